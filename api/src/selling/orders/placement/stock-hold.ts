import {
  lockStocks,
  releaseUnits,
  reserveUnits,
  returnUnits,
  sellUnits,
  type Units,
} from '../../../catalogue/index.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { sql } from '../../../platform/sql/sql.ts';

/** Reserves units for an order: all or none. Returns the stocks that are too low. */
export async function holdStock(db: Queryable, orderId: string, needs: readonly Units[]): Promise<string[]> {
  const short = await reserveUnits(db, needs);
  if (short.length > 0) return short;
  const ids = needs.map((need) => ({ ...need, id: uuidv7() }));
  await db.execute(sql`INSERT INTO stock_holds (id, order_id, stock_id, units)
    SELECT n.id, ${orderId}, n."stockId", n.units
    FROM jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) AS n(id uuid, "stockId" uuid, units int)
    ON CONFLICT (order_id, stock_id) DO UPDATE SET state = 'held', units = excluded.units`);
  return [];
}

type HoldState = 'held' | 'sold' | 'released';

async function moveHolds(db: Queryable, orderId: string, move: { from: HoldState; to: HoldState }): Promise<Units[]> {
  const { rows } = await db.execute<{ stockId: string; units: number }>(sql`UPDATE stock_holds SET state = ${move.to}
    WHERE order_id = ${orderId} AND state = ${move.from} RETURNING stock_id AS "stockId", units`);
  return rows;
}

export async function releaseStock(db: Queryable, orderId: string): Promise<number> {
  const needs = await moveHolds(db, orderId, { from: 'held', to: 'released' });
  if (needs.length === 0) return 0;
  await releaseUnits(db, needs);
  return needs.length;
}

/**
 * Moves reserved units from one order to another, as far as that one needs them. Locks all rows first, in one order.
 */
export async function moveHeldStock(
  db: Queryable,
  { from, to }: { from: string; to: string },
  needs: readonly Units[],
): Promise<string[]> {
  const { rows } = await db.execute<Units & Record<string, unknown>>(sql`SELECT stock_id AS "stockId", units
    FROM stock_holds WHERE order_id = ${from} AND state = 'held'`);
  await lockStocks(db, [...rows, ...needs]);
  await releaseStock(db, from);
  return holdStock(db, to, needs);
}

/** Sells the reserved units: they leave the stock. */
export async function sellStock(db: Queryable, orderId: string): Promise<void> {
  const needs = await moveHolds(db, orderId, { from: 'held', to: 'sold' });
  if (needs.length > 0) await sellUnits(db, orderId, needs);
}

/** Reserves released units again. False: they were sold to other customers. */
export async function holdAgain(db: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await db.execute<{ stockId: string; units: number }>(sql`SELECT stock_id AS "stockId", units
    FROM stock_holds WHERE order_id = ${orderId} AND state = 'released'`);
  if (rows.length === 0) return true;
  return (await holdStock(db, orderId, rows)).length === 0;
}

/** Returns sold but never produced units to the stock. */
export async function restock(db: Queryable, orderId: string): Promise<void> {
  const needs = await moveHolds(db, orderId, { from: 'sold', to: 'released' });
  if (needs.length > 0) await returnUnits(db, orderId, needs);
}

/** Returns some of the sold units: those of lines that were taken out of the order. */
export async function restockUnits(db: Queryable, orderId: string, needs: readonly Units[]): Promise<void> {
  const sums = [...Map.groupBy(needs, ({ stockId }) => stockId)].map(([stockId, own]) => ({
    stockId,
    units: own.reduce((sum, { units }) => sum + units, 0),
  }));
  if (sums.length === 0) return;
  await db.execute(sql`UPDATE stock_holds h SET units = CASE WHEN h.units = n.units THEN h.units ELSE h.units - n.units END,
      state = CASE WHEN h.units = n.units THEN 'released' ELSE h.state END
    FROM jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) AS n("stockId" uuid, units int)
    WHERE h.order_id = ${orderId} AND h.stock_id = n."stockId" AND h.state = 'sold'`);
  await returnUnits(db, orderId, sums);
}

/** Never shortens a reservation. */
export async function extendHold(db: Queryable, orderId: string, until: Date): Promise<void> {
  await db.execute(
    sql`UPDATE orders SET hold_expires_at = greatest(hold_expires_at, ${until.toISOString()}) WHERE id = ${orderId}`,
  );
}
