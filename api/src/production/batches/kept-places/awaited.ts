import type { PrintBatchDetail } from '@aimante/api-contract/batches';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { awaitsPhotos, missingOfOrder } from '../../../selling/index.ts';
import { isKept, isPrintable, keptTables } from './kept.ts';

type Awaited = NonNullable<PrintBatchDetail['awaited']>[number];

const sizeOf = sql`l.magnet_width_mm::float8 || ' × ' || l.magnet_height_mm::float8 || ' mm'`;

/** Orders with a kept place in the batch, then other orders that wait for photos. */
export async function selectAwaited(db: Queryable, batchId: string): Promise<Awaited[]> {
  const { rows } = await db.execute<Awaited & Record<string, unknown>>(sql`
    WITH kept AS (SELECT o.id, count(*)::int AS pieces, array_agg(DISTINCT t.sheet_index ORDER BY t.sheet_index) AS sheets,
        array_agg(DISTINCT ${sizeOf}) AS sizes
      FROM ${keptTables} WHERE t.batch_id = ${batchId} AND ${isKept} GROUP BY o.id)
    SELECT o.id AS "orderId", o.number AS "orderNumber",
      coalesce(kept.pieces, ${missingOfOrder(sql`o.id`)} + (SELECT coalesce(sum(p.copies), 0) FROM order_line_photos p
        JOIN order_lines l ON l.id = p.order_line_id WHERE l.order_id = o.id AND p.review = 'blocked'))::int AS pieces,
      coalesce(kept.sizes, (SELECT array_agg(DISTINCT ${sizeOf}) FROM order_lines l
        WHERE l.order_id = o.id AND l.magnet_width_mm IS NOT NULL), '{}') AS sizes,
      coalesce(kept.sheets, '{}') AS sheets,
      CASE WHEN ${awaitsPhotos} THEN 'awaited' WHEN ${isPrintable} THEN 'ready' ELSE 'received' END AS state,
      (SELECT max(m.created_at) FROM outbox m WHERE m.order_id = o.id AND m.status <> 'overtaken'
        AND m.kind IN ('photos-missing', 'photo-to-replace')) AS "remindedAt"
    FROM orders o LEFT JOIN kept ON kept.id = o.id WHERE kept.id IS NOT NULL OR ${awaitsPhotos}
    ORDER BY kept.id IS NULL, o.number LIMIT 50`);
  return rows.map((row) => ({ ...row, remindedAt: row.remindedAt && wireTime(row.remindedAt) }));
}
