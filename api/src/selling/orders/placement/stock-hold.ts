import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';

export interface Need {
  stockId: string;
  units: number;
}

const asRows = (needs: readonly Need[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(needs)}::jsonb) AS n("stockId" uuid, units int)`;

/** Locks the rows sorted by id, so that two orders of the same items cannot deadlock. */
async function lockStocks(db: Queryable, needs: readonly Need[]): Promise<void> {
  const ids = sql.param(needs.map(({ stockId }) => stockId));
  await db.execute(sql`SELECT 1 FROM stocks WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
}

/** Reserves units for an order: all or none. Returns the stocks that are too low. */
export async function holdStock(db: Queryable, orderId: string, needs: readonly Need[]): Promise<string[]> {
  await lockStocks(db, needs);
  const { rows } = await db.execute<{
    id: string;
  }>(sql`UPDATE stocks s SET held = s.held + n.units FROM ${asRows(needs)}
    WHERE s.id = n."stockId" AND s.on_hand - s.held >= n.units RETURNING s.id`);
  const held = new Set(rows.map(({ id }) => id));
  const short = needs.filter(({ stockId }) => !held.has(stockId)).map(({ stockId }) => stockId);
  if (short.length > 0) {
    const undone = needs.filter(({ stockId }) => held.has(stockId));
    await db.execute(sql`UPDATE stocks s SET held = s.held - n.units FROM ${asRows(undone)} WHERE s.id = n."stockId"`);
    return short;
  }
  const ids = needs.map((need) => ({ ...need, id: uuidv7() }));
  await db.execute(sql`INSERT INTO stock_holds (id, order_id, stock_id, units)
    SELECT n.id, ${orderId}, n."stockId", n.units
    FROM jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) AS n(id uuid, "stockId" uuid, units int)
    ON CONFLICT (order_id, stock_id) DO UPDATE SET state = 'held', units = excluded.units`);
  return [];
}

type HoldState = 'held' | 'sold' | 'released';

async function moveHolds(db: Queryable, orderId: string, move: { from: HoldState; to: HoldState }): Promise<Need[]> {
  const { rows } = await db.execute<{ stockId: string; units: number }>(sql`UPDATE stock_holds SET state = ${move.to}
    WHERE order_id = ${orderId} AND state = ${move.from} RETURNING stock_id AS "stockId", units`);
  return rows;
}

export async function releaseStock(db: Queryable, orderId: string): Promise<number> {
  const needs = await moveHolds(db, orderId, { from: 'held', to: 'released' });
  if (needs.length === 0) return 0;
  await lockStocks(db, needs);
  await db.execute(sql`UPDATE stocks s SET held = s.held - n.units FROM ${asRows(needs)} WHERE s.id = n."stockId"`);
  return needs.length;
}

/**
 * Moves reserved units from one order to another, as far as that one needs them. Locks all rows first, in one order.
 */
export async function moveHeldStock(
  db: Queryable,
  { from, to }: { from: string; to: string },
  needs: readonly Need[],
): Promise<string[]> {
  const { rows } = await db.execute<Need & Record<string, unknown>>(sql`SELECT stock_id AS "stockId", units
    FROM stock_holds WHERE order_id = ${from} AND state = 'held'`);
  await lockStocks(db, [...rows, ...needs]);
  await releaseStock(db, from);
  return holdStock(db, to, needs);
}

/** Sells the reserved units: they leave the stock. */
export async function sellStock(db: Queryable, orderId: string): Promise<void> {
  const needs = await moveHolds(db, orderId, { from: 'held', to: 'sold' });
  if (needs.length === 0) return;
  await lockStocks(db, needs);
  await db.execute(sql`UPDATE stocks s SET held = s.held - n.units, on_hand = s.on_hand - n.units
    FROM ${asRows(needs)} WHERE s.id = n."stockId"`);
  await recordMoves(db, orderId, { needs, sign: -1, reason: 'sale' });
}

/** Reserves released units again. False: they were sold to other customers meanwhile. */
export async function holdAgain(db: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await db.execute<{ stockId: string; units: number }>(sql`SELECT stock_id AS "stockId", units
    FROM stock_holds WHERE order_id = ${orderId} AND state = 'released'`);
  if (rows.length === 0) return true;
  return (await holdStock(db, orderId, rows)).length === 0;
}

/** Returns sold but never produced units to the stock. */
export async function restock(db: Queryable, orderId: string): Promise<void> {
  const needs = await moveHolds(db, orderId, { from: 'sold', to: 'released' });
  if (needs.length === 0) return;
  await lockStocks(db, needs);
  await db.execute(
    sql`UPDATE stocks s SET on_hand = s.on_hand + n.units FROM ${asRows(needs)} WHERE s.id = n."stockId"`,
  );
  await recordMoves(db, orderId, { needs, sign: 1, reason: 'return' });
}

interface Moves {
  needs: readonly Need[];
  sign: 1 | -1;
  reason: 'sale' | 'return';
}

async function recordMoves(db: Queryable, orderId: string, { needs, sign, reason }: Moves): Promise<void> {
  const moves = needs.map(({ stockId, units }) => ({ id: uuidv7(), stockId, delta: sign * units }));
  await db.execute(sql`INSERT INTO stock_movements (id, stock_id, delta, reason, reference)
    SELECT m.id, m."stockId", m.delta, ${reason}, ${orderId}
    FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS m(id uuid, "stockId" uuid, delta int)`);
}

export async function extendHold(db: Queryable, orderId: string, until: Date): Promise<void> {
  await db.execute(sql`UPDATE orders SET hold_expires_at = ${until.toISOString()} WHERE id = ${orderId}`);
}
