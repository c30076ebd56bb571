import type { OrderPage, OrderSummary } from '@aimante/api-contract/orders';
import type { orderListQuery } from '@aimante/api-contract/orders/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { contains } from '../../../platform/database/sql/contains.ts';
import { readCursor, writeCursor } from '../../../platform/database/sql/cursor.ts';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { missingOfOrder } from '../../orders/record/missing-photos.ts';
import { phaseOf } from '../../orders/record/order-machine.ts';
import { refundColumns } from '../../orders/record/refund-sums.ts';
import { magnetPictureUrl, type OrderedMagnet } from '../photos/magnet-link.ts';
import { markOf } from './order-actions.ts';

type Query = z.output<typeof orderListQuery>;

interface SummaryRow extends Omit<OrderSummary, 'mark' | 'nextAction' | 'thumbnails'>, Record<string, unknown> {
  magnets: OrderedMagnet[];
}

const columns = sql`o.id, o.number, o.created_at AS "createdAt", o.status, o.payment_status AS "paymentStatus", o.stage,
  o.total_cents AS "totalCents", o.refunded_cents AS "refundedCents", ${refundColumns}, o.tracking_url AS "trackingUrl",
  (SELECT coalesce(sum(l.quantity - l.removed_quantity), 0)::int FROM order_lines l WHERE l.order_id = o.id AND l.kind = 'article')
    AS "itemCount",
  EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id AND l.is_personalised AND l.quantity > l.removed_quantity) AS "hasPhotos",
  ${missingOfOrder(sql`o.id`)} AS "missingPhotos",
  coalesce((SELECT json_agg(t) FROM (SELECT p.id AS "linePhotoId", p.photo_id AS "photoId" FROM order_line_photos p
    JOIN order_lines l ON l.id = p.order_line_id JOIN photos f ON f.id = p.photo_id AND f.state = 'ready'
    WHERE l.order_id = o.id ORDER BY l.position, p.position LIMIT 4) t), '[]') AS magnets`;

/** A customer's orders, the newest first. Always two statements, whatever their number. */
export async function listOrders(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  userId: string,
  query: Query,
): Promise<OrderPage> {
  const where = conditionsOf(userId, query);
  const limit = query.limit ?? 20;
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const beyond = after ? sql` AND o.id < ${after[1]}::uuid` : sql``;
  const { rows } = await db.execute<SummaryRow>(
    sql`SELECT ${columns} FROM orders o WHERE ${where}${beyond} ORDER BY o.id DESC LIMIT ${limit + 1}`,
  );
  const total = await countOrders(db, where);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((row) => viewSummary(row, (magnet) => magnetPictureUrl(secrets.link, magnet, now()))),
    next: last ? writeCursor([last.number, last.id]) : null,
    total,
  };
}

function conditionsOf(userId: string, { status, search }: Query): SQL {
  const conditions = [sql`o.user_id = ${userId}`];
  if (status) conditions.push(sql`o.status = ${status}`);
  if (search) conditions.push(contains(sql`o.number`, search));
  return sql.join(conditions, ' AND ');
}

async function countOrders(db: Queryable, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM orders o WHERE ${where}`);
  return rows[0]?.total ?? 0;
}

function viewSummary({ magnets, ...row }: SummaryRow, pictureOf: (magnet: OrderedMagnet) => string): OrderSummary {
  return {
    ...row,
    createdAt: wireTime(row.createdAt),
    mark: markOf(row),
    thumbnails: magnets.map(pictureOf),
    nextAction: nextActionOf(row),
  };
}

function nextActionOf(row: Pick<SummaryRow, 'status' | 'paymentStatus' | 'stage' | 'trackingUrl' | 'missingPhotos'>) {
  const phase = phaseOf(row);
  if (phase === 'awaiting' || phase === 'failed') return 'pay';
  if (phase === 'production' && row.missingPhotos) return 'add_photos';
  if (phase === 'production' && row.stage === 'bloque') return 'replace_photo';
  if (phase === 'production' && row.trackingUrl) return 'track';
  if (phase === 'production') return 'invoice';
  return 'reorder';
}
