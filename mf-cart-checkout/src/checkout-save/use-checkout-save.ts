import { usePlatform } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { useCart, useCartStore } from '../cart/use-cart.ts';
import { saveCheckout } from './save-checkout.ts';

type CheckoutPath = '/checkout' | '/checkout/guest';

/** Stores the cart and opens the checkout, even if storing fails. */
export function useCheckoutSave(path: CheckoutPath = '/checkout'): () => void {
  const { t } = useTranslation();
  const platform = usePlatform();
  const cart = useCart();
  const { forgetStorage } = useCartStore();
  return () => {
    if (!cart) return;
    if (saveCheckout(cart, { storage: () => localStorage, now: new Date() }) === 'too-large') {
      forgetStorage();
      platform.notify({ kind: 'error', text: t('checkoutSave.tooLarge.alert') });
    }
    platform.navigate(path);
  };
}
