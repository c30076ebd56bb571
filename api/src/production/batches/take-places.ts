import { profileKey } from '@aimante/print';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';
import { profileOf, type ReadyTile } from './layout/ready-tiles.ts';
import { countPieces } from './void-tiles.ts';

/** A void tile, of which another tile takes the place. */
export interface Place extends Pick<ReadyTile, 'width' | 'height' | 'profile' | 'sheetProfileId'> {
  id: string;
}

export interface Taking {
  placeId: string;
  linePhotoId: string;
  copy: number;
}

/** New tiles in the places of void ones. The sheets get a new version, and older ones do not have these tiles. */
export async function takePlaces(db: Queryable, batchId: string, takings: readonly Taking[]): Promise<void> {
  if (takings.length === 0) return;
  const rows = takings.map((taking) => ({ ...taking, id: uuidv7() }));
  await db.execute(sql`INSERT INTO print_tiles (id, batch_id, order_line_photo_id, copy, sheet_index, x_mm, y_mm, rotated,
      reprint_of, even_refunded, since_version)
    SELECT r.id, t.batch_id, r."linePhotoId", r.copy, t.sheet_index, t.x_mm, t.y_mm, t.rotated, NULL, false, b.version + 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id uuid, "placeId" uuid, "linePhotoId" uuid, copy integer)
    JOIN print_tiles t ON t.id = r."placeId" JOIN print_batches b ON b.id = t.batch_id`);
  await db.execute(sql`UPDATE print_tiles SET is_off_sheet = true
    WHERE id = ANY (${takings.map(({ placeId }) => placeId)}::uuid[])`);
  await db.execute(sql`UPDATE print_batches SET version = version + 1 WHERE id = ${batchId}`);
  await countPieces(db, batchId);
}

const kindOf = (tile: Omit<Place, 'id'>): string => `${tile.sheetProfileId} ${profileKey(profileOf(tile))}`;

/** Whole orders, oldest first, of which each magnet has the size of a free place. An order that fits only in part waits. */
export function chooseTakers(places: readonly Place[], ready: readonly ReadyTile[]): Taking[] {
  const free = new Map([...Map.groupBy(places, kindOf)].map(([kind, of]) => [kind, of.map(({ id }) => id)]));
  return [...Map.groupBy(ready, ({ orderId }) => orderId).values()].flatMap((order) => {
    const needs = Map.groupBy(order, kindOf);
    const count = (of: readonly ReadyTile[]) => of.reduce((sum, { copyNumbers }) => sum + copyNumbers.length, 0);
    if ([...needs].some(([kind, of]) => count(of) > (free.get(kind)?.length ?? 0))) return [];
    return order.flatMap((tile) =>
      tile.copyNumbers.flatMap((copy) => {
        const placeId = free.get(kindOf(tile))?.shift();
        return placeId ? [{ placeId, copy, linePhotoId: tile.linePhotoId }] : [];
      }),
    );
  });
}
