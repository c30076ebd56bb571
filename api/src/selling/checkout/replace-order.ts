import { releasePhotos, unorderedDays } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { replacedReason } from '../orders/access/checkout-identity.ts';
import { changeOrder } from '../orders/record/change-order.ts';
import { photosOfOrder } from '../orders/record/line-photos.ts';
import type { OrderActor } from '../orders/record/order-event.ts';
import { lockOrder } from '../orders/record/order-rows.ts';
import { paymentErrors } from '../payments/charges/errors.ts';

/** A payment that was given up here and must be cancelled at the provider. */
export interface AbandonedPayment extends Record<string, unknown> {
  provider: string;
  reference: string | null;
}

interface Replacement {
  orderId: string;
  by: OrderActor;
  now: Date;
}

/** A payment start without an answer after this time counts as lost. */
const inFlightMs = 15_000;

/**
 * Cancels an unpaid order in favour of the next one of its cart. Its coupon and stock move to the new order (see
 * `reserve`), in the same transaction.
 */
export async function replaceOrder(
  tx: Queryable,
  { orderId, by, now }: Replacement,
): Promise<AbandonedPayment[] | Refusal> {
  const order = await lockOrder(tx, orderId);
  const closed = await closePayments(tx, { orderId, now });
  if (closed instanceof Refusal) return closed;
  const cancelled = await changeOrder(tx, order, {
    name: 'cancel',
    by,
    now,
    event: 'cancelled',
    data: { reason: replacedReason },
    set: { cancelled_at: now.toISOString(), cancel_reason: replacedReason, hold_expires_at: null },
  });
  if (cancelled instanceof Refusal) return cancelled;
  await releasePhotos(tx, photosOfOrder(orderId), { now, days: unorderedDays });
  return closed;
}

/** Closes the open payments of an unpaid order, unless one of them has just been started. */
export async function closePayments(
  tx: Queryable,
  { orderId, now }: Pick<Replacement, 'orderId' | 'now'>,
): Promise<AbandonedPayment[] | Refusal> {
  const since = new Date(now.getTime() - inFlightMs).toISOString();
  const inFlight = await tx.execute(sql`SELECT 1 FROM payment_attempts WHERE order_id = ${orderId} AND state = 'open'
    AND provider_reference IS NULL AND provider <> 'transfer' AND created_at > ${since}`);
  if (inFlight.rows.length > 0) return paymentErrors.PAYMENT_IN_PROGRESS({ retryAfter: 2 });
  const { rows } = await tx.execute<AbandonedPayment>(sql`UPDATE payment_attempts SET state = 'closed',
      updated_at = ${now.toISOString()} WHERE order_id = ${orderId} AND state IN ('open', 'requires_action')
    RETURNING provider, provider_reference AS reference`);
  return rows;
}
