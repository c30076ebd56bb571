import { useLocale } from '@aimante/remote';
import { formatPrice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../offer/offer.ts';

/** "9 × 3,90 € + 1 × 4,50 €" with sets, else "2 × 4,50 € / unité". */
export function PriceSum({ offer: { parts, quantity, unitCents } }: { offer: Offer }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [first] = parts;
  if (parts.length > 1) {
    return parts.map((part) => `${part.quantity} × ${formatPrice(part.unitPriceCents, locale)}`).join(' + ');
  }
  return t('product.total.sum', { quantity, price: formatPrice(first?.unitPriceCents ?? unitCents, locale) });
}
