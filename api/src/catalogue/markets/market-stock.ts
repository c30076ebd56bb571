import type { transferSchema } from '@aimante/api-contract/market/schemas';
import type { z } from 'zod';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { type StockOf, stockColumns } from '../products/stock/stock.ts';
import { marketErrors } from './errors.ts';

type Transfer = z.output<typeof transferSchema>;

/** Two movements of the same quantity, from the workshop to a market or back, so that the total never changes. */
export async function transferStock(db: Queryable, author: Author, transfer: Transfer): Promise<Refusal | undefined> {
  const { eventId, owner, id, quantity } = transfer;
  const event = await db.execute(sql`SELECT 1 FROM market_events WHERE id = ${eventId}`);
  if (event.rows.length === 0) return marketErrors.MARKET_EVENT_NOT_FOUND();
  if (quantity === 0) return undefined;
  const column = stockColumns[owner];
  await db.execute(sql`INSERT INTO stocks (id, ${column}, market_event_id)
    SELECT ${uuidv7()}, ${id}, ${eventId} WHERE EXISTS (SELECT 1 FROM stocks WHERE ${column} = ${id} AND market_event_id IS NULL)
    ON CONFLICT ON CONSTRAINT stocks_owner_key DO NOTHING`);
  // Sorted by id, so that two opposite transfers cannot deadlock.
  const found = await db.execute<{ id: string; event: string | null; free: number }>(sql`
    SELECT id, market_event_id AS event, on_hand - held AS free FROM stocks
    WHERE ${column} = ${id} AND (market_event_id IS NULL OR market_event_id = ${eventId}) ORDER BY id FOR NO KEY UPDATE`);
  const workshop = found.rows.find(({ event: at }) => at === null);
  const market = found.rows.find(({ event: at }) => at !== null);
  if (!workshop || !market) return marketErrors.MARKET_STOCK_NOT_FOUND();
  const available = quantity > 0 ? workshop.free : market.free;
  if (available < Math.abs(quantity)) return marketErrors.MARKET_STOCK_TOO_LOW({ available });
  await move(db, author, { stockId: workshop.id, delta: -quantity, eventId, note: transfer.note });
  await move(db, author, { stockId: market.id, delta: quantity, eventId, note: transfer.note });
  await recordAudit(db, author, { action: 'stock.transfer', entity: owner, entityId: id, after: transfer });
  return undefined;
}

interface Movement {
  stockId: string;
  delta: number;
  eventId: string;
  note: string | undefined;
}

async function move(db: Queryable, { actor }: Author, { stockId, delta, eventId, note }: Movement): Promise<void> {
  await db.execute(sql`UPDATE stocks SET on_hand = on_hand + ${delta} WHERE id = ${stockId}`);
  await db.execute(sql`INSERT INTO stock_movements (id, stock_id, delta, reason, note, reference, actor_id)
    VALUES (${uuidv7()}, ${stockId}, ${delta}, 'transfer', ${note ?? null}, ${eventId}, ${actor.id})`);
}

interface Taking {
  of: StockOf;
  eventId: string;
  /** Negative for a sale. */
  delta: number;
}

const ownerTables = { product: sql`products`, variant: sql`variants`, bundle: sql`bundles` };

/**
 * Books a sale at a market, or the return of one. The goods have changed hands, so this never refuses: stock may fall
 * below zero. Returns what is left. Undefined: there is no such item.
 */
export async function bookMarketStock(db: Queryable, { of, eventId, delta }: Taking): Promise<number | undefined> {
  const column = stockColumns[of.owner];
  await db.execute(sql`INSERT INTO stocks (id, ${column}, market_event_id)
    SELECT ${uuidv7()}, ${of.id}, ${eventId} WHERE EXISTS (SELECT 1 FROM ${ownerTables[of.owner]} WHERE id = ${of.id})
    ON CONFLICT ON CONSTRAINT stocks_owner_key DO NOTHING`);
  const booked = await db.execute<{ id: string; left: number }>(
    sql`UPDATE stocks SET on_hand = on_hand + ${delta} WHERE ${column} = ${of.id} AND market_event_id = ${eventId}
      RETURNING id, on_hand - held AS left`,
  );
  const [stock] = booked.rows;
  if (!stock) return undefined;
  await db.execute(sql`INSERT INTO stock_movements (id, stock_id, delta, reason, reference)
    VALUES (${uuidv7()}, ${stock.id}, ${delta}, ${delta < 0 ? 'sale' : 'return'}, ${eventId})`);
  return stock.left;
}
