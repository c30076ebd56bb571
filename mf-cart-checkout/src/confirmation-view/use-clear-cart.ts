import type { Order } from '@aimante/api-contract/orders';
import { useEffect } from 'react';
import { CHECKOUT_KEY } from '../cart-state/cart-storage.ts';
import { withoutOrdered } from '../cart-state/ordered-lines.ts';
import { useCartStore } from '../cart-state/use-cart.ts';
import { forgetDraft } from '../checkout-draft/checkout-draft.ts';
import { forgetAttempt, readAttempt } from '../order-placement/order-attempt.ts';

/** Whether the shop has taken the order on: paid, or to be paid by a transfer. */
export function isSettled({ paymentStatus, payment }: Order): boolean {
  return paymentStatus === 'paid' || payment?.provider === 'transfer';
}

/** What the order holds leaves the cart, in whichever tab the confirmation is; what was added since stays. */
export function useClearCart(order: Order): void {
  const cartStore = useCartStore();
  const isDone = isSettled(order);
  useEffect(() => {
    const isOfThisCart = order.checkoutId
      ? order.checkoutId === cartStore.checkoutId()
      : readAttempt()?.order?.id === order.id;
    if (!isDone || !isOfThisCart) return;
    cartStore.keepRest((cart) => withoutOrdered(cart, order));
    forgetAttempt();
    forgetDraft();
    try {
      localStorage.removeItem(CHECKOUT_KEY);
    } catch {
      // There is nothing to forget.
    }
  }, [isDone, order, cartStore]);
}
