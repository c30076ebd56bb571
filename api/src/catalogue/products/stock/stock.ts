import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { catalogueErrors } from '../record/errors.ts';

export type StockOwner = 'product' | 'variant' | 'bundle';
export interface StockOf {
  owner: StockOwner;
  id: string;
}
export interface StockReason {
  reason: 'initial' | 'correction' | 'restock' | 'return' | 'loss';
  note?: string | null;
  actorId: string;
}

export const stockColumns = { product: sql`product_id`, variant: sql`variant_id`, bundle: sql`bundle_id` };
type StockRow = { id: string; on_hand: number; held: number };

/** Sets the number of units for sale. Units reserved for open orders are added to it. */
export async function setStock(
  db: Queryable,
  of: StockOf,
  { available, ...why }: StockReason & { available: number },
): Promise<void> {
  const stock = await lockStock(db, of);
  await move(db, stock, { delta: available - (stock.on_hand - stock.held), ...why });
}

/** Refused if less would be left than open orders have reserved. */
export async function changeStock(
  db: Queryable,
  of: StockOf,
  { delta, ...why }: StockReason & { delta: number },
): Promise<number | Refusal> {
  const stock = await lockStock(db, of);
  const left = stock.on_hand + delta - stock.held;
  if (left < 0) return catalogueErrors.STOCK_TOO_LOW({ available: stock.on_hand - stock.held });
  await move(db, stock, { delta, ...why });
  return left;
}

async function lockStock(db: Queryable, { owner, id }: StockOf): Promise<StockRow> {
  const column = stockColumns[owner];
  await db.execute(
    sql`INSERT INTO stocks (id, ${column}) VALUES (${uuidv7()}, ${id}) ON CONFLICT ON CONSTRAINT stocks_owner_key DO NOTHING`,
  );
  const found = await db.execute<StockRow>(
    sql`SELECT id, on_hand, held FROM stocks WHERE ${column} = ${id} AND market_event_id IS NULL FOR NO KEY UPDATE`,
  );
  const [stock] = found.rows;
  if (!stock) throw new Error(`No stock row for ${owner} ${id}`);
  return stock;
}

async function move(db: Queryable, stock: StockRow, { delta, reason, note, actorId }: StockReason & { delta: number }) {
  if (delta === 0) return;
  await db.execute(sql`UPDATE stocks SET on_hand = on_hand + ${delta} WHERE id = ${stock.id}`);
  await db.execute(sql`INSERT INTO stock_movements (id, stock_id, delta, reason, note, actor_id)
    VALUES (${uuidv7()}, ${stock.id}, ${delta}, ${reason}, ${note ?? null}, ${actorId})`);
}
