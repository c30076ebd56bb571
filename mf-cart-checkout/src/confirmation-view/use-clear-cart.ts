import type { Order } from '@aimante/api-contract/orders';
import { useEffect } from 'react';
import { EMPTY_CART } from '../cart-state/cart.ts';
import { CHECKOUT_KEY } from '../cart-state/cart-storage.ts';
import { useCartStore } from '../cart-state/use-cart.ts';
import { forgetDraft } from '../checkout-draft/checkout-draft.ts';
import { forgetAttempt, readAttempt } from '../order-placement/order-attempt.ts';

/** Whether the shop has taken the order on: paid, or to be paid by a transfer. */
export function isSettled({ paymentStatus, payment }: Order): boolean {
  return paymentStatus === 'paid' || payment?.provider === 'transfer';
}

/** The cart is emptied when the server says that its order stands, and for no other order. */
export function useClearCart(order: Order): void {
  const { change } = useCartStore();
  const isDone = isSettled(order);
  const { id } = order;
  useEffect(() => {
    if (!isDone || readAttempt()?.order?.id !== id) return;
    change(() => EMPTY_CART);
    forgetAttempt();
    forgetDraft();
    try {
      localStorage.removeItem(CHECKOUT_KEY);
    } catch {
      // There is nothing to forget.
    }
  }, [isDone, id, change]);
}
