import type { Quote } from '@aimante/api-contract/checkout';
import { useLocale } from '@aimante/remote';
import { Checkbox, formatPrice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { setPoints } from '../cart/cart-rules.ts';
import { useCart, useCartStore } from '../cart/use-cart.ts';

/** Offers the points of the account with what they save. The shop decides how many fit the cart. */
export function PointsBox({ points }: { readonly points: Quote['points'] | undefined }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { change } = useCartStore();
  const usesPoints = useCart()?.usesPoints === true;
  if (!points) return null;
  return (
    <Checkbox
      label={t('points.use.label', { count: points.usable, amount: formatPrice(points.cents, locale) })}
      help={t('points.use.balance', { count: points.balance })}
      checked={usesPoints}
      onChange={({ target }) => change((cart) => setPoints(cart, target.checked))}
    />
  );
}
