import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../cart/cart.ts';
import { useCart } from '../../cart/use-cart.ts';
import { BackLink } from '../../checkout-frame/back-link.tsx';
import { EmptyCheckout } from '../../checkout-frame/empty-checkout.tsx';
import { pendingPhotos } from '../../quote/order-items.ts';
import styles from './send-cart.module.css';
import { SendCartPanel } from './send-cart-panel.tsx';

/** The cart goes on on another device, with or without an account. */
export function SendCartPage() {
  const { t } = useTranslation();
  const cart = useCart();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('sendCart.open.label')}</h1>
      {cart ? <Contents cart={cart} /> : <Skeleton shape="block" height="20rem" />}
      <BackLink to="/cart">{t('sendCart.back.label')}</BackLink>
    </div>
  );
}

function Contents({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation();
  if (cart.lines.length === 0) return <EmptyCheckout />;
  if (pendingPhotos(cart) > 0) return <p role="status">{t('sendCart.uploading.text')}</p>;
  return <SendCartPanel cart={cart} />;
}
