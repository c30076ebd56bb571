import { ApiError, type Client } from '@aimante/api-contract';
import { validateCoupon } from '@aimante/api-contract/coupons';
import type { useSignedIn } from '@aimante/remote';
import type { AppliedCoupon } from '../../../cart/cart.ts';

export type CouponFault =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'minimum'; readonly amountCents: number }
  | { readonly kind: 'refused'; readonly cause: ApiError }
  /** A message of the shop's quote. */
  | { readonly kind: 'said'; readonly message: string };

export type CouponCheck = { readonly coupon: AppliedCoupon } | { readonly fault: CouponFault };

const toCents = (euros: number) => Math.round(euros * 100);

interface CouponQuestion {
  readonly code: string;
  readonly subtotalCents: number;
  /** Asks to sign in if the session has ended. */
  readonly signedIn: ReturnType<typeof useSignedIn>;
}

export async function checkCoupon(api: Client, question: CouponQuestion): Promise<CouponCheck> {
  const { code, subtotalCents, signedIn } = question;
  try {
    const body = { code, cartTotal: subtotalCents / 100 };
    const answer = await signedIn(() => api(validateCoupon, { body }));
    if (!answer.success || !answer.isValid) return { fault: { kind: 'invalid' } };
    const { coupon } = answer;
    const minimumCents = toCents(coupon.minimum_amount ?? 0);
    if (subtotalCents < minimumCents) return { fault: { kind: 'minimum', amountCents: minimumCents } };
    const value = coupon.discount_type === 'fixed' ? toCents(coupon.discount) : coupon.discount;
    return { coupon: { code: coupon.code, type: coupon.discount_type, value, minimumCents } };
  } catch (cause) {
    return { fault: faultOf(cause) };
  }
}

function faultOf(cause: unknown): CouponFault {
  if (!(cause instanceof ApiError)) return { kind: 'failed' };
  const { status, message } = cause;
  if (message && (status === 400 || status === 429)) return { kind: 'refused', cause };
  return status === 400 || status === 404 ? { kind: 'invalid' } : { kind: 'failed' };
}
