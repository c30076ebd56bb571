import type { PrintBatchDetail } from '@aimante/api-contract/batches';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { awaitsPhotos } from '../../selling/index.ts';
import { selectBatch } from './batch-rows.ts';
import { isKept, isPrintable, keptTables } from './kept-places/kept.ts';
import { batchErrors } from './layout/errors.ts';
import { lockBatchAndReadyOrders, selectReadyTiles } from './layout/ready-tiles.ts';
import { chooseTakers, type Place, takePlaces } from './take-places.ts';

export interface Placing {
  db: Queryable;
  author: Author;
  now: Date;
  id: string;
  orderId: string;
}

/** A kept place of the order, with the copy that left it. */
interface KeptPlace extends Record<string, unknown> {
  id: string;
  linePhotoId: string;
  copy: number;
  orderNumber: string;
  isAwaited: boolean;
  isPrintable: boolean;
}

/** Locks everything that may move, and returns the kept places of the order. */
async function lockPlaces({ db, id, orderId }: Placing): Promise<KeptPlace[] | Refusal> {
  await lockBatchAndReadyOrders(db, id);
  const batch = await db.execute<{ isPrinted: boolean }>(
    sql`SELECT printed_at IS NOT NULL AS "isPrinted" FROM print_batches WHERE id = ${id}`,
  );
  if (!batch.rows[0]) return batchErrors.BATCH_NOT_FOUND();
  if (batch.rows[0].isPrinted) return batchErrors.BATCH_PRINTED();
  const { rows } =
    await db.execute<KeptPlace>(sql`SELECT t.id, p.id AS "linePhotoId", t.copy, o.number AS "orderNumber",
      (t.void_reason = 'set_back' AND o.stage <> 'pret') OR ${awaitsPhotos} AS "isAwaited", ${isPrintable} AS "isPrintable"
    FROM ${keptTables} WHERE t.batch_id = ${id} AND o.id = ${orderId} AND ${isKept} ORDER BY t.sheet_index, t.y_mm, t.x_mm`);
  return rows.length === 0 ? batchErrors.BATCH_PLACE_NOT_KEPT() : rows;
}

/**
 * Gives up the kept places of an order. Ready orders that fit whole in the places given up so far take them; other
 * places stay empty until the magnets are placed anew.
 */
export async function releasePlaces(placing: Placing): Promise<{ batch: PrintBatchDetail; taken: string[] } | Refusal> {
  const { db, author, id, orderId, now } = placing;
  const kept = await lockPlaces(placing);
  if (kept instanceof Refusal) return kept;
  const [first] = kept;
  if (!first?.isAwaited) return batchErrors.BATCH_PHOTOS_ARRIVED({ order: first?.orderNumber ?? '' });
  await db.execute(sql`UPDATE print_tiles SET released_at = ${now.toISOString()}
    WHERE id = ANY (${kept.map((place) => place.id)}::uuid[])`);
  const { tiles } = await selectReadyTiles(db, {});
  const takings = chooseTakers(await selectFreePlaces(db, id), tiles);
  await takePlaces(db, id, takings);
  const takers = new Set(takings.map(({ linePhotoId }) => linePhotoId));
  const taken = [...new Set(tiles.filter((tile) => takers.has(tile.linePhotoId)).map((tile) => tile.orderNumber))];
  await recordAudit(db, author, {
    action: 'batch.release-places',
    entity: 'batch',
    entityId: id,
    after: { order: first.orderNumber, orderId, places: kept.length, taken },
  });
  const batch = await selectBatch(db, id);
  return batch ? { batch, taken } : batchErrors.BATCH_NOT_FOUND();
}

async function selectFreePlaces(db: Queryable, batchId: string): Promise<Place[]> {
  const { rows } = await db.execute<
    Place & Record<string, unknown>
  >(sql`SELECT t.id, l.magnet_width_mm::float8 AS width,
      l.magnet_height_mm::float8 AS height, l.print_profile AS profile,
      (SELECT r.sheet_profile_id FROM print_profiles r WHERE r.id = (l.print_profile ->> 'id')::uuid) AS "sheetProfileId"
    FROM ${keptTables} WHERE t.batch_id = ${batchId} AND t.released_at IS NOT NULL AND NOT t.is_off_sheet
    ORDER BY t.sheet_index, t.y_mm, t.x_mm`);
  return rows;
}

/** Puts the magnets of an order back in their places, after its photos were approved again. */
export async function returnToPlaces(placing: Placing): Promise<PrintBatchDetail | Refusal> {
  const { db, author, id, orderId } = placing;
  const kept = await lockPlaces(placing);
  if (kept instanceof Refusal) return kept;
  const [first] = kept;
  const order = first?.orderNumber ?? '';
  if (!first?.isPrintable) return batchErrors.BATCH_PHOTOS_AWAITED({ order });
  await takePlaces(
    db,
    id,
    kept.map(({ id: placeId, linePhotoId, copy }) => ({ placeId, linePhotoId, copy })),
  );
  await recordAudit(db, author, {
    action: 'batch.return-to-places',
    entity: 'batch',
    entityId: id,
    after: { order, orderId, places: kept.length },
  });
  return (await selectBatch(db, id)) ?? batchErrors.BATCH_NOT_FOUND();
}
