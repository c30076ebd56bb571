import type { Queryable } from '../../../platform/database/connection/connect.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';

interface Review {
  photo: string;
  review: 'approved' | 'blocked';
  reason: string | null;
}

/** False: the order has no such photo. */
export async function storeReview(tx: Queryable, orderId: string, { photo, review, reason }: Review): Promise<boolean> {
  const { rows } = await tx.execute(sql`UPDATE order_line_photos p SET review = ${review}, review_reason = ${reason}
    FROM order_lines l WHERE l.id = p.order_line_id AND l.order_id = ${orderId} AND p.id = ${photo} RETURNING p.id`);
  return rows.length > 0;
}

/** False: the photo is blocked already. */
export async function blockUnreadable(tx: Queryable, linePhotoId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`UPDATE order_line_photos SET review = 'blocked', review_reason = 'unreadable'
    WHERE id = ${linePhotoId} AND review <> 'blocked' RETURNING 1`);
  return rows.length > 0;
}

export interface RenderedTile {
  linePhotoId: string;
  recipe: unknown;
  path: string;
  hash: string;
  bleed: unknown;
}

/** Keeps the print tile, unless the photo has been replaced. */
export async function storeTile(
  db: Queryable,
  { linePhotoId, recipe, path, hash, bleed }: RenderedTile,
): Promise<void> {
  await db.execute(sql`UPDATE order_line_photos SET tile_path = ${path}, tile_hash = ${hash}, bleed_source = ${bleed}
    WHERE id = ${linePhotoId} AND recipe = ${JSON.stringify(recipe)}::jsonb AND review <> 'blocked'`);
}

/** Deletes the print tiles of a purged photo. */
export async function deleteTilesOfPhoto(
  { storage }: Pick<Services, 'storage'>,
  tx: Queryable,
  { photoId }: { photoId: string },
): Promise<void> {
  const tiles = await tx.execute<{ path: string }>(sql`WITH old AS (
      SELECT p.id, p.tile_path FROM order_line_photos p
      WHERE ordered_photo_ids(p.photo_id, p.recipe) @> ARRAY[${photoId}::uuid] AND p.tile_path IS NOT NULL)
    UPDATE order_line_photos p SET tile_path = NULL, tile_hash = NULL FROM old WHERE old.id = p.id
    RETURNING old.tile_path AS path`);
  for (const { path } of tiles.rows) await storage.remove(path);
}

export const photosOfOrder = (
  orderId: string,
): SQL => sql`p.id IN (SELECT unnest(ordered_photo_ids(o.photo_id, o.recipe)) FROM order_line_photos o
  JOIN order_lines l ON l.id = o.order_line_id WHERE l.order_id = ${orderId})`;
