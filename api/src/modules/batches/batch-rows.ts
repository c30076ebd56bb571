import type { PrintBatch, PrintBatchDetail, PrintTile } from '@aimante/api-contract/batches';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { wireTime } from '../../database/wire-time.ts';
import { sizeInWords } from './ready-tiles.ts';

export async function selectBatches(db: Queryable, where: SQL = sql`true`): Promise<PrintBatch[]> {
  const found = await db.execute<PrintBatch & Record<string, unknown>>(sql`
    SELECT id, number, sheet, coalesce(layout ->> 'orientation', 'portrait') AS orientation,
      sheet_profile AS "sheetProfile", sheets, pieces, fill_rate::float8 AS "fillRate", reason, created_at AS "createdAt",
      printed_at AS "printedAt" FROM print_batches WHERE ${where} ORDER BY id DESC LIMIT 200`);
  return found.rows.map((row) => ({
    ...row,
    createdAt: wireTime(row.createdAt),
    printedAt: row.printedAt && wireTime(row.printedAt),
  }));
}

type TileRow = Omit<PrintTile, 'size'> & { width: number; height: number } & Record<string, unknown>;

async function selectTiles(db: Queryable, batchId: string): Promise<PrintTile[]> {
  const found = await db.execute<TileRow>(sql`
    SELECT t.id, p.id AS "linePhotoId", o.id AS "orderId", o.number AS "orderNumber", l.position AS line, p.position AS photo, t.copy, p.copies,
      l.magnet_width_mm::float8 AS width, l.magnet_height_mm::float8 AS height, t.sheet_index AS "sheetIndex",
      t.x_mm::float8 AS "xMm", t.y_mm::float8 AS "yMm", t.rotated, t.state, t.reprint_of AS "reprintOf"
    FROM print_tiles t JOIN order_line_photos p ON p.id = t.order_line_photo_id
    JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id
    WHERE t.batch_id = ${batchId} ORDER BY t.sheet_index, t.y_mm, t.x_mm`);
  return found.rows.map(({ width, height, ...row }) => ({ ...row, size: sizeInWords({ width, height }) }));
}

async function selectPicking(db: Queryable, orderIds: readonly string[]): Promise<PrintBatchDetail['picking']> {
  const found = await db.execute<PrintBatchDetail['picking'][number] & Record<string, unknown>>(sql`
    SELECT o.id AS "orderId", o.number AS "orderNumber", o.shipping_method AS "shippingMethod",
      json_agg(json_build_object('name', l.name, 'options', l.options, 'quantity', l.quantity) ORDER BY l.position) AS lines
    FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.id = ANY (${sql.param(orderIds)}::uuid[])
    GROUP BY o.id ORDER BY o.number`);
  return found.rows;
}

export async function selectBatch(db: Queryable, id: string): Promise<PrintBatchDetail | undefined> {
  const [batch] = await selectBatches(db, sql`id = ${id}`);
  if (!batch) return undefined;
  const tiles = await selectTiles(db, id);
  return { ...batch, tiles, picking: await selectPicking(db, [...new Set(tiles.map(({ orderId }) => orderId))]) };
}
