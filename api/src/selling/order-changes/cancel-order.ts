import { releasePhotos, unorderedDays } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { announce } from '../../platform/events/event.ts';
import type { Services } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { returnCoupon } from '../coupons/coupon-use.ts';
import { returnPoints } from '../loyalty/spend-points.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import { releaseStock, restock } from '../orders/placement/stock-hold.ts';
import { changeOrder } from '../orders/record/change-order.ts';
import { photosOfOrder } from '../orders/record/line-photos.ts';
import type { OrderActor } from '../orders/record/order-event.ts';
import { orderCancelled } from '../orders/record/order-events.ts';
import { isUnproduced, phaseOf } from '../orders/record/order-machine.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import { refundSumsOf } from '../orders/record/refund-sums.ts';
import { askRefund, leftToRefund } from './ask-refund.ts';

export interface CancelOrderInput {
  order: OrderRow;
  by: OrderActor;
  reason: string | null;
  /** Another mail informs the customer. */
  isSilent?: boolean;
}

/** Cancels the order: releases its stock and refunds in full what was paid. */
export async function cancelOrder(
  services: Services,
  tx: Queryable,
  { order, by, reason, isSilent = false }: CancelOrderInput,
): Promise<OrderRow | Refusal> {
  const now = services.now();
  const wasPaid = phaseOf(order) === 'production';
  const changed = await changeOrder(tx, order, {
    name: 'cancel',
    by,
    now,
    event: 'cancelled',
    data: { reason },
    set: { cancelled_at: now.toISOString(), cancel_reason: reason, hold_expires_at: null },
  });
  if (changed instanceof Refusal) return changed;
  // Locks photos, coupon and stock in the same sequence as placing an order does.
  await releasePhotos(tx, photosOfOrder(order.id), { now, days: unorderedDays });
  await returnPoints(tx, order, { at: now });
  await returnCoupon(tx, order.id, now);
  await releaseStock(tx, order.id);
  await announce(services, tx, orderCancelled({ orderId: order.id, at: now }));
  const refundCents = wasPaid ? await leftToRefund(tx, order) : 0;
  if (wasPaid && isUnproduced(order.stage)) await restock(tx, order.id);
  if (refundCents > 0) {
    const refund = { order, by, amountCents: refundCents, reason: reason ?? 'cancelled' };
    const asked = await askRefund(services, tx, refund);
    if (asked instanceof Refusal) return asked;
  }
  if (isSilent) return changed;
  await queueOrderMail(services, tx, {
    order: changed,
    kind: 'order-cancelled',
    payload: { reason, isPaid: changed.paymentStatus === 'paid', ...(await refundSumsOf(tx, order.id)) },
  });
  return changed;
}
