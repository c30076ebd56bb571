import type { Quote } from '@aimante/api-contract/checkout';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { CommerceSettings } from '../../platform/settings/commerce-settings.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { loyaltyErrors } from './errors.ts';
import { balanceOf } from './ledger.ts';
import { addEntry } from './order-points.ts';

interface ToOffer {
  userId: string | undefined;
  rules: CommerceSettings['loyalty'];
  /** What points may pay: articles and wrap, less the coupon. */
  payableCents: number;
  isChosen: boolean;
  /** An unpaid order that the next one replaces: its points are free again. */
  replacedId: string | undefined;
}

/** The whole rewards that fit the cart, so that no value is lost. */
export async function offerPoints(db: Queryable, offer: ToOffer): Promise<Quote['points']> {
  const { userId, rules, payableCents, isChosen, replacedId } = offer;
  if (userId === undefined || rules.rewardCents === 0) return null;
  const { balance } = await balanceOf(db, userId);
  const free = balance + (replacedId === undefined ? 0 : await spentOn(db, replacedId, userId));
  const rewards = Math.min(Math.floor(free / rules.pointsPerReward), Math.floor(payableCents / rules.rewardCents));
  if (rewards <= 0) return null;
  return { balance: free, usable: rewards * rules.pointsPerReward, cents: rewards * rules.rewardCents, isChosen };
}

/** Points that an order has spent and not given back. */
async function spentOn(db: Queryable, orderId: string, userId: string): Promise<number> {
  const { rows } = await db.execute<{ points: number }>(sql`SELECT coalesce(-sum(points), 0)::int AS points
    FROM loyalty_entries WHERE order_id = ${orderId} AND user_id = ${userId} AND kind IN ('spend', 'return')`);
  return rows[0]?.points ?? 0;
}

interface Spending {
  userId: string;
  orderId: string;
  points: number;
  at: Date;
}

/** Locks the account's row, so that two orders never spend the same points. */
export async function spendPoints(db: Queryable, { points, ...entry }: Spending): Promise<Refusal | undefined> {
  await db.execute(sql`SELECT 1 FROM users WHERE id = ${entry.userId} FOR NO KEY UPDATE`);
  const { balance } = await balanceOf(db, entry.userId);
  if (balance < points) return loyaltyErrors.LOYALTY_TOO_FEW_POINTS({ needed: points, balance });
  await addEntry(db, { ...entry, kind: 'spend', points: -points, pending: 0 });
  return undefined;
}

interface ReturningOrder {
  id: string;
  userId: string | null;
}

/** Gives points back: after a cancellation all, after a refund its share. */
export async function returnPoints(
  db: Queryable,
  { id, userId }: ReturningOrder,
  { at, share = 1 }: { at: Date; share?: number },
): Promise<void> {
  if (userId === null) return;
  const points = Math.round((await spentOn(db, id, userId)) * share);
  if (points > 0) await addEntry(db, { userId, orderId: id, at, kind: 'return', points, pending: 0 });
}

/** Spends the returned points of a reopened order again. The balance is not checked: the discount was granted. */
export async function spendPointsAgain(db: Queryable, { id, userId }: ReturningOrder, at: Date): Promise<void> {
  if (userId === null) return;
  const { rows } = await db.execute<{ points: number }>(
    sql`SELECT points_spent AS points FROM orders WHERE id = ${id}`,
  );
  const points = (rows[0]?.points ?? 0) - (await spentOn(db, id, userId));
  if (points > 0) await addEntry(db, { userId, orderId: id, at, kind: 'spend', points: -points, pending: 0 });
}
