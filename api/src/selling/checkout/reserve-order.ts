import type { Queryable } from '../../platform/database/connection/connect.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { lockCoupons, returnCoupon, takeCoupon } from '../coupons/coupon-use.ts';
import { returnPoints, spendPoints } from '../loyalty/spend-points.ts';
import type { Customer } from '../orders/access/order-draft.ts';
import { holdStock, moveHeldStock } from '../orders/placement/stock-hold.ts';
import { checkoutErrors } from '../quote/errors.ts';
import { stockNeeds } from '../quote/price-cart.ts';
import type { FullQuote } from '../quote/quote.ts';

interface Reservation {
  id: string;
  full: FullQuote;
  customer: Customer;
  now: Date;
  /** The former order of the same cart: its points, coupon and stock move to this one. */
  replacedId: string | undefined;
}

/** Comes last, because other orders need these rows too: they stay locked as briefly as possible. */
export async function reserve(
  tx: Queryable,
  { id, full, customer, now, replacedId }: Reservation,
): Promise<Refusal | undefined> {
  const { userId, email } = customer;
  if (replacedId) await returnPoints(tx, { id: replacedId, userId: userId ?? null }, { at: now });
  const { points } = full.quote;
  if (points?.isChosen && userId !== undefined) {
    const refusal = await spendPoints(tx, { userId, orderId: id, points: points.usable, at: now });
    if (refusal) return refusal;
  }
  if (replacedId) {
    await lockCoupons(tx, { orderId: replacedId, couponId: full.coupon?.id });
    await returnCoupon(tx, replacedId, now);
  }
  if (full.coupon) {
    const use = { couponId: full.coupon.id, orderId: id, customerKey: email, now };
    const refusal = await takeCoupon(tx, use);
    if (refusal) return new Refusal(refusal.code, { ...refusal.text, status: 409 });
  }
  const needs = stockNeeds(full.lines).flatMap(({ stockId, units }) => (stockId ? [{ stockId, units }] : []));
  const [short] = replacedId
    ? await moveHeldStock(tx, { from: replacedId, to: id }, needs)
    : await holdStock(tx, id, needs);
  if (short === undefined) return undefined;
  const line = full.lines.find(({ stock }) => stock?.id === short);
  return checkoutErrors.OUT_OF_STOCK({ name: line?.offer.name ?? '', available: 0, lineId: line?.item.lineId });
}
