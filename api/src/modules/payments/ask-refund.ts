import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { uuidv7 } from '../../database/uuid.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { addOrderEvent, type By } from '../orders/order-event.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import { paymentErrors } from './errors.ts';

export interface RefundWish {
  order: OrderRow;
  by: By;
  amountCents: number;
  reason: string;
}

/** Notes that money has to go back; a job gives it back and writes the credit note. The order's row is locked. */
export async function askRefund(
  { now }: Pick<Services, 'now'>,
  tx: Queryable,
  { order, by, amountCents, reason }: RefundWish,
): Promise<string | Refusal> {
  const { rows } = await tx.execute<{ asked: number }>(
    sql`SELECT coalesce(sum(amount_cents), 0)::int AS asked FROM refunds WHERE order_id = ${order.id} AND state <> 'failed'`,
  );
  const leftCents = order.totalCents - (rows[0]?.asked ?? 0);
  if (amountCents > leftCents) return paymentErrors.REFUND_TOO_LARGE({ leftCents });
  const id = uuidv7(now().getTime());
  await tx.execute(sql`INSERT INTO refunds (id, order_id, payment_attempt_id, amount_cents, reason, actor_id, created_at)
    SELECT ${id}, ${order.id}, (SELECT a.id FROM payment_attempts a WHERE a.order_id = ${order.id} AND a.state = 'paid'),
      ${amountCents}, ${reason}, ${by.id}, ${now().toISOString()}`);
  const data = { amountCents, reason };
  await addOrderEvent(tx, { orderId: order.id, type: 'refund_asked', by, at: now(), data });
  return id;
}
