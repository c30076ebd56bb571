import type { Scanned } from '@aimante/api-contract/packing';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { readCode } from '../codes/print-codes.ts';
import { packingErrors } from './errors.ts';

export interface ScannedTile extends Record<string, unknown> {
  id: string;
  isVoid: boolean;
  orderId: string;
  orderNumber: string;
  batchId: string;
  batchNumber: string;
}

export async function findTile(db: Queryable, number: number): Promise<ScannedTile | undefined> {
  const { rows } = await db.execute<ScannedTile>(sql`
    SELECT t.id, t.state = 'void' AS "isVoid", o.id AS "orderId", o.number AS "orderNumber", b.id AS "batchId",
      b.number AS "batchNumber"
    FROM print_tiles t JOIN print_batches b ON b.id = t.batch_id JOIN order_line_photos p ON p.id = t.order_line_photo_id
    JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id WHERE t.number = ${number}`);
  return rows[0];
}

async function findBatch(db: Queryable, number: string) {
  const { rows } = await db.execute<{ batchId: string; batchNumber: string }>(
    sql`SELECT id AS "batchId", number AS "batchNumber" FROM print_batches WHERE number = ${number}`,
  );
  return rows[0];
}

async function findOrder(db: Queryable, number: string) {
  const { rows } = await db.execute<{ orderId: string; orderNumber: string }>(
    sql`SELECT id AS "orderId", number AS "orderNumber" FROM orders WHERE number = ${number}`,
  );
  return rows[0];
}

export async function readScan(db: Queryable, secret: string, text: string): Promise<Scanned | Refusal> {
  const code = readCode(secret, text);
  if (code?.kind === 'tile') {
    const tile = await findTile(db, code.number);
    if (!tile) return packingErrors.CODE_UNKNOWN();
    const { orderId, orderNumber, batchId, batchNumber } = tile;
    return { kind: 'tile', orderId, orderNumber, batchId, batchNumber };
  }
  if (code?.kind === 'sheet') {
    const batch = await findBatch(db, code.batch);
    return batch ? { kind: 'sheet', ...batch, sheet: code.sheet } : packingErrors.CODE_UNKNOWN();
  }
  const order = code && (await findOrder(db, code.number));
  return order ? { kind: 'order', ...order } : packingErrors.CODE_UNKNOWN();
}
