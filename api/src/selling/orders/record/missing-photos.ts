import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { isOwed } from './refund-sums.ts';

/** Magnets of the line `l` that still need a photo from the customer. */
export const missingOfLine: SQL = sql`CASE WHEN l.is_personalised AND l.stage <> 'void' THEN greatest(0,
  l.quantity - l.removed_quantity - (SELECT coalesce(sum(q.copies), 0) FROM order_line_photos q
    WHERE q.order_line_id = l.id))::int ELSE 0 END`;

/** Those of the order. */
export const missingOfOrder = (orderId: SQL): SQL =>
  sql`(SELECT coalesce(sum(${missingOfLine}), 0)::int FROM order_lines l WHERE l.order_id = ${orderId})`;

/** Of an order `o`: the team asked for another photo. */
export const hasBlockedPhoto: SQL = sql`EXISTS (SELECT 1 FROM order_line_photos p
  JOIN order_lines l ON l.id = p.order_line_id WHERE l.order_id = o.id AND p.review = 'blocked')`;

/** Of an order `o`: the customer has photos to add or to replace. */
export const awaitsPhotos: SQL = sql`(o.status = 'en_cours' AND ${isOwed}
  AND (${hasBlockedPhoto} OR ${missingOfOrder(sql`o.id`)} > 0))`;

export async function countMissingPhotos(db: Queryable, orderId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`SELECT ${missingOfOrder(sql`${orderId}::uuid`)} AS count`);
  return rows[0]?.count ?? 0;
}
