import type { Packing } from '@aimante/api-contract/packing';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { OrderRow } from '../../selling/index.ts';
import { tileCode } from '../codes/print-codes.ts';

type Tile = Packing['tiles'][number];
type TileRow = Omit<Tile, 'code' | 'size'> & { number: number; width: number; height: number } & Record<
    string,
    unknown
  >;

/** Tiles to pack, and void ones that are in the parcel. */
async function selectTiles(db: Queryable, secret: string, orderId: string): Promise<Tile[]> {
  const { rows } = await db.execute<TileRow>(sql`
    SELECT t.id, t.number, p.id AS "linePhotoId", b.id AS "batchId", b.number AS "batchNumber",
      t.sheet_index + 1 AS sheet, t.copy, p.copies, l.magnet_width_mm::float8 AS width, l.magnet_height_mm::float8 AS height,
      k.packed_at AS "packedAt", nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') AS "packedBy",
      t.state = 'void' AS "isVoid"
    FROM print_tiles t JOIN print_batches b ON b.id = t.batch_id JOIN order_line_photos p ON p.id = t.order_line_photo_id
    JOIN order_lines l ON l.id = p.order_line_id LEFT JOIN packed_tiles k ON k.tile_id = t.id
    LEFT JOIN users u ON u.id = k.packed_by
    WHERE l.order_id = ${orderId} AND (t.state <> 'void' OR k.tile_id IS NOT NULL)
    ORDER BY l.position, p.position, t.copy, t.number`);
  return rows.map(({ number, width, height, packedAt, ...row }) => ({
    ...row,
    code: tileCode(secret, number),
    size: `${width} × ${height} mm`,
    packedAt: packedAt && wireTime(packedAt),
  }));
}

interface Contents extends Record<string, unknown> {
  total: number;
  others: Packing['others'];
}

async function selectContents(db: Queryable, orderId: string): Promise<Contents> {
  const { rows } = await db.execute<Contents>(sql`
    WITH lines AS (SELECT l.id, l.position, l.name, l.options, l.quantity - l.removed_quantity AS quantity,
        (SELECT sum(p.copies) FROM order_line_photos p WHERE p.order_line_id = l.id) AS copies
      FROM order_lines l WHERE l.order_id = ${orderId} AND l.stage <> 'void')
    SELECT coalesce(sum(copies), 0)::int AS total, coalesce(json_agg(json_build_object('name', name, 'options', options,
      'quantity', quantity) ORDER BY position) FILTER (WHERE copies IS NULL AND quantity > 0), '[]') AS others FROM lines`);
  return rows[0] ?? { total: 0, others: [] };
}

export async function selectPacking(
  db: Queryable,
  secret: string,
  { id, number, stage }: Pick<OrderRow, 'id' | 'number' | 'stage'>,
): Promise<Packing> {
  const tiles = await selectTiles(db, secret, id);
  const { total, others } = await selectContents(db, id);
  const valid = tiles.filter(({ isVoid }) => !isVoid);
  return {
    orderId: id,
    orderNumber: number,
    stage,
    total,
    packed: valid.filter(({ packedAt }) => packedAt !== null).length,
    unprinted: total - valid.length,
    tiles,
    others,
  };
}
