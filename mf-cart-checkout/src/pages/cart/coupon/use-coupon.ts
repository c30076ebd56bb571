import { useSignedIn } from '@aimante/remote';
import { useApi } from '@aimante/remote/data';
import { useState } from 'react';
import { applyCoupon, removeCoupon } from '../../../cart/cart-rules.ts';
import { totalsOfCart } from '../../../cart/cart-totals.ts';
import { useCart, useCartStore } from '../../../cart/use-cart.ts';
import { type CouponFault, checkCoupon } from './check-coupon.ts';

export type CouponState =
  | { readonly kind: 'none' }
  | { readonly kind: 'validating' }
  | { readonly kind: 'error'; readonly fault: CouponFault };

/** State of the coupon box: none, validating, applied (the coupon is in the cart) or error (it is not). */
export function useCoupon() {
  const api = useApi();
  const signedIn = useSignedIn({ canBeGuest: true });
  const cart = useCart();
  const { change } = useCartStore();
  const [state, setState] = useState<CouponState>({ kind: 'none' });

  async function apply(typed: string) {
    const code = typed.trim();
    if (!cart || code === '' || cart.coupon || state.kind === 'validating') return;
    setState({ kind: 'validating' });
    const check = await checkCoupon(api, { code, subtotalCents: totalsOfCart(cart).subtotalCents, signedIn });
    if ('fault' in check) {
      change(removeCoupon);
      setState({ kind: 'error', fault: check.fault });
      return;
    }
    change((before) => applyCoupon(before, check.coupon));
    setState({ kind: 'none' });
  }

  function remove() {
    change(removeCoupon);
    setState({ kind: 'none' });
  }

  /** The shop no longer accepts the coupon: removes it and keeps the shop's message. */
  function withdraw(message: string) {
    change(removeCoupon);
    setState({ kind: 'error', fault: { kind: 'said', message } });
  }

  return { state, applied: cart?.coupon ?? null, apply, remove, withdraw };
}
