import { useChange } from '@aimante/remote/data';
import { useState } from 'react';
import { applyCoupon, removeCoupon } from '../../../cart/cart-rules.ts';
import { totalsOfCart } from '../../../cart/cart-totals.ts';
import { useCart, useCartStore } from '../../../cart/use-cart.ts';
import { checkCoupon, faultOfRefusal } from './check-coupon.ts';

/** The coupon of the cart. A coupon with a fault is not in the cart. */
export function useCoupon() {
  const cart = useCart();
  const { change } = useCartStore();
  /** Why the shop's quote no longer accepts the coupon that was applied. */
  const [withdrawal, setWithdrawal] = useState<string>();
  const check = useChange(
    (api, code: string) => checkCoupon(api, { code, subtotalCents: cart ? totalsOfCart(cart).subtotalCents : 0 }),
    {
      onDone: (answer) => change((before) => ('kind' in answer ? removeCoupon(before) : applyCoupon(before, answer))),
      onFailure: () => change(removeCoupon),
      canBeGuest: true,
    },
  );
  const refusal = check.error ? faultOfRefusal(check.error) : undefined;

  function remove(why?: string) {
    change(removeCoupon);
    check.reset();
    setWithdrawal(why);
  }

  return {
    applied: cart?.coupon ?? null,
    isChecking: check.isPending,
    fault: withdrawal ?? refusal ?? (check.data && 'kind' in check.data ? check.data : undefined),
    apply(typed: string) {
      const code = typed.trim();
      if (!cart || code === '' || cart.coupon || check.isPending) return;
      setWithdrawal(undefined);
      check.mutate(code);
    },
    remove,
  };
}
