import type { PrintBatchDetail } from '@aimante/api-contract/batches';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';

type PickingOrder = PrintBatchDetail['picking'][number];
interface PickingRow extends Omit<PickingOrder, 'part' | 'pieces'>, Record<string, unknown> {
  isReprint: boolean;
  /** Batches of the order without reprints, in order of creation. */
  batchIds: string[];
  /** Number of the order's magnets in no batch. */
  open: number;
  lines: (PickingOrder['lines'][number] & { hasPhotos: boolean })[];
}

/** A batch remains a part of its orders when all its tiles are printed again. */
const isReprinted = sql`(t.reprint_of IS NULL AND t.void_reason = 'reprinted' AND EXISTS (SELECT 1 FROM print_tiles r
  WHERE r.order_line_photo_id = t.order_line_photo_id AND r.copy = t.copy AND r.reprint_of IS NOT NULL AND r.state <> 'void'))`;

/**
 * The items to collect for each order: its magnets in this batch, and in its first batch also the items without photos.
 */
export async function selectPicking(db: Queryable, batchId: string): Promise<PickingOrder[]> {
  const { rows } = await db.execute<PickingRow>(sql`
    WITH tiles AS (
      SELECT l.order_id, l.id AS line_id, t.batch_id, t.reprint_of, t.state <> 'void' AS is_valid
      FROM print_tiles t JOIN order_line_photos p ON p.id = t.order_line_photo_id JOIN order_lines l ON l.id = p.order_line_id
      WHERE (t.state <> 'void' OR ${isReprinted}) AND l.order_id IN (SELECT k.order_id FROM print_tiles u
        JOIN order_line_photos q ON q.id = u.order_line_photo_id JOIN order_lines k ON k.id = q.order_line_id
        WHERE u.batch_id = ${batchId} AND u.state <> 'void')),
    photos AS (
      SELECT l.id AS line_id, sum(p.copies)::int AS copies FROM order_line_photos p
      JOIN order_lines l ON l.id = p.order_line_id WHERE l.order_id IN (SELECT order_id FROM tiles) GROUP BY l.id)
    SELECT o.id AS "orderId", o.number AS "orderNumber", o.shipping_method AS "shippingMethod",
      CASE WHEN o.is_gift THEN json_build_object('message', o.gift_message, 'isWrapped', bool_or(l.kind = 'gift_wrap')) END AS gift,
      sum(f.copies)::int AS total, (SELECT b.reason IS NOT NULL FROM print_batches b WHERE b.id = ${batchId}) AS "isReprint",
      (SELECT coalesce(array_agg(DISTINCT t.batch_id ORDER BY t.batch_id), '{}') FROM tiles t
        WHERE t.order_id = o.id AND t.reprint_of IS NULL) AS "batchIds",
      (sum(f.copies) - (SELECT count(*) FROM tiles t WHERE t.order_id = o.id AND t.is_valid))::int AS open,
      json_agg(json_build_object('name', l.name, 'options', l.options, 'hasPhotos', f.copies IS NOT NULL,
        'quantity', CASE WHEN f.copies IS NULL THEN l.quantity - l.removed_quantity
          ELSE (SELECT count(*) FROM tiles t WHERE t.line_id = l.id AND t.batch_id = ${batchId} AND t.is_valid) END,
        'of', coalesce(f.copies, l.quantity - l.removed_quantity)) ORDER BY l.position) AS lines
    FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.stage <> 'void' LEFT JOIN photos f ON f.line_id = l.id
    WHERE o.id IN (SELECT order_id FROM tiles) GROUP BY o.id ORDER BY o.number`);
  return rows.map((row) => toPickingOrder(row, batchId));
}

function toPickingOrder(row: PickingRow, batchId: string): PickingOrder {
  const { isReprint, batchIds, open, lines, ...order } = row;
  const place = batchIds.indexOf(batchId) + 1;
  const count = batchIds.length + (open > 0 ? 1 : 0);
  const isFirst = !isReprint && place === 1;
  const here = lines.filter(({ hasPhotos, quantity }) => (hasPhotos ? quantity > 0 : isFirst));
  const pieces = lines.reduce((sum, { hasPhotos, quantity }) => sum + (hasPhotos ? quantity : 0), 0);
  return {
    ...order,
    pieces,
    part: isReprint || count <= 1 ? null : { place, count },
    lines: here.map(({ name, options, quantity, of }) => ({ name, options, quantity, of })),
  };
}
