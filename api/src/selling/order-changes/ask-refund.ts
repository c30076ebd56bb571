import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { announce } from '../../platform/events/event.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { addOrderEvent, type OrderActor } from '../orders/record/order-event.ts';
import { orderRefundedInFull } from '../orders/record/order-events.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import { chooseParts, type RefundChoice } from '../orders/record/refund-parts.ts';
import { isFullyRefunded, isOpenFailure } from '../orders/record/refund-sums.ts';

export interface RefundRequest {
  order: OrderRow;
  by: OrderActor;
  amountCents: number;
  reason: string;
  /** An extra payment, besides the one that paid the order. Its refund does not count against the order. */
  attemptId?: string;
  /** The lines and delivery that it pays back. Their amount must be `amountCents`. */
  choice?: RefundChoice;
}

/**
 * Records that money must be refunded. A job makes the refund and issues the credit note. Requires the order's row
 * lock.
 */
export async function askRefund(
  services: Services,
  tx: Queryable,
  { order, by, amountCents, reason, attemptId, choice }: RefundRequest,
): Promise<string | Refusal> {
  const { now } = services;
  const parts = choice ? await chooseParts(tx, { orderId: order.id, choice }) : null;
  if (parts instanceof Refusal) return parts;
  const expectedCents = parts?.reduce((sum, part) => sum + part.amountCents, 0);
  if (expectedCents !== undefined && expectedCents !== amountCents)
    return orderErrors.REFUND_AMOUNT_DIFFERS({ expectedCents });
  const leftCents = attemptId ? amountCents : await leftToRefund(tx, order);
  if (amountCents > leftCents) return orderErrors.REFUND_TOO_LARGE({ leftCents });
  const id = uuidv7(now().getTime());
  const paid = sql`(SELECT a.id FROM payment_attempts a WHERE a.order_id = ${order.id} AND a.state = 'paid')`;
  await tx.execute(sql`INSERT INTO refunds (id, order_id, payment_attempt_id, amount_cents, reason, actor_id, created_at, method, parts)
    SELECT ${id}, ${order.id}, a.id, ${amountCents}, ${reason}, ${by.id}, ${now().toISOString()}, ${methodOf},
      ${parts && JSON.stringify(parts)}::jsonb
    FROM (SELECT ${attemptId ?? paid} AS id) wanted LEFT JOIN payment_attempts a ON a.id = wanted.id::uuid`);
  const data = { amountCents, reason };
  const isInternal = attemptId !== undefined;
  await addOrderEvent(tx, { orderId: order.id, type: 'refund_asked', by, at: now(), data, isInternal });
  await announceFullRefund(services, tx, order);
  return id;
}

export async function announceFullRefund(services: Services, tx: Queryable, order: OrderRow): Promise<void> {
  if (await isFullyRefunded(tx, order))
    await announce(services, tx, orderRefundedInFull({ orderId: order.id, at: services.now() }));
}

/** The owner refunds transfers and cash by hand: the refund waits until the owner marks it as done. */
const methodOf = sql`CASE WHEN a.provider IN ('demo', 'stripe', 'paypal') AND a.provider_reference IS NOT NULL
  THEN 'provider' ELSE 'by_hand' END`;

/** The amount paid, less refunds that are done, pending or waiting for the owner. */
export async function leftToRefund(tx: Queryable, order: OrderRow): Promise<number> {
  const { rows } = await tx.execute<{ asked: number }>(sql`SELECT coalesce(sum(r.amount_cents), 0)::int AS asked
    FROM refunds r LEFT JOIN payment_attempts a ON a.id = r.payment_attempt_id
    WHERE r.order_id = ${order.id} AND (r.state <> 'failed' OR ${isOpenFailure}) AND coalesce(a.state, 'paid') = 'paid'`);
  return order.totalCents - (rows[0]?.asked ?? 0);
}
