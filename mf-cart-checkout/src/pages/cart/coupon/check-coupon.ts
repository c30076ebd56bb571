import { ApiError, type Client } from '@aimante/api-contract';
import { validateCoupon } from '@aimante/api-contract/coupons';
import type { AppliedCoupon } from '../../../cart/cart.ts';

/** Why a coupon is not applied, where the answer says it without a message. */
export type CouponFault =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'minimum'; readonly amountCents: number };

const toCents = (euros: number) => Math.round(euros * 100);

/** Rejects if the shop refuses the question. */
export async function checkCoupon(
  api: Client,
  { code, subtotalCents }: { code: string; subtotalCents: number },
): Promise<AppliedCoupon | CouponFault> {
  const answer = await api(validateCoupon, { body: { code, cartTotal: subtotalCents / 100 } });
  if (!answer.success || !answer.isValid) return { kind: 'invalid' };
  const { coupon } = answer;
  const minimumCents = toCents(coupon.minimum_amount ?? 0);
  if (subtotalCents < minimumCents) return { kind: 'minimum', amountCents: minimumCents };
  const value = coupon.discount_type === 'fixed' ? toCents(coupon.discount) : coupon.discount;
  return { code: coupon.code, type: coupon.discount_type, value, minimumCents };
}

/** A refusal with a message of its own is shown as it is. */
export function faultOfRefusal(cause: unknown): CouponFault | ApiError {
  if (!(cause instanceof ApiError)) return { kind: 'failed' };
  const { status, message } = cause;
  if (message && (status === 400 || status === 429)) return cause;
  return { kind: status === 400 || status === 404 ? 'invalid' : 'failed' };
}
