import type { PrintProfile } from '@aimante/print';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

/** A cropped photo of an order, rendered at print size, with all that a sheet says about it. */
export interface ReadyTile extends Record<string, unknown> {
  linePhotoId: string;
  orderId: string;
  orderNumber: string;
  line: number;
  photo: number;
  copies: number;
  width: number;
  height: number;
  profile: { bleedMm: number; safeMm: number; cornerRadiusMm: number; shape: 'rectangle' | 'round' | 'heart' } | null;
  /** The sheet that its product asks for. */
  sheetProfileId: string | null;
  tilePath: string;
  tileHash: string;
}

const columns = sql`p.id AS "linePhotoId", o.id AS "orderId", o.number AS "orderNumber", l.position AS line,
  p.position AS photo, p.copies, l.magnet_width_mm::float8 AS width, l.magnet_height_mm::float8 AS height,
  l.print_profile AS profile,
  (SELECT r.sheet_profile_id FROM print_profiles r WHERE r.id = (l.print_profile ->> 'id')::uuid) AS "sheetProfileId", p.tile_path AS "tilePath", p.tile_hash AS "tileHash"
  FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id`;

/** Of orders that are ready, oldest first; what lies in a batch already is left out. The orders' rows are locked. */
export async function lockReadyTiles(db: Queryable, orderIds: readonly string[] | undefined): Promise<ReadyTile[]> {
  // A lock of its own before the rows are read: whoever had to wait reads what the one before has left.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('print-batches'))`);
  const chosen: SQL = orderIds ? sql` AND o.id = ANY (${sql.param(orderIds)}::uuid[])` : sql``;
  const found = await db.execute<ReadyTile>(sql`SELECT ${columns}
    WHERE o.status = 'en_cours' AND o.stage = 'pret' AND p.tile_hash IS NOT NULL AND p.review <> 'blocked'${chosen}
      AND NOT EXISTS (SELECT 1 FROM print_tiles t WHERE t.order_line_photo_id = p.id AND t.state <> 'void')
    ORDER BY o.paid_at, o.id, l.position, p.position FOR UPDATE OF o`);
  return found.rows;
}

export async function selectTilesToReprint(db: Queryable, batchId: string, tileIds: readonly string[]) {
  const found = await db.execute<ReadyTile & { tileId: string; copy: number }>(sql`
    SELECT t.id AS "tileId", t.copy, ${columns} JOIN print_tiles t ON t.order_line_photo_id = p.id
    WHERE t.batch_id = ${batchId} AND t.id = ANY (${sql.param(tileIds)}::uuid[]) AND t.state <> 'void'
      AND o.status = 'en_cours' AND p.tile_hash IS NOT NULL ORDER BY o.id, l.position, p.position, t.copy`);
  return found.rows;
}

export const profileOf = ({ width, height, profile }: ReadyTile): PrintProfile => ({
  trim: { width, height },
  bleed: profile?.bleedMm ?? 2,
  safe: profile?.safeMm ?? 3,
  cornerRadius: profile?.cornerRadiusMm ?? 0,
  shape: profile?.shape ?? 'rectangle',
});

export const sizeInWords = ({ width, height }: { width: number; height: number }): string => `${width} × ${height} mm`;
