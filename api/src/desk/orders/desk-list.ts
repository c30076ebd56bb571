import type { DeskOrder, DeskOrderPage } from '@aimante/api-contract/order-desk';
import type { deskOrderQuery } from '@aimante/api-contract/order-desk/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { contains } from '../../platform/database/sql/contains.ts';
import { readCursor, writeCursor } from '../../platform/database/sql/cursor.ts';
import { withinDays } from '../../platform/database/sql/shop-day.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import type { Services } from '../../platform/services/services.ts';
import { readSetting } from '../../platform/settings/settings-store.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import {
  magnetPictureUrl,
  missingOfOrder,
  needsAction,
  type OrderedMagnet,
  refundColumns,
} from '../../selling/index.ts';

type Query = z.output<typeof deskOrderQuery>;
type Row = Omit<DeskOrder, 'thumbnails'> & { magnets: OrderedMagnet[] } & Record<string, unknown>;

interface Sort {
  column: SQL;
  isDescending: boolean;
  valueOf: (row: Row) => string | number;
}

// Version 7 ids sort by creation time.
const byTime = { column: sql`o.id`, valueOf: (row: Row) => row.id };
const byTotal = { column: sql`o.total_cents`, valueOf: (row: Row) => row.totalCents };
const sorts: Record<NonNullable<Query['sort']>, Sort> = {
  '-createdAt': { ...byTime, isDescending: true },
  createdAt: { ...byTime, isDescending: false },
  '-total': { ...byTotal, isDescending: true },
  total: { ...byTotal, isDescending: false },
};

