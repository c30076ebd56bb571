import type { PrintBatchDetail } from '@aimante/api-contract/batches';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { addOrderEvent, isFullyRefunded, lockOrder, obstacleToStage, updateOrder } from '../../selling/index.ts';
import { takeMaterial } from '../materials/take-material.ts';
import { selectBatch } from './batch-rows.ts';
import { batchErrors } from './layout/errors.ts';
import { lockOrdersOfBatch } from './layout/ready-tiles.ts';

interface Printed {
  id: string;
  /** Version of the printed sheets. Default: the current one. */
  version: number | undefined;
  now: Date;
}

/** Marks the sheets as printed. Complete orders move on; tiles voided since that version must be taken out by hand. */
export async function markPrinted(
  db: Queryable,
  author: Author,
  { id, version, now }: Printed,
): Promise<PrintBatchDetail | Refusal> {
  await lockOrdersOfBatch(db, id);
  const { rows } = await db.execute<{ isPrinted: boolean; version: number; pieces: number }>(
    sql`SELECT printed_at IS NOT NULL AS "isPrinted", version, pieces FROM print_batches WHERE id = ${id}`,
  );
  const [batch] = rows;
  if (!batch) return batchErrors.BATCH_NOT_FOUND();
  const printedVersion = version ?? batch.version;
  if (printedVersion > batch.version) return batchErrors.BATCH_VERSION_UNKNOWN({ version: batch.version });
  if (!batch.isPrinted && batch.pieces === 0 && printedVersion === batch.version) return batchErrors.BATCH_ALL_VOID();
  if (!batch.isPrinted) {
    await db.execute(sql`UPDATE print_batches SET printed_at = ${now.toISOString()}, printed_version = ${printedVersion}
      WHERE id = ${id}`);
    // Tiles that took a place later are not on this paper: they wait for the next batch.
    await db.execute(sql`DELETE FROM print_tiles WHERE batch_id = ${id} AND since_version > ${printedVersion}
      AND state = 'planned'`);
    await db.execute(sql`UPDATE print_tiles SET state = 'printed' WHERE batch_id = ${id} AND state = 'planned'`);
    await takeMaterial(db, { batchId: id, actorId: author.actor.id, now });
    for (const orderId of await wholeOrders(db, id)) await moveOn(db, author, { orderId, now, batchId: id });
    await recordAudit(db, author, {
      action: 'batch.printed',
      entity: 'batch',
      entityId: id,
      after: { version: printedVersion },
    });
  }
  return (await selectBatch(db, id)) ?? batchErrors.BATCH_NOT_FOUND();
}

/** Orders of the batch with every copy of every photo printed, by this batch or others. */
async function wholeOrders(db: Queryable, batchId: string): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT l.order_id AS id FROM print_tiles t JOIN order_line_photos p ON p.id = t.order_line_photo_id
    JOIN order_lines l ON l.id = p.order_line_id
    WHERE t.batch_id = ${batchId} AND NOT EXISTS (
      SELECT 1 FROM order_line_photos q JOIN order_lines k ON k.id = q.order_line_id
      WHERE k.order_id = l.order_id AND k.stage <> 'void' AND q.copies >
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
  if (obstacleToStage(order, 'imprime') || (await isFullyRefunded(db, order))) return;
  await updateOrder(db, orderId, sql`stage = 'imprime'`);
  const data = { from: order.stage, to: 'imprime', batchId };
  await addOrderEvent(db, { orderId, type: 'stage_changed', by: { role: 'admin', id: actor.id }, at: now, data });
}
