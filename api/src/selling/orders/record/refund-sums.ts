import { describeOrder, type OrderFacts } from '@aimante/shop/order-states';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';

/** A failed refund without a replacement: the shop still owes this money. For a statement with `refunds r`. */
export const isOpenFailure: SQL = sql`(r.state = 'failed' AND NOT EXISTS (SELECT 1 FROM refunds n WHERE n.replaces_id = r.id))`;

/** A refund that was made in the provider's own back office, and that the owner has not seen in the shop. */
const isUnseen: SQL = sql`(r.reason = 'at_provider' AND r.seen_at IS NULL)`;

/** A failed refund, one that the owner makes by hand, or one that the owner has not seen: the owner must act. */
export const needsAction: SQL = sql`((r.state = 'asked' AND r.method = 'by_hand') OR ${isOpenFailure} OR ${isUnseen})`;

/** Refunds of an extra payment, besides the one that paid the order, do not count against the order. */
const sumOf = (where: SQL): SQL => sql`(SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r
  LEFT JOIN payment_attempts a ON a.id = r.payment_attempt_id
  WHERE r.order_id = o.id AND coalesce(a.state, 'paid') = 'paid' AND ${where})`;

export const pendingRefunds: SQL = sumOf(sql`r.state IN ('asked', 'pending')`);
export const failedRefunds: SQL = sumOf(isOpenFailure);

/** For a statement that reads `orders o`. */
export const refundColumns: SQL = sql`${pendingRefunds} AS "refundPendingCents", ${failedRefunds} AS "refundFailedCents"`;

/** The VAT in refunds that are done or on their way. A refund of an amount has the rate of the order, as on its credit note. */
export const refundedVat: SQL = sql`(SELECT coalesce(sum(coalesce(
    (SELECT sum((p.part ->> 'vatCents')::int) FROM jsonb_array_elements(r.parts) p (part)),
    round(r.amount_cents * o.vat_rate / (100 + o.vat_rate)))), 0)::int FROM refunds r
  LEFT JOIN payment_attempts a ON a.id = r.payment_attempt_id
  WHERE r.order_id = o.id AND coalesce(a.state, 'paid') = 'paid' AND r.state <> 'failed')`;

/** What `isFullyRefunded` refuses, for a statement that reads `orders o`. */
export const isOwed: SQL = sql`(o.total_cents = 0 OR o.refunded_cents + ${pendingRefunds} < o.total_cents)`;

export interface RefundSums extends Record<string, unknown> {
  refundedCents: number;
  refundPendingCents: number;
  refundFailedCents: number;
}

export async function refundSumsOf(db: Queryable, orderId: string): Promise<RefundSums> {
  const { rows } = await db.execute<RefundSums>(
    sql`SELECT o.refunded_cents AS "refundedCents", ${refundColumns} FROM orders o WHERE o.id = ${orderId}`,
  );
  return rows[0] ?? { refundedCents: 0, refundPendingCents: 0, refundFailedCents: 0 };
}

/** Whether all that was paid is refunded, or is being refunded. */
export async function isFullyRefunded(db: Queryable, order: OrderFacts & { readonly id: string }): Promise<boolean> {
  return describeOrder({ ...order, ...(await refundSumsOf(db, order.id)) }).isFullyRefunded;
}
