import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';

export interface Units {
  stockId: string;
  units: number;
}

const asRows = (needs: readonly Units[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(needs)}::jsonb) AS n("stockId" uuid, units int)`;

/** Locks the rows sorted by id, so that two orders of the same items cannot deadlock. */
export async function lockStocks(db: Queryable, needs: readonly Units[]): Promise<void> {
  const ids = needs.map(({ stockId }) => stockId);
  await db.execute(sql`SELECT 1 FROM stocks WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
}

/** Reserves units: all or none. Returns the stocks that are too low. */
export async function reserveUnits(db: Queryable, needs: readonly Units[]): Promise<string[]> {
  await lockStocks(db, needs);
  const { rows } = await db.execute<{
    id: string;
  }>(sql`UPDATE stocks s SET held = s.held + n.units FROM ${asRows(needs)}
    WHERE s.id = n."stockId" AND s.on_hand - s.held >= n.units RETURNING s.id`);
  const held = new Set(rows.map(({ id }) => id));
  const short = needs.filter(({ stockId }) => !held.has(stockId)).map(({ stockId }) => stockId);
  const undone = needs.filter(({ stockId }) => held.has(stockId));
  if (short.length > 0) await release(db, undone);
  return short;
}

export async function releaseUnits(db: Queryable, needs: readonly Units[]): Promise<void> {
  await lockStocks(db, needs);
  await release(db, needs);
}

async function release(db: Queryable, needs: readonly Units[]): Promise<void> {
  await db.execute(sql`UPDATE stocks s SET held = s.held - n.units FROM ${asRows(needs)} WHERE s.id = n."stockId"`);
}

/** Sells reserved units: they leave the stock. */
export async function sellUnits(db: Queryable, orderId: string, needs: readonly Units[]): Promise<void> {
  await lockStocks(db, needs);
  await db.execute(sql`UPDATE stocks s SET held = s.held - n.units, on_hand = s.on_hand - n.units
    FROM ${asRows(needs)} WHERE s.id = n."stockId"`);
  await recordMoves(db, orderId, { needs, sign: -1, reason: 'sale' });
}

/** Returns sold units to the stock. */
export async function returnUnits(db: Queryable, orderId: string, needs: readonly Units[]): Promise<void> {
  await lockStocks(db, needs);
  await db.execute(
    sql`UPDATE stocks s SET on_hand = s.on_hand + n.units FROM ${asRows(needs)} WHERE s.id = n."stockId"`,
  );
  await recordMoves(db, orderId, { needs, sign: 1, reason: 'return' });
}

interface Moves {
  needs: readonly Units[];
  sign: 1 | -1;
  reason: 'sale' | 'return';
}

async function recordMoves(db: Queryable, orderId: string, { needs, sign, reason }: Moves): Promise<void> {
  const moves = needs.map(({ stockId, units }) => ({ id: uuidv7(), stockId, delta: sign * units }));
  await db.execute(sql`INSERT INTO stock_movements (id, stock_id, delta, reason, reference)
    SELECT m.id, m."stockId", m.delta, ${reason}, ${orderId}
    FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS m(id uuid, "stockId" uuid, delta int)`);
}
