import type { PrintBatchDetail } from '@aimante/api-contract/batches';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { selectBatch } from './batch-rows.ts';
import type { Making } from './batch-service.ts';
import { batchErrors } from './layout/errors.ts';
import { placesOf, selectLaidTiles } from './layout/laid-tiles.ts';
import { type Layout, plainLayout, planSheets } from './layout/plan.ts';
import { lockOrdersOfBatch } from './layout/ready-tiles.ts';
import { countPieces } from './void-tiles.ts';

/**
 * Places the tiles that are left anew, as if the void ones had never been in the batch. The sheets get a new version; the
 * numbers in the codes of the tiles stay.
 */
export async function layOutAgain(
  { db, author }: Pick<Making, 'db' | 'author'>,
  id: string,
): Promise<PrintBatchDetail | Refusal> {
  await lockOrdersOfBatch(db, id);
  const before = await selectBatch(db, id);
  if (!before) return batchErrors.BATCH_NOT_FOUND();
  if (before.printedAt) return batchErrors.BATCH_PRINTED();
  const tiles = await selectLaidTiles(db, id);
  if (tiles.length === 0) return batchErrors.BATCH_ALL_VOID();
  const { rows } = await db.execute<{ layout: Partial<Layout> }>(
    sql`SELECT layout FROM print_batches WHERE id = ${id}`,
  );
  const { plan } = planSheets(tiles, { ...plainLayout, ...rows[0]?.layout });
  const places = placesOf(plan).map(({ ref, ...place }) => ({ ...place, id: ref.id }));
  // The same tiles fitted before: a tile without a place is a fault, and would be lost on paper.
  if (places.length !== tiles.length) throw new Error(`${tiles.length - places.length} tiles found no place`);
  await db.execute(sql`UPDATE print_tiles t SET sheet_index = r.sheet, x_mm = r.x, y_mm = r.y, rotated = r.rotated
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS r (id uuid, sheet integer, x numeric, y numeric, rotated boolean)
    WHERE t.id = r.id`);
  await db.execute(sql`UPDATE print_tiles SET is_off_sheet = true WHERE batch_id = ${id} AND state = 'void'`);
  await db.execute(sql`UPDATE print_batches SET version = version + 1 WHERE id = ${id}`);
  await countPieces(db, id);
  const after = await selectBatch(db, id);
  if (!after) return batchErrors.BATCH_NOT_FOUND();
  await recordAudit(db, author, {
    action: 'batch.lay-out',
    entity: 'batch',
    entityId: id,
    before: { sheets: before.sheets, version: before.version },
    after: { sheets: after.sheets, version: after.version },
  });
  return after;
}
