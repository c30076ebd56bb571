import type { Quote } from '@aimante/api-contract/checkout';
import { useLocale } from '@aimante/remote';
import { formatPrice, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { KnownPlace } from './known-place.ts';

interface PlaceProps {
  readonly place: KnownPlace | undefined;
}

/** Without an address, the price is that of France. */
export function ShippingLabel({ place }: PlaceProps) {
  const { t } = useTranslation();
  if (!place) return t('summary.shipping.france');
  return t('summary.shipping.place', { place: `${place.postalCode} ${t(`country.${place.country}`)}` });
}

/** VAT of the place of delivery, or of France with the notice that another place may change the total. */
export function TotalNote({ quote, place }: PlaceProps & { readonly quote: Quote | undefined }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (place && quote) {
    const { vatNotice: notice, vatCents } = quote;
    return vatCents > 0 ? t('summary.vat.amount', { notice, amount: formatPrice(vatCents, locale) }) : notice;
  }
  const elsewhere = t('summary.vat.elsewhere');
  return quote?.vatRule === 'franchise'
    ? `${quote.vatNotice}. ${elsewhere}`
    : `${t('summary.vat.included')} ${elsewhere}`;
}

/** Why nothing is delivered to the typed place. */
export function Unserved({ quote }: { readonly quote: Quote | undefined }) {
  const reason = quote?.notices.find(({ code }) => code === 'SHIPPING_UNAVAILABLE')?.message;
  return reason && <Notice tone="warning">{reason}</Notice>;
}
