import type { FragmentProps } from '@aimante/contract';
import { Link } from '@aimante/remote';
import { Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { countKey, quantityOf } from '../../cart/cart.ts';
import { useCart } from '../../cart/use-cart.ts';
import styles from './in-cart.module.css';

/** How much of a product is in the cart, on the page of the product. Shows nothing when it is not in the cart. */
export function InCart({ productId }: FragmentProps['in-cart']) {
  const { t } = useTranslation();
  const lines = useCart()?.lines.filter((line) => line.productId === productId) ?? [];
  if (lines.length === 0) return null;
  const amount = t(countKey(lines), { count: lines.reduce((sum, line) => sum + quantityOf(line), 0) });
  return (
    <p className={styles.text}>
      {t('inCart.text', { amount })} <UiLink render={<Link to="/cart" />}>{t('cartButton.mini.open')}</UiLink>
    </p>
  );
}
