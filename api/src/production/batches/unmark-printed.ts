import type { PrintBatchDetail } from '@aimante/api-contract/batches';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { addOrderEvent, updateOrder } from '../../selling/index.ts';
import { returnMaterial } from '../materials/take-material.ts';
import { selectBatch } from './batch-rows.ts';
import { batchErrors } from './layout/errors.ts';
import { lockOrdersOfBatch } from './layout/ready-tiles.ts';
import { countPieces } from './void-tiles.ts';

interface Unprinted {
  id: string;
  now: Date;
}

/**
 * Takes back a mark that was a mistake: the tiles are planned again, the material returns to the stock, and the orders
 * that had moved on wait for printing. Refused as soon as an order of the batch is assembled or a magnet packed.
 */
export async function unmarkPrinted(
  db: Queryable,
  author: Author,
  { id, now }: Unprinted,
): Promise<PrintBatchDetail | Refusal> {
  await lockOrdersOfBatch(db, id);
  const batch = await selectBatch(db, id);
  if (!batch) return batchErrors.BATCH_NOT_FOUND();
  if (!batch.printedAt) return batch;
  const assembled = await assembledOrders(db, id);
  if (assembled.length > 0) return batchErrors.BATCH_ASSEMBLED({ orders: assembled.join(', ') });
  await db.execute(sql`UPDATE print_batches SET printed_at = NULL, printed_version = NULL WHERE id = ${id}`);
  await db.execute(sql`UPDATE print_tiles SET state = 'planned' WHERE batch_id = ${id} AND state = 'printed'`);
  await returnMaterial(db, { batchId: id, actorId: author.actor.id, now });
  // Tiles that became void after printing counted as printed.
  await countPieces(db, id);
  for (const orderId of await printedOrders(db, id)) await moveBack(db, author, { orderId, now, batchId: id });
  await recordAudit(db, author, {
    action: 'batch.unprinted',
    entity: 'batch',
    entityId: id,
    before: { printedAt: batch.printedAt, version: batch.printedVersion },
  });
  return (await selectBatch(db, id)) ?? batchErrors.BATCH_NOT_FOUND();
}

const ordersOfBatch = (batchId: string) => sql`orders o WHERE o.id IN (SELECT l.order_id FROM print_tiles t
  JOIN order_line_photos p ON p.id = t.order_line_photo_id JOIN order_lines l ON l.id = p.order_line_id
  WHERE t.batch_id = ${batchId} AND t.state <> 'void')`;

async function assembledOrders(db: Queryable, batchId: string): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`SELECT o.number FROM ${ordersOfBatch(batchId)}
    AND (o.stage IN ('assemble', 'emballe', 'expedie', 'pret_retrait', 'livre', 'retire')
      OR EXISTS (SELECT 1 FROM packed_tiles k JOIN print_tiles u ON u.id = k.tile_id
        JOIN order_line_photos q ON q.id = u.order_line_photo_id JOIN order_lines m ON m.id = q.order_line_id
        WHERE u.batch_id = ${batchId} AND m.order_id = o.id)) ORDER BY o.number`);
  return rows.map(({ number }) => number);
}

async function printedOrders(db: Queryable, batchId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT o.id FROM ${ordersOfBatch(batchId)}
    AND o.status = 'en_cours' AND o.stage = 'imprime' ORDER BY o.id`);
  return rows.map(({ id }) => id);
}

async function moveBack(
  db: Queryable,
  { actor }: Author,
  { orderId, now, batchId }: { orderId: string; now: Date; batchId: string },
): Promise<void> {
  await updateOrder(db, orderId, sql`stage = 'pret'`);
  const data = { from: 'imprime', to: 'pret', batchId, isUndo: true };
  await addOrderEvent(db, { orderId, type: 'stage_changed', by: { role: 'admin', id: actor.id }, at: now, data });
}
