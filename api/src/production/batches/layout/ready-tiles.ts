import type { PrintProfile } from '@aimante/print';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { isOwed } from '../../../selling/index.ts';

/** A cropped photo of an order with the copies to print, and the data that a sheet shows about it. */
export interface ReadyTile extends Record<string, unknown> {
  linePhotoId: string;
  orderId: string;
  orderNumber: string;
  /** Number of all magnets of the order. */
  orderTotal: number;
  line: number;
  photo: number;
  /** Number of copies of this photo in the whole order. */
  copies: number;
  /** Numbers of the copies to print, from 1. */
  copyNumbers: number[];
  width: number;
  height: number;
  profile: { bleedMm: number; safeMm: number; cornerRadiusMm: number; shape: 'rectangle' | 'round' | 'heart' } | null;
  sheetProfileId: string | null;
  tilePath: string;
  tileHash: string;
  /** The tile that this reprint replaces. */
  reprintOf: string | null;
}

/** An order that cannot be printed completely yet. */
export interface WaitingOrder {
  id: string;
  number: string;
  rendered: number;
  total: number;
}

/** Aliases: `o` is the order, `l` its line and `p` the photo of the line. */
export const tileColumns = sql`p.id AS "linePhotoId", o.id AS "orderId", o.number AS "orderNumber",
  (SELECT sum(q.copies)::int FROM order_line_photos q JOIN order_lines k ON k.id = q.order_line_id
    WHERE k.order_id = o.id AND k.stage <> 'void') AS "orderTotal",
  l.position AS line, p.position AS photo, p.copies, l.magnet_width_mm::float8 AS width,
  l.magnet_height_mm::float8 AS height, l.print_profile AS profile,
  (SELECT r.sheet_profile_id FROM print_profiles r WHERE r.id = (l.print_profile ->> 'id')::uuid) AS "sheetProfileId",
  p.tile_path AS "tilePath", p.tile_hash AS "tileHash"`;
export const tileTables = sql`order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
  JOIN orders o ON o.id = l.order_id`;

export interface ChosenOrders {
  /** Default: all that are ready. */
  orderIds?: readonly string[] | undefined;
  /** Of chosen orders only. */
  evenRefunded?: boolean | undefined;
}

const isReady = ({ orderIds, evenRefunded }: ChosenOrders): SQL => sql`o.status = 'en_cours' AND o.stage = 'pret'
  AND ${orderIds ? sql`o.id = ANY (${orderIds}::uuid[])` : sql`true`}
  AND ${orderIds && evenRefunded ? sql`true` : isOwed}`;

/** Serialises the creation of batches, so that each one sees the tiles that the one before took. */
export async function lockReadyOrders(db: Queryable, chosen: ChosenOrders): Promise<void> {
  await lockBatchMaking(db);
  await db.execute(sql`SELECT 1 FROM orders o WHERE ${isReady(chosen)} ORDER BY o.id FOR UPDATE`);
}

const lockBatchMaking = (db: Queryable) => db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('print-batches'))`);

const isInBatch = (batchId: string): SQL => sql`o.id IN (SELECT l.order_id FROM print_tiles t
  JOIN order_line_photos p ON p.id = t.order_line_photo_id JOIN order_lines l ON l.id = p.order_line_id
  WHERE t.batch_id = ${batchId})`;

/** Locks orders before their batch, in the same order as every transaction that voids tiles. */
export async function lockOrdersOfBatch(db: Queryable, batchId: string): Promise<void> {
  await db.execute(sql`SELECT 1 FROM orders o WHERE ${isInBatch(batchId)} ORDER BY o.id FOR UPDATE`);
  await db.execute(sql`SELECT 1 FROM print_batches WHERE id = ${batchId} FOR UPDATE`);
}

/** Also locks the orders that may take places in the batch. */
export async function lockBatchAndReadyOrders(db: Queryable, batchId: string): Promise<void> {
  await lockBatchMaking(db);
  await db.execute(
    sql`SELECT 1 FROM orders o WHERE ${isInBatch(batchId)} OR (${isReady({})}) ORDER BY o.id FOR UPDATE`,
  );
  await db.execute(sql`SELECT 1 FROM print_batches WHERE id = ${batchId} FOR UPDATE`);
}

type Candidate = ReadyTile & { isRendered: boolean };

/** Copies of ready orders in no batch, oldest order first. An order waits until all its tiles are rendered. */
export async function selectReadyTiles(
  db: Queryable,
  chosen: ChosenOrders,
): Promise<{ tiles: ReadyTile[]; waiting: WaitingOrder[] }> {
  const { rows } = await db.execute<Candidate>(sql`SELECT ${tileColumns}, open.copies AS "copyNumbers",
      NULL AS "reprintOf", p.tile_hash IS NOT NULL AND p.review <> 'blocked' AS "isRendered"
    FROM ${tileTables} CROSS JOIN LATERAL (SELECT array_agg(copy ORDER BY copy) AS copies
      FROM generate_series(1, p.copies) AS copy WHERE NOT EXISTS (SELECT 1 FROM print_tiles t
        WHERE t.order_line_photo_id = p.id AND t.copy = copy.copy AND t.state <> 'void')) AS open
    WHERE ${isReady(chosen)} AND l.stage <> 'void' AND open.copies IS NOT NULL
    ORDER BY o.paid_at, o.id, l.position, p.position`);
  const byOrder = [...Map.groupBy(rows, ({ orderId }) => orderId).values()];
  const isWhole = (of: readonly Candidate[]) => of.every(({ isRendered }) => isRendered);
  return {
    tiles: byOrder.filter(isWhole).flat(),
    waiting: byOrder.filter((of) => !isWhole(of)).map(waitingOrder),
  };
}

function waitingOrder(of: readonly Candidate[]): WaitingOrder {
  const { orderId: id = '', orderNumber: number = '', orderTotal: total = 0 } = of[0] ?? {};
  const unrendered = of.filter(({ isRendered }) => !isRendered).reduce((sum, { copies }) => sum + copies, 0);
  return { id, number, rendered: total - unrendered, total };
}

/** Chosen tiles of a batch, if their orders are in production. A blocked photo is not reprinted. */
export async function selectTilesToReprint(
  db: Queryable,
  batchId: string,
  tileIds: readonly string[],
): Promise<ReadyTile[]> {
  const { rows } = await db.execute<ReadyTile>(sql`SELECT ${tileColumns}, ARRAY[t.copy] AS "copyNumbers",
      t.id AS "reprintOf" FROM ${tileTables} JOIN print_tiles t ON t.order_line_photo_id = p.id
    WHERE t.batch_id = ${batchId} AND t.id = ANY (${tileIds}::uuid[]) AND t.state <> 'void'
      AND o.status = 'en_cours' AND p.tile_hash IS NOT NULL AND p.review <> 'blocked'
    ORDER BY o.id, l.position, p.position, t.copy`);
  return rows;
}

export const profileOf = ({
  width,
  height,
  profile,
}: Pick<ReadyTile, 'width' | 'height' | 'profile'>): PrintProfile => ({
  trim: { width, height },
  bleed: profile?.bleedMm ?? 2,
  safe: profile?.safeMm ?? 3,
  cornerRadius: profile?.cornerRadiusMm ?? 0,
  shape: profile?.shape ?? 'rectangle',
});

export const sizeInWords = ({ width, height }: { width: number; height: number }): string => `${width} × ${height} mm`;
