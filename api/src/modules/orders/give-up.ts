import type { Queryable } from '../../platform/database/connect.ts';
import type { Services } from '../../platform/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { tilesOfOrder, voidTiles } from '../batches/void-tiles.ts';
import { returnCoupon } from '../coupons/coupon-use.ts';
import { askRefund, leftToRefund } from '../payments/ask-refund.ts';
import { letPhotosGo, photosOfOrder, unorderedDays } from '../photos/keep-photo.ts';
import { changeOrder } from './change-order.ts';
import type { By } from './order-event.ts';
import { isUnproduced, phaseOf } from './order-machine.ts';
import { queueOrderMail } from './order-mail.ts';
import type { OrderRow } from './order-rows.ts';
import { releaseStock, restock } from './stock-hold.ts';

export interface GivingUp {
  order: OrderRow;
  by: By;
  reason: string | null;
}

/** Cancels: what was set aside goes back, and what was paid is refunded in full. */
export async function cancelOrder(
  services: Services,
  tx: Queryable,
  { order, by, reason }: GivingUp,
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
  // Photos, coupon, stock: in the sequence in which an order that is placed locks them.
  await letPhotosGo(tx, photosOfOrder(order.id), { now, days: unorderedDays });
  await returnCoupon(tx, order.id, now);
  await releaseStock(tx, order.id);
  await voidTiles(tx, tilesOfOrder(order.id), { reason: 'cancelled', now });
  const refundCents = wasPaid ? await leftToRefund(tx, order) : 0;
  if (wasPaid && isUnproduced(order.stage)) await restock(tx, order.id);
  if (refundCents > 0) {
    const refund = { order, by, amountCents: refundCents, reason: reason ?? 'cancelled' };
    const asked = await askRefund(services, tx, refund);
    if (asked instanceof Refusal) return asked;
  }
  const { refundedCents } = changed;
  await queueOrderMail(services, tx, {
    order: changed,
    kind: 'order-cancelled',
    payload: { reason, refundCents, refundedCents },
  });
  return changed;
}
