import type { PrintBatch, PrintBatchDetail, PrintTile } from '@aimante/api-contract/batches';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { selectAwaited } from './kept-places/awaited.ts';
import { sizeInWords } from './layout/ready-tiles.ts';
import { selectPicking } from './picking.ts';

export async function selectBatches(db: Queryable, where: SQL = sql`true`): Promise<PrintBatch[]> {
  const found = await db.execute<PrintBatch & Record<string, unknown>>(sql`
    SELECT b.id, b.number, b.sheet, coalesce(b.layout ->> 'orientation', 'portrait') AS orientation,
      b.sheet_profile AS "sheetProfile", b.sheets, b.pieces, b.fill_rate::float8 AS "fillRate", b.reason,
      b.created_at AS "createdAt", b.printed_at AS "printedAt", b.version, b.printed_version AS "printedVersion",
      b.printed_at IS NULL AND coalesce(b.version >
        (SELECT max(d.version) FROM print_batch_downloads d WHERE d.batch_id = b.id), false) AS "isOutdated"
    FROM print_batches b WHERE ${where} ORDER BY b.id DESC LIMIT 200`);
  return found.rows.map((row) => ({
    ...row,
    createdAt: wireTime(row.createdAt),
    printedAt: row.printedAt && wireTime(row.printedAt),
  }));
}

/** Whether a void tile is on paper: in a reprint of it, or in a printed version of the sheets that still had it. */
const isOnPaper = sql`(t.state = 'void' AND t.void_reason <> 'reprinted' AND t.void_version > b.printed_version) IS TRUE`;

type TileRow = Omit<PrintTile, 'size'> & { width: number; height: number } & Record<string, unknown>;

async function selectTiles(db: Queryable, batchId: string): Promise<PrintTile[]> {
  const found = await db.execute<TileRow>(sql`
    SELECT t.id, p.id AS "linePhotoId", o.id AS "orderId", o.number AS "orderNumber", l.position AS line, p.position AS photo, t.copy, p.copies,
      l.magnet_width_mm::float8 AS width, l.magnet_height_mm::float8 AS height, t.sheet_index AS "sheetIndex",
      t.x_mm::float8 AS "xMm", t.y_mm::float8 AS "yMm", t.rotated, t.state, t.reprint_of AS "reprintOf",
      t.void_reason AS "voidReason", t.void_version AS "voidVersion", ${isOnPaper} AS "isOnPaper", t.is_off_sheet AS "isOffSheet",
      t.released_at IS NOT NULL AS "isReleased"
    FROM print_tiles t JOIN print_batches b ON b.id = t.batch_id JOIN order_line_photos p ON p.id = t.order_line_photo_id
    JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id
    WHERE t.batch_id = ${batchId} ORDER BY t.sheet_index, t.y_mm, t.x_mm`);
  return found.rows.map(({ width, height, ...row }) => ({ ...row, size: sizeInWords({ width, height }) }));
}

type Change = PrintBatchDetail['changes'][number];

async function selectChanges(db: Queryable, batchId: string): Promise<Change[]> {
  const { rows } = await db.execute<Change & Record<string, unknown>>(sql`
    SELECT t.voided_at AS at, t.void_version AS version, o.id AS "orderId", o.number AS "orderNumber",
      t.void_reason AS reason, count(*)::int AS pieces, bool_or(${isOnPaper}) AS "isOnPaper"
    FROM print_tiles t JOIN print_batches b ON b.id = t.batch_id JOIN order_line_photos p ON p.id = t.order_line_photo_id
    JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id
    WHERE t.batch_id = ${batchId} AND t.state = 'void' AND t.void_reason IS NOT NULL
    GROUP BY t.voided_at, t.void_version, o.id, t.void_reason ORDER BY t.void_version, t.voided_at, o.number`);
  return rows.map((row) => ({ ...row, at: wireTime(row.at) }));
}

type Downloaded = PrintBatchDetail['downloads'][number];

async function selectDownloads(db: Queryable, batchId: string): Promise<Downloaded[]> {
  const { rows } = await db.execute<Downloaded & Record<string, unknown>>(sql`
    SELECT d.version, d.at, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') AS by
    FROM print_batch_downloads d LEFT JOIN users u ON u.id = d.actor_id
    WHERE d.batch_id = ${batchId} ORDER BY d.at, d.id`);
  return rows.map((row) => ({ ...row, at: wireTime(row.at) }));
}

export async function selectBatch(db: Queryable, id: string): Promise<PrintBatchDetail | undefined> {
  const [batch] = await selectBatches(db, sql`b.id = ${id}`);
  if (!batch) return undefined;
  return {
    ...batch,
    tiles: await selectTiles(db, id),
    picking: await selectPicking(db, id),
    changes: await selectChanges(db, id),
    awaited: batch.printedAt ? [] : await selectAwaited(db, id),
    downloads: await selectDownloads(db, id),
  };
}
