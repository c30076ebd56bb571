import type { PrintBatchDetail } from '@aimante/api-contract/batches';
import { sql } from 'drizzle-orm';
import { type Author, recordAudit } from '../../audit/record-audit.ts';
import type { Queryable } from '../../database/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { updateOrder } from '../orders/change-order.ts';
import { addOrderEvent, byVisitor } from '../orders/order-event.ts';
import { obstacleToStage } from '../orders/order-machine.ts';
import { lockOrder } from '../orders/order-rows.ts';
import { selectBatch } from './batch-rows.ts';
import { batchErrors } from './errors.ts';

/** The sheets have come out. Tiles of orders that were given up meanwhile are void; orders that are whole move on. */
export async function markPrinted(
  db: Queryable,
  author: Author,
  { id, now }: { id: string; now: Date },
): Promise<PrintBatchDetail | Refusal> {
  const batch = await db.execute<{ printed: boolean }>(
    sql`SELECT printed_at IS NOT NULL AS printed FROM print_batches WHERE id = ${id} FOR UPDATE`,
  );
  if (!batch.rows[0]) return batchErrors.BATCH_NOT_FOUND();
  if (!batch.rows[0].printed) {
    await db.execute(sql`UPDATE print_batches SET printed_at = ${now.toISOString()} WHERE id = ${id}`);
    await db.execute(sql`UPDATE print_tiles t SET state = CASE o.status WHEN 'en_cours' THEN 'printed' ELSE 'void' END
      FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id
      WHERE p.id = t.order_line_photo_id AND t.batch_id = ${id} AND t.state = 'planned'`);
    for (const orderId of await wholeOrders(db, id)) await moveOn(db, author, { orderId, now, batchId: id });
    await recordAudit(db, author, { action: 'batch.printed', entity: 'batch', entityId: id });
  }
  return (await selectBatch(db, id)) ?? batchErrors.BATCH_NOT_FOUND();
}

/** Orders of the batch of which every copy of every photo has been printed, by this batch or by others. */
async function wholeOrders(db: Queryable, batchId: string): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT l.order_id AS id FROM print_tiles t JOIN order_line_photos p ON p.id = t.order_line_photo_id
    JOIN order_lines l ON l.id = p.order_line_id
    WHERE t.batch_id = ${batchId} AND NOT EXISTS (
      SELECT 1 FROM order_line_photos q JOIN order_lines k ON k.id = q.order_line_id
      WHERE k.order_id = l.order_id AND q.copies >
        (SELECT count(*) FROM print_tiles u WHERE u.order_line_photo_id = q.id AND u.state = 'printed'))
    ORDER BY id`);
  return found.rows.map(({ id }) => id);
}

async function moveOn(
  db: Queryable,
  { actor }: Author,
  { orderId, now, batchId }: { orderId: string; now: Date; batchId: string },
): Promise<void> {
  const order = await lockOrder(db, orderId);
  if (obstacleToStage(order, 'imprime')) return;
  await updateOrder(db, orderId, sql`stage = 'imprime'`);
  const data = { from: order.stage, to: 'imprime', batchId };
  await addOrderEvent(db, { orderId, type: 'stage_changed', by: byVisitor(actor), at: now, data });
}
