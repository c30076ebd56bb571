import type { Payouts } from '@aimante/api-contract/books';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Period } from '../figures/sales.ts';

type Payout = Payouts['payouts'][number];

/** Payouts of a period with what they contain, what the providers still keep at its end, and all that does not match. */
export async function readPayouts(db: Queryable, period: Period): Promise<Payouts> {
  return {
    payouts: await selectPayouts(db, period),
    balances: await selectBalances(db, period),
    differences: await readDifferences(db, period),
  };
}

async function selectPayouts(db: Queryable, { from, before }: Period): Promise<Payout[]> {
  const { rows } = await db.execute<Payout & Record<string, unknown>>(sql`SELECT p.provider, p.reference,
      (p.booked_at AT TIME ZONE 'Europe/Paris')::date::text AS day, -p.gross_cents AS cents,
      coalesce(sum(m.gross_cents) FILTER (WHERE m.kind = 'payment'), 0)::int AS "paymentsCents",
      coalesce(sum(m.gross_cents) FILTER (WHERE m.kind IN ('refund', 'refund_returned')), 0)::int AS "refundsCents",
      coalesce(sum(m.gross_cents) FILTER (WHERE m.kind = 'other'), 0)::int AS "otherCents",
      coalesce(sum(m.fee_cents), 0)::int AS "feesCents", count(m.id)::int AS movements,
      CASE WHEN count(m.id) > 0 THEN (sum(m.gross_cents - m.fee_cents) + p.gross_cents)::int END AS "differenceCents"
    FROM provider_movements p
      LEFT JOIN provider_movements m ON m.provider = p.provider AND m.payout = p.payout AND m.kind <> 'payout'
    WHERE p.kind = 'payout' AND p.booked_at >= ${from} AND p.booked_at < ${before}
    GROUP BY p.id ORDER BY p.booked_at DESC, p.reference`);
  return rows;
}

async function selectBalances(db: Queryable, { before }: Period): Promise<Payouts['balances']> {
  const { rows } = await db.execute<Payouts['balances'][number] & Record<string, unknown>>(sql`SELECT m.provider,
      sum(m.gross_cents - m.fee_cents)::float8 AS cents
    FROM provider_movements m WHERE m.booked_at < ${before} GROUP BY m.provider ORDER BY m.provider`);
  return rows;
}

/**
 * A movement that the shop does not know, another amount, or a payment that the provider does not know. A payment of the
 * last two days may still come.
 */
export async function readDifferences(db: Queryable, { from, before }: Period): Promise<Payouts['differences']> {
  const { rows } = await db.execute<Payouts['differences'][number] & Record<string, unknown>>(sql`
    SELECT d.kind, d.provider, d.reference, d."orderNumber", (d.at AT TIME ZONE 'Europe/Paris')::date::text AS day,
      d."hereCents", d."thereCents" FROM (
      SELECT CASE WHEN m.kind = 'other' THEN 'other' WHEN coalesce(a.id, r.id) IS NULL THEN 'unknown_here' ELSE 'amount' END
          AS kind, m.provider, m.reference, o.number AS "orderNumber", m.booked_at AS at,
        coalesce(a.amount_cents, CASE m.kind WHEN 'refund' THEN -1 ELSE 1 END * r.amount_cents, 0) AS "hereCents",
        m.gross_cents AS "thereCents"
      FROM provider_movements m LEFT JOIN payment_attempts a ON a.id = m.attempt_id LEFT JOIN refunds r ON r.id = m.refund_id
        LEFT JOIN orders o ON o.id = coalesce(a.order_id, r.order_id)
      WHERE m.kind IN ('payment', 'refund', 'refund_returned', 'other')
        AND m.gross_cents <> coalesce(a.amount_cents, CASE m.kind WHEN 'refund' THEN -1 ELSE 1 END * r.amount_cents, 0)
      UNION ALL
      SELECT 'missing_there', a.provider, coalesce(a.provider_reference, ''), o.number, o.paid_at, a.amount_cents, 0
      FROM payment_attempts a JOIN orders o ON o.id = a.order_id
      WHERE a.state = 'paid' AND a.amount_cents > 0
        AND NOT EXISTS (SELECT 1 FROM provider_movements m WHERE m.attempt_id = a.id)
        AND o.paid_at < (SELECT max(m.at) - interval '2 days' FROM provider_movements m WHERE m.provider = a.provider)
    ) d WHERE d.at >= ${from} AND d.at < ${before} ORDER BY d.at, d.reference LIMIT 200`);
  return rows;
}
