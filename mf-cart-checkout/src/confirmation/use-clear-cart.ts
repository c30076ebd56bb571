import type { Order } from '@aimante/api-contract/orders';
import { useEffect } from 'react';
import { withoutOrdered } from '../cart/ordered-lines.ts';
import { CHECKOUT_KEY } from '../cart/storage/cart-storage.ts';
import { useCartStore } from '../cart/use-cart.ts';
import { forgetDraft } from '../checkout-draft/checkout-draft.ts';
import { forgetAttempt, readAttempt } from '../order-placement/order-attempt.ts';

/** True if the shop accepted the order: it is paid, or will be paid by transfer. */
export function isSettled({ paymentStatus, payment }: Order): boolean {
  return paymentStatus === 'paid' || payment?.provider === 'transfer';
}

/** Removes the ordered items from the cart, in any tab. Items added since then stay. */
export function useClearCart(order: Order): void {
  const cartStore = useCartStore();
  const isDone = isSettled(order);
  useEffect(() => {
    const isOfThisCart = order.checkoutId
      ? order.checkoutId === cartStore.checkoutId()
      : readAttempt()?.order?.id === order.id;
    // The account has emptied the cart of all its devices before this page did.
    const isEmptied = order.checkoutId !== null && order.checkoutId === cartStore.lastCheckoutId();
    if (!isDone || !(isOfThisCart || isEmptied)) return;
    if (isOfThisCart) cartStore.keepRest((cart) => withoutOrdered(cart, order));
    forgetAttempt();
    forgetDraft();
    try {
      localStorage.removeItem(CHECKOUT_KEY);
    } catch {
      // Without storage there is nothing to remove.
    }
  }, [isDone, order, cartStore]);
}
