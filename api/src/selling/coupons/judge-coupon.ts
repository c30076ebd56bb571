import type { Refusal } from '../../platform/text/refusal.ts';
import type { CouponCustomer, CouponRow, CouponWithUse } from './coupon-rows.ts';
import { couponErrors } from './errors.ts';

interface Circumstances {
  subtotalCents: number;
  customer: CouponCustomer;
  now: Date;
}

/** Undefined: the coupon is valid. The order's transaction checks again under the coupon's lock. */
export function judgeCoupon(
  coupon: CouponWithUse,
  { subtotalCents, customer, now }: Circumstances,
): Refusal | undefined {
  if (!coupon.isActive) return couponErrors.COUPON_UNKNOWN();
  if (coupon.customerId !== null && coupon.customerId !== customer.userId) return couponErrors.COUPON_UNKNOWN();
  if (coupon.startsAt !== null && new Date(coupon.startsAt) > now) return couponErrors.COUPON_NOT_STARTED();
  if (coupon.endsAt !== null && new Date(coupon.endsAt) <= now) return couponErrors.COUPON_EXPIRED();
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return couponErrors.COUPON_USED_UP();
  if (coupon.maxUsesPerCustomer !== null && coupon.ownUses >= coupon.maxUsesPerCustomer)
    return couponErrors.COUPON_ALREADY_USED();
  if (coupon.firstOrderOnly && coupon.ownOrders > 0) return couponErrors.COUPON_FIRST_ORDER_ONLY();
  if (subtotalCents < coupon.minimumCents)
    return couponErrors.COUPON_BELOW_MINIMUM({ minimum_amount: coupon.minimumCents / 100 });
  return undefined;
}

export function isInScope({ scope }: CouponRow, product: { id: string; categoryId: string | null }): boolean {
  const { productIds, categoryIds } = scope;
  if (!productIds?.length && !categoryIds?.length) return true;
  if (productIds?.includes(product.id)) return true;
  return product.categoryId !== null && (categoryIds?.includes(product.categoryId) ?? false);
}

export const viewAppliedCoupon = (coupon: CouponRow) => ({
  code: coupon.code,
  discount_type: coupon.discountType,
  discount: coupon.discountType === 'percentage' ? coupon.discountValue : coupon.discountValue / 100,
  minimum_amount: coupon.minimumCents > 0 ? coupon.minimumCents / 100 : null,
});
