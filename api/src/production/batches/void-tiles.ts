import type { PrintTile } from '@aimante/api-contract/batches';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { fillOf, selectLaidTiles, sheetsOf } from './layout/laid-tiles.ts';
import { type Layout, plainLayout } from './layout/plan.ts';

export type VoidReason = NonNullable<PrintTile['voidReason']>;

interface Voiding {
  reason: VoidReason;
  now: Date;
}

interface Batch extends Record<string, unknown> {
  id: string;
  isPrinted: boolean;
}

/** Every tile of an order. Printed ones are taken out at assembly. */
export const tilesOfOrder = (orderId: string): SQL => sql`l.order_id = ${orderId}`;
export const plannedTilesOfOrder = (orderId: string): SQL => sql`l.order_id = ${orderId} AND t.state = 'planned'`;
/** Of an order refunded in full, tiles that were put on a sheet by an explicit choice after the refund stay. */
export const unchosenTilesOfOrder = (orderId: string): SQL =>
  sql`l.order_id = ${orderId} AND t.state = 'planned' AND NOT t.even_refunded`;
export const tilesById = (ids: readonly string[]): SQL => sql`t.id = ANY (${ids}::uuid[])`;
export const tilesOfPhoto = (linePhotoId: string): SQL => sql`p.id = ${linePhotoId}`;

/**
 * Voids tiles `t` of photos `p` and lines `l`. The sheets of each affected batch get a new version. The caller must
 * have locked the orders' rows: a batch is locked after its orders, never before.
 */
export async function voidTiles(tx: Queryable, which: SQL, { reason, now }: Voiding): Promise<void> {
  const { rows } = await tx.execute<{ id: string; batchId: string }>(sql`SELECT t.id, t.batch_id AS "batchId"
    FROM print_tiles t JOIN order_line_photos p ON p.id = t.order_line_photo_id JOIN order_lines l ON l.id = p.order_line_id
    WHERE t.state <> 'void' AND ${which}`);
  if (rows.length === 0) return;
  const batchIds = [...new Set(rows.map(({ batchId }) => batchId))];
  const batches = await tx.execute<Batch>(sql`SELECT b.id, b.printed_at IS NOT NULL AS "isPrinted"
    FROM print_batches b WHERE b.id = ANY (${batchIds}::uuid[]) ORDER BY b.id FOR UPDATE`);
  await tx.execute(sql`UPDATE print_tiles t SET state = 'void', void_reason = ${reason}, voided_at = ${now.toISOString()},
      void_version = b.version + 1
    FROM print_batches b WHERE b.id = t.batch_id AND t.id = ANY (${rows.map(({ id }) => id)}::uuid[])`);
  for (const batch of batches.rows) await nextVersion(tx, batch);
}

/** Remaining tiles keep their position, so that printed sheets and new ones agree. */
async function nextVersion(tx: Queryable, { id, isPrinted }: Batch): Promise<void> {
  await tx.execute(sql`UPDATE print_batches SET version = version + 1 WHERE id = ${id}`);
  // A printed batch still counts its void tiles.
  if (!isPrinted) await countPieces(tx, id);
}

/** What the sheets of a batch hold without its void tiles. */
export async function countPieces(tx: Queryable, id: string): Promise<void> {
  const found = await tx.execute<{ layout: Partial<Layout> }>(sql`SELECT layout FROM print_batches WHERE id = ${id}`);
  const layout = found.rows[0]?.layout;
  const sheets = sheetsOf(await selectLaidTiles(tx, id), { ...plainLayout, ...layout });
  const { pieces, fillRate } = fillOf(sheets);
  await tx.execute(sql`UPDATE print_batches SET pieces = ${pieces}, sheets = ${sheets.length}, fill_rate = ${fillRate}
    WHERE id = ${id}`);
}
