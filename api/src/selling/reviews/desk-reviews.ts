import type { DeskReview } from '@aimante/api-contract/reviews';
import { productName } from '../../catalogue/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { contains } from '../../platform/database/sql/contains.ts';
import { readCursor, writeCursor } from '../../platform/database/sql/cursor.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { type ReviewRow, reviewColumns, viewReview } from './review-rows.ts';

type DeskRow = ReviewRow & Pick<DeskReview, 'state' | 'refusal' | 'product' | 'order' | 'version'>;

interface Filter {
  state?: DeskReview['state'] | undefined;
  stars?: number | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

async function selectReviews(db: Queryable, locale: Locale, page: { where: SQL; limit: number }) {
  const { rows } = await db.execute<DeskRow>(sql`SELECT ${reviewColumns}, v.state, v.refusal, v.version,
      json_build_object('id', v.product_id, 'name', ${productName}) AS product,
      CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'number', o.number) END AS order
    FROM reviews v LEFT JOIN orders o ON o.id = v.order_id
      JOIN product_translations f ON f.product_id = v.product_id AND f.locale = 'fr'
      LEFT JOIN product_translations t ON t.product_id = v.product_id AND t.locale = ${locale}
    WHERE ${page.where} ORDER BY v.id DESC LIMIT ${page.limit}`);
  return rows.map(viewDeskReview);
}

function viewDeskReview(row: DeskRow): DeskReview {
  const { state, refusal, product, order, version } = row;
  return { ...viewReview(row), state, refusal, product, order, version };
}

export async function selectReviewForDesk(db: Queryable, id: string, locale: Locale): Promise<DeskReview | undefined> {
  const [review] = await selectReviews(db, locale, { where: sql`v.id = ${id}`, limit: 1 });
  return review;
}

export async function selectReviewPage(db: Queryable, filter: Filter, locale: Locale) {
  const { limit = 50 } = filter;
  const cursor = filter.cursor === undefined ? undefined : readCursor(filter.cursor);
  const fits = filterOf(filter);
  const where = cursor ? sql`${fits} AND v.id < ${cursor[1]}` : fits;
  const found = await selectReviews(db, locale, { where, limit: limit + 1 });
  const counted = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM reviews v WHERE ${fits}`);
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    items: found.slice(0, limit),
    next: last ? writeCursor([last.createdAt, last.id]) : null,
    total: counted.rows[0]?.total ?? 0,
  };
}

function filterOf({ state, stars, search }: Filter): SQL {
  const conditions = [
    sql`true`,
    ...(state ? [sql`v.state = ${state}`] : []),
    ...(stars ? [sql`v.stars = ${stars}`] : []),
    ...(search ? [contains(sql`concat_ws(' ', v.title, v.body, v.author)`, search)] : []),
  ];
  return sql.join(conditions, ' AND ');
}
