import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection/connect.ts';

/** Magnets of the line `l` that still need a photo from the customer. */
export const missingOfLine: SQL = sql`CASE WHEN l.is_personalised AND l.stage <> 'void' THEN greatest(0,
  l.quantity - l.removed_quantity - (SELECT coalesce(sum(q.copies), 0) FROM order_line_photos q
    WHERE q.order_line_id = l.id))::int ELSE 0 END`;

/** Those of the order. */
export const missingOfOrder = (orderId: SQL): SQL =>
  sql`(SELECT coalesce(sum(${missingOfLine}), 0)::int FROM order_lines l WHERE l.order_id = ${orderId})`;

export async function countMissingPhotos(db: Queryable, orderId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`SELECT ${missingOfOrder(sql`${orderId}::uuid`)} AS count`);
  return rows[0]?.count ?? 0;
}
