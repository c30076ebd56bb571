import type { Loyalty } from '@aimante/api-contract/loyalty';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { sql } from '../../platform/sql/sql.ts';

type Entry = Loyalty['entries'][number];

export interface Balance {
  balance: number;
  pending: number;
}

/** The balance is the sum of the ledger and never stored. */
export async function balanceOf(db: Queryable, userId: string): Promise<Balance> {
  const found = await db.execute<{ balance: number; pending: number }>(sql`
    SELECT coalesce(sum(points), 0)::int AS balance, coalesce(sum(pending), 0)::int AS pending
    FROM loyalty_entries WHERE user_id = ${userId}`);
  return found.rows[0] ?? { balance: 0, pending: 0 };
}

/** What expires next: the oldest unspent points. Spending uses the oldest points first. */
export async function expiringOf(db: Queryable, userId: string): Promise<Loyalty['expiring']> {
  const found = await db.execute<{ points: number; at: string }>(sql`
    WITH gained AS (
      SELECT expires_at, points, sum(points) OVER (ORDER BY expires_at, id) AS running
      FROM loyalty_entries WHERE user_id = ${userId} AND points > 0 AND expires_at IS NOT NULL
    ), spent AS (
      SELECT coalesce(-sum(points), 0) AS points FROM loyalty_entries
      WHERE user_id = ${userId} AND (points < 0 OR kind = 'return')
    )
    SELECT least(gained.points, gained.running - spent.points)::int AS points, gained.expires_at AS at
    FROM gained, spent WHERE gained.running > spent.points ORDER BY gained.expires_at LIMIT 1`);
  const [next] = found.rows;
  return next ? { points: next.points, at: wireTime(next.at) } : null;
}

export async function entriesOf(db: Queryable, userId: string): Promise<Entry[]> {
  const found = await db.execute<Entry & Record<string, unknown>>(sql`
    SELECT l.id, l.kind, l.points, l.pending, o.number AS "orderNumber", c.code AS "couponCode", l.note, l.at,
      l.expires_at AS "expiresAt"
    FROM loyalty_entries l LEFT JOIN orders o ON o.id = l.order_id LEFT JOIN coupons c ON c.id = l.coupon_id
    WHERE l.user_id = ${userId} ORDER BY l.at DESC, l.id DESC LIMIT 200`);
  return found.rows.map((row) => ({
    ...row,
    at: wireTime(row.at),
    expiresAt: row.expiresAt && wireTime(row.expiresAt),
  }));
}

/** Amount paid in the last twelve months, less refunds. */
export async function spentOf(db: Queryable, userId: string, now: Date): Promise<number> {
  const found = await db.execute<{ cents: number }>(sql`
    SELECT coalesce(sum(total_cents - refunded_cents), 0)::int AS cents FROM orders
    WHERE user_id = ${userId} AND payment_status = 'paid' AND paid_at > ${now.toISOString()}::timestamptz - interval '12 months'`);
  return found.rows[0]?.cents ?? 0;
}

export async function rewardsOf(db: Queryable, userId: string): Promise<Loyalty['coupons']> {
  const found = await db.execute<{ code: string; cents: number; used: boolean; endsAt: string | null }>(sql`
    SELECT code, discount_value AS cents, used > 0 AS used, ends_at AS "endsAt" FROM coupons
    WHERE customer_id = ${userId} AND discount_type = 'fixed' AND deleted_at IS NULL ORDER BY created_at DESC LIMIT 50`);
  return found.rows.map((row) => ({ ...row, endsAt: row.endsAt && wireTime(row.endsAt) }));
}