const name = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''),
  trim(coalesce(o.shipping_address ->> 'firstName', '') || ' ' || coalesce(o.shipping_address ->> 'lastName', '')))`;
/** An aggregate over an order's documents; a reversal cancels a credit note. */
const ofDocuments = (what: SQL): SQL => sql`(SELECT ${what} FROM invoices i WHERE i.order_id = o.id)`;
const documentColumns = sql`${ofDocuments(sql`coalesce(sum(CASE WHEN i.series = 'A' THEN -1 ELSE 1 END
    * (i.data ->> 'vatCents')::int), 0)::int`)} AS "vatCents",
  ${ofDocuments(sql`max(i.label) FILTER (WHERE i.series = 'F' AND i.corrects_id IS NULL)`)} AS "invoiceLabel",
  ${ofDocuments(sql`coalesce(json_agg(i.label ORDER BY i.issued_at, i.id) FILTER (WHERE i.corrects_id IS NOT NULL), '[]')`)}
    AS "creditNoteLabels"`;

const photoCount = (review: string): SQL => sql`(SELECT count(*)::int FROM order_line_photos p
  JOIN order_lines l ON l.id = p.order_line_id WHERE l.order_id = o.id AND p.review = ${review})`;

/** Late: paid longer ago than the promised time, and not shipped yet. */
const isLate = (lateBefore: string): SQL => sql`(o.status = 'en_cours' AND o.paid_at < ${lateBefore}
  AND o.stage NOT IN ('expedie', 'pret_retrait', 'livre', 'retire'))`;

export async function listDeskOrders(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  query: Query,
): Promise<DeskOrderPage> {
  const { slaDays } = await readSetting(db, 'production');
  const lateBefore = new Date(now().getTime() - slaDays * 86_400_000).toISOString();
  const where = sql.join([sql`true`, ...filtersOf(query, lateBefore)], ' AND ');
  const sort = sorts[query.sort ?? '-createdAt'];
  const direction = sort.isDescending ? sql`DESC` : sql`ASC`;
  const limit = query.limit ?? 50;
  const { rows } =
    await db.execute<Row>(sql`SELECT o.id, o.number, o.created_at AS "createdAt", o.paid_at AS "paidAt", o.status,
      o.payment_status AS "paymentStatus", o.stage, o.total_cents AS "totalCents", o.refunded_cents AS "refundedCents",
      ${refundColumns}, ${documentColumns},
      o.shipping_method AS "shippingMethod", o.version, ${isLate(lateBefore)} AS "isLate",
      json_build_object('id', o.user_id, 'name', ${name}, 'email', o.email) AS customer,
      (SELECT coalesce(sum(l.quantity - l.removed_quantity), 0)::int FROM order_lines l WHERE l.order_id = o.id AND l.kind = 'article')
    AS "itemCount",
      coalesce((SELECT json_agg(DISTINCT trim_scale(l.magnet_width_mm) || ' × ' || trim_scale(l.magnet_height_mm) || ' mm')
        FROM order_lines l WHERE l.order_id = o.id AND l.magnet_width_mm IS NOT NULL AND l.quantity > l.removed_quantity), '[]') AS sizes,
      coalesce((SELECT json_agg(t) FROM (SELECT p.id AS "linePhotoId", p.photo_id AS "photoId" FROM order_line_photos p
        JOIN order_lines l ON l.id = p.order_line_id JOIN photos f ON f.id = p.photo_id AND f.state = 'ready'
        WHERE l.order_id = o.id ORDER BY l.position, p.position LIMIT 3) t), '[]') AS magnets,
      ${photoCount('waiting')} AS "photosWaiting", ${photoCount('blocked')} AS "photosBlocked",
      ${missingOfOrder(sql`o.id`)} AS "missingPhotos"
    FROM orders o LEFT JOIN users u ON u.id = o.user_id
    WHERE ${where}${after(sort, query.cursor)} ORDER BY ${sort.column} ${direction}, o.id ${direction} LIMIT ${limit + 1}`);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(({ magnets, ...row }) => ({
      ...row,
      thumbnails: magnets.map((magnet) => magnetPictureUrl(secrets.link, magnet, now())),
      createdAt: wireTime(row.createdAt),
      paidAt: row.paidAt && wireTime(row.paidAt),
    })),
    next: last ? writeCursor([sort.valueOf(last), last.id]) : null,
    total: await countOf(db, where),
  };
}

function after(sort: Sort, cursor: string | undefined): SQL {
  const place = cursor === undefined ? undefined : readCursor(cursor);
  if (!place) return sql``;
  const comparison = sort.isDescending ? sql`<` : sql`>`;
  const [value, id] = place;
  const isId = typeof value === 'string';
  return isId
    ? sql` AND o.id ${comparison} ${id}::uuid`
    : sql` AND (${sort.column}, o.id) ${comparison} (${value}, ${id}::uuid)`;
}

function filtersOf(query: Query, lateBefore: string): SQL[] {
  const { status, paymentStatus, stage, late, search, customerId } = query;
  return [
    ...(status ? [sql`o.status = ${status}`] : []),
    ...(paymentStatus ? [sql`o.payment_status = ${paymentStatus}`] : []),
    ...(stage ? [sql`o.stage = ANY(${[stage].flat()}::text[]) AND o.status = 'en_cours'`] : []),
    ...(late === undefined ? [] : [sql`${isLate(lateBefore)} = ${late}`]),
    ...(search ? [contains(sql`concat_ws(' ', o.number, o.email, ${name})`, search)] : []),
    ...(query.photos ? [sql`o.status IN ('en_attente', 'en_cours') AND ${missingOfOrder(sql`o.id`)} > 0`] : []),
    ...(query.refund ? [sql`EXISTS (SELECT 1 FROM refunds r WHERE r.order_id = o.id AND ${needsAction})`] : []),
    ...(customerId ? [sql`o.user_id = ${customerId}`] : []),
    ...withinDays(sql`o.created_at`, query.from, query.to),
    ...withinDays(sql`o.paid_at`, query.paidFrom, query.paidTo),
  ];
}

async function countOf(db: Queryable, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM orders o LEFT JOIN users u ON u.id = o.user_id WHERE ${where}`,
  );
  return rows[0]?.total ?? 0;
}
