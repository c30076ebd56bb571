import type { catalogueEndpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { type ProductRow, selectProducts } from '../record/product-rows.ts';
import { viewCard } from '../record/views.ts';
import { soldUnits } from '../stock/sold-units.ts';
import { listOptions } from './product-list.ts';

type List = (typeof catalogueEndpoints)['listAllProducts'];
type Query = z.output<List['query']>;

interface AdminRow extends ProductRow {
  units: number;
  empty: number;
  lowest: number;
  deletedAt: string | null;
  deletedSlug: string | null;
}

const adminColumns = sql`sold.units, sold.empty, sold.lowest, p.deleted_at AS "deletedAt", p.deleted_slug AS "deletedSlug",`;

/** A page of the back office's list with its total: hidden products included, or only the deleted ones. */
export async function selectProductPage(
  db: Queryable,
  query: Query,
  locale: Locale,
): Promise<z.output<List['response']>> {
  const { category, limit = 50, deleted = false, ...rest } = query;
  const options = listOptions({ ...rest, limit }, { hidden: true }, locale);
  const filters = filtersOf(query);
  const uncounted = listOptions({ ...rest, cursor: undefined }, { hidden: true }, locale);
  const sold = sql`CROSS JOIN ${soldUnits} sold`;
  const [rows, counted] = await Promise.all([
    selectProducts<AdminRow>(db, locale, {
      ...options,
      where: sql`${options.where}${filters}`,
      isDeleted: deleted,
      columns: adminColumns,
      from: sold,
    }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM products p
      JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
      LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale}
      LEFT JOIN categories c ON c.id = p.category_id
      LEFT JOIN stocks s ON s.product_id = p.id AND s.market_event_id IS NULL ${sold}
      WHERE (p.deleted_at IS NOT NULL) = ${deleted} AND ${uncounted.where}${filters}`),
  ]);
  const page = options.page(rows);
  return { items: page.rows.map(viewRow), next: page.next ?? null, total: counted.rows[0]?.total ?? 0 };
}

const viewRow = ({ units, empty, lowest, deletedAt, deletedSlug, ...row }: AdminRow) => ({
  ...viewCard({ ...row, slug: deletedSlug ?? row.slug }),
  sold: { units, empty, lowest },
  deletedAt: deletedAt && wireTime(deletedAt),
});

function filtersOf({ category, visible, featured, market, stockBelow }: Query): SQL {
  const filters: SQL[] = [];
  if (category === 'none') filters.push(sql`p.category_id IS NULL`);
  else if (category) filters.push(sql`p.category_id = ${category}`);
  if (visible !== undefined) filters.push(sql`p.is_visible = ${visible}`);
  if (featured !== undefined) filters.push(sql`p.featured = ${featured}`);
  if (market !== undefined) filters.push(sql`p.is_available_for_market = ${market}`);
  if (stockBelow !== undefined) filters.push(sql`sold.lowest < ${stockBelow}`);
  return sql.join(filters.map((filter) => sql` AND ${filter}`));
}
