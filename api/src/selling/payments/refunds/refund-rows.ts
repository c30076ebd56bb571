import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';

export type RefundState = 'asked' | 'pending' | 'done' | 'failed';

export interface RefundRow extends Record<string, unknown> {
  id: string;
  orderId: string;
  attemptId: string | null;
  amountCents: number;
  reason: string;
  state: RefundState;
  method: 'provider' | 'by_hand';
  reference: string | null;
  provider: string | null;
  paymentReference: string | null;
  /** The refund was sent before, so its result must be looked up first. */
  wasSent: boolean;
  takenPoints: number;
  takenPending: number;
  /** Refund of an extra payment, besides the one that paid the order: it does not count against the order. */
  isExtra: boolean;
  /** A later refund replaces this failed one. */
  isReplaced: boolean;
  /** Made in the provider's own back office, and not seen by the owner. */
  isUnseen: boolean;
}

export async function selectRefunds(db: Queryable, where: SQL, limit = 200): Promise<RefundRow[]> {
  const { rows } =
    await db.execute<RefundRow>(sql`SELECT r.id, r.order_id AS "orderId", r.payment_attempt_id AS "attemptId",
      r.amount_cents AS "amountCents", r.reason, r.state, r.method, r.provider_reference AS reference, a.provider,
      a.provider_reference AS "paymentReference", r.sent_at IS NOT NULL AS "wasSent", r.taken_points AS "takenPoints",
      r.taken_pending AS "takenPending", coalesce(a.state <> 'paid', false) AS "isExtra",
      EXISTS (SELECT 1 FROM refunds n WHERE n.replaces_id = r.id) AS "isReplaced",
      r.reason = 'at_provider' AND r.seen_at IS NULL AS "isUnseen"
    FROM refunds r LEFT JOIN payment_attempts a ON a.id = r.payment_attempt_id
    WHERE ${where} ORDER BY r.created_at, r.id LIMIT ${limit}`);
  return rows;
}

/** Must be called after the order's row is locked, because changes of one order run one after the other. */
export async function lockRefund(tx: Queryable, id: string): Promise<RefundRow> {
  const [refund] = await selectRefunds(tx, sql`r.id = ${id}`);
  if (!refund) throw new Error(`Refund ${id} is gone`);
  return refund;
}

export const markSeen = (tx: Queryable, { id, at }: { id: string; at: string }) =>
  tx.execute(sql`UPDATE refunds SET seen_at = ${at} WHERE id = ${id}`);
