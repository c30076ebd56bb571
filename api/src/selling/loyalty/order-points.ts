import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';

export interface PointsOrder {
  id: string;
  userId: string | null;
}

interface Entry {
  userId: string;
  kind: 'earn' | 'release' | 'reverse' | 'redeem' | 'expire' | 'adjust' | 'spend' | 'return';
  /** Change of the usable balance. */
  points: number;
  /** Change of the pending balance. */
  pending: number;
  at: Date;
  orderId?: string;
  couponId?: string;
  expiresAt?: Date;
  note?: string;
}

/** The ledger is append-only; a balance is its sum. */
export async function addEntry(db: Queryable, entry: Entry): Promise<void> {
  await db.execute(sql`INSERT INTO loyalty_entries (id, user_id, kind, points, pending, order_id, coupon_id, note, at, expires_at)
    VALUES (${uuidv7(entry.at.getTime())}, ${entry.userId}, ${entry.kind}, ${entry.points}, ${entry.pending},
      ${entry.orderId ?? null}, ${entry.couponId ?? null}, ${entry.note ?? null}, ${entry.at.toISOString()},
      ${entry.expiresAt?.toISOString() ?? null}) ON CONFLICT (order_id, kind) WHERE kind IN ('earn', 'release') DO NOTHING`);
}

/**
 * Order paid: the points are pending until it is completed. A guest's order earns nothing until an account claims it.
 */
export async function earnPoints(db: Queryable, { id, userId }: PointsOrder, at: Date): Promise<void> {
  if (userId === null) return;
  const { rows } = await db.execute<{ points: number }>(
    sql`SELECT coalesce(sum(loyalty_points), 0)::int AS points FROM order_lines WHERE order_id = ${id}`,
  );
  const pending = rows[0]?.points ?? 0;
  if (pending > 0) await addEntry(db, { userId, kind: 'earn', points: 0, pending, at, orderId: id });
}

async function ofOrder(db: Queryable, { id, userId }: PointsOrder): Promise<{ points: number; pending: number }> {
  const { rows } = await db.execute<{
    points: number;
    pending: number;
  }>(sql`SELECT coalesce(sum(points), 0)::int AS points,
    coalesce(sum(pending), 0)::int AS pending FROM loyalty_entries
    WHERE order_id = ${id} AND user_id = ${userId} AND kind IN ('earn', 'release', 'reverse')`);
  return rows[0] ?? { points: 0, pending: 0 };
}

/** Order completed: pending points become usable, until they expire. */
export async function releasePoints(
  db: Queryable,
  order: PointsOrder,
  { at, expiryMonths }: { at: Date; expiryMonths: number },
): Promise<void> {
  if (order.userId === null) return;
  const { pending } = await ofOrder(db, order);
  if (pending <= 0) return;
  const expiresAt = new Date(at);
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + expiryMonths);
  const entry = { userId: order.userId, orderId: order.id, at, expiresAt };
  await addEntry(db, { ...entry, kind: 'release', points: pending, pending: -pending });
}

/** Order refunded: takes back the same share of the points. `share` 1 takes all that are left. */
export async function reversePoints(
  db: Queryable,
  order: PointsOrder,
  { at, share }: { at: Date; share: number },
): Promise<{ points: number; pending: number }> {
  if (order.userId === null) return none;
  const left = await ofOrder(db, order);
  const points = Math.round(left.points * share);
  const pending = Math.round(left.pending * share);
  if (points <= 0 && pending <= 0) return none;
  const entry = { userId: order.userId, orderId: order.id, at };
  await addEntry(db, { ...entry, kind: 'reverse', points: -points, pending: -pending });
  return { points, pending };
}

const none = { points: 0, pending: 0 };

/**
 * A completed refund was returned by the bank: the customer gets back the points that it took, usable if the order was
 * completed meanwhile.
 */
export async function givePointsAgain(
  db: Queryable,
  order: PointsOrder & { completedAt: string | null },
  { at, points, pending }: { at: Date; points: number; pending: number },
): Promise<void> {
  if (order.userId === null || (points === 0 && pending === 0)) return;
  const given = order.completedAt === null ? { points, pending } : { points: points + pending, pending: 0 };
  await addEntry(db, { userId: order.userId, orderId: order.id, at, kind: 'reverse', ...given });
}
