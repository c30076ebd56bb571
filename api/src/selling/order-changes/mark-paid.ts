import type { Queryable } from '../../platform/database/connection/connect.ts';
import { announce } from '../../platform/events/event.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { removeOrdered } from '../carts/ordered-lines.ts';
import { takeCouponAgain } from '../coupons/coupon-use.ts';
import { spendPointsAgain } from '../loyalty/spend-points.ts';
import { isReplaced } from '../orders/access/checkout-identity.ts';
import { holdAgain, sellStock } from '../orders/placement/stock-hold.ts';
import { changeOrder } from '../orders/record/change-order.ts';
import { missingOfOrder } from '../orders/record/missing-photos.ts';
import type { OrderActor } from '../orders/record/order-event.ts';
import { orderPaid } from '../orders/record/order-events.ts';
import { obstacleTo } from '../orders/record/order-machine.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import { lockBaseOf } from '../orders/record/supplements.ts';
import { promiseFromPayment } from '../shipping/promised-days.ts';
import { isTooLateToJoin } from './close-supplements.ts';
import { joinSupplement } from './join-supplement.ts';

export type PaidOutcome = 'paid' | 'already_paid' | 'too_late';

/**
 * The payment has arrived. The reserved stock is sold; invoice, points and mail follow from the event. `too_late`: the
 * order was cancelled and its stock sold to others, or is a
 * supplement of an order that takes no more items, so the money must be refunded.
 */
export async function markPaid(
  services: Services,
  tx: Queryable,
  { order, by, data }: { order: OrderRow; by: OrderActor; data: Record<string, unknown> },
): Promise<PaidOutcome> {
  const now = services.now();
  if (order.paymentStatus === 'paid') return 'already_paid';
  const base = await lockBaseOf(tx, order.id);
  if (base && (await isTooLateToJoin(services, tx, { supplement: order, base }))) return 'too_late';
  const isReopened = order.status === 'annule';
  if (obstacleTo(isReopened ? 'reopen' : 'pay', order, by.role)) return 'too_late';
  if (isReopened && (await isReplaced(tx, order.id))) return 'too_late';
  if (!(await holdAgain(tx, order.id))) return 'too_late';
  if (isReopened) {
    await spendPointsAgain(tx, order, now);
    await takeCouponAgain(tx, order.id);
  }
  const paid = await changeOrder(tx, order, {
    name: isReopened ? 'reopen' : 'pay',
    by,
    now,
    event: isReopened ? 'reopened' : 'paid',
    data,
    set: {
      paid_at: now.toISOString(),
      hold_expires_at: sql`NULL`,
      cancelled_at: sql`NULL`,
      cancel_reason: sql`NULL`,
      stage: sql`CASE WHEN EXISTS (SELECT 1 FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
        WHERE l.order_id = ${order.id}) OR ${missingOfOrder(sql`${order.id}::uuid`)} > 0 THEN 'a_verifier' ELSE 'pret' END`,
    },
  });
  if (paid instanceof Refusal) throw new Error('The state machine refused a transition that it had allowed');
  await sellStock(tx, order.id);
  await promiseFromPayment(services, tx, order.id);
  if (base) await joinSupplement(services, tx, { supplement: order, base, by });
  await removeOrdered(tx, { orderId: order.id, userId: order.userId, at: now });
  await announce(services, tx, orderPaid({ order: paid, at: now }));
  return 'paid';
}
