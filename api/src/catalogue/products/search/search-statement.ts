import { PAGE_SIZE } from '@aimante/api-contract/catalogue/search-schemas';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inLocale } from '../../../platform/database/sql/in-locale.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { hasWords, rankOf, type Wanted } from './matching.ts';
import { filtersOf, type SearchQuery, shapeOf, sizeOf } from './search-filters.ts';

interface CategoryFacet {
  value: string;
  slug: string;
  name: string;
  description: string;
  count: number;
}

export interface FoundPage extends Record<string, unknown> {
  total: number;
  /** Products that have the searched words, whatever the filters. */
  matching: number;
  shown: number;
  onPage: { id: string; categoryId: string | null }[];
  categories: CategoryFacet[];
  shapes: Record<string, number>;
  sizes: Record<string, number>;
  inStock: number;
  onMarket: number;
  minCents: number | null;
  maxCents: number | null;
}

export interface SearchInput {
  query: SearchQuery;
  /** Undefined without a search. */
  wanted: Wanted | undefined;
  locale: Locale;
}

/** The shop's own order without a search is by category. Any other order is across all categories. */
export const isGrouped = ({ query, wanted }: Pick<SearchInput, 'query' | 'wanted'>): boolean =>
  !wanted && (query.sort ?? 'favourites') === 'favourites';

/** One pass over all visible products: the page, the counts of every facet, and the totals. */
export async function findPage(db: Queryable, input: SearchInput): Promise<FoundPage> {
  const { query, locale } = input;
  const pass = filtersOf(query);
  const others = (...left: (keyof typeof pass)[]): SQL =>
    sql.join(
      [
        sql`b.is_match`,
        ...passNames.filter((name) => !left.includes(name)).map((name) => sql`b.${sql.identifier(name)}`),
      ],
      ' AND ',
    );
  const found = await db.execute<FoundPage>(sql`
    WITH base AS MATERIALIZED (
      SELECT p.id, p.position AS place, p.price_cents AS cents, c.id AS group_id, ${shapeOf} AS form, ${sizeOf} AS extent,
        ${keyOf(input)} AS key, ${input.wanted ? sql`s.product_id IS NOT NULL` : sql`true`} AS is_match,
        coalesce(u.is_sold, w.on_hand > w.held, false) AS is_sold, p.is_available_for_market AS is_taken_along,
        ${pass.category} AS category, ${pass.shape} AS shape, ${pass.size} AS size, ${pass.price} AS price,
        ${pass.stock} AS stock, ${pass.market} AS market
      FROM products p
      LEFT JOIN categories c ON c.id = p.category_id AND c.is_visible
      LEFT JOIN print_profiles r ON r.id = p.print_profile_id
      LEFT JOIN stocks w ON w.product_id = p.id AND w.market_event_id IS NULL
      LEFT JOIN (SELECT v.product_id, bool_or(coalesce(k.on_hand - k.held, 0) > 0) AS is_sold FROM variants v
        LEFT JOIN stocks k ON k.variant_id = v.id AND k.market_event_id IS NULL
        WHERE v.deleted_at IS NULL GROUP BY v.product_id) u ON u.product_id = p.id
      ${textsOf(input)}
      WHERE p.is_visible AND p.deleted_at IS NULL
    ), totals AS (
      SELECT count(*)::int AS total, (count(*) FILTER (WHERE b.is_match))::int AS matching,
        (count(*) FILTER (WHERE ${others()}))::int AS shown,
        (count(*) FILTER (WHERE b.is_sold AND ${others()}))::int AS "inStock",
        (count(*) FILTER (WHERE b.is_taken_along AND ${others()}))::int AS "onMarket",
        min(b.cents) AS "minCents", max(b.cents) AS "maxCents" FROM base b
    )
    SELECT totals.*,
      (SELECT coalesce(json_agg(json_build_object('id', o.id, 'categoryId', o.group_id) ORDER BY o.key, o.place, o.id), '[]') FROM (
        SELECT b.id, b.group_id, b.key, b.place FROM base b WHERE ${others()} ORDER BY b.key, b.place, b.id LIMIT ${PAGE_SIZE}
        OFFSET greatest(0, (SELECT least(${query.page ?? 1}, ceil(t.shown::numeric / ${PAGE_SIZE})) FROM totals t) - 1) * ${PAGE_SIZE}
      ) o) AS "onPage",
      (SELECT coalesce(json_agg(json_build_object('value', g.id, 'slug', g.slug, 'name', ${inLocale(sql`g.name`, locale)},
          'description', coalesce(${inLocale(sql`g.description`, locale)}, ''), 'count', n.count) ORDER BY g.position), '[]')
        FROM (SELECT b.group_id, (count(*) FILTER (WHERE ${others('category')}))::int AS count FROM base b GROUP BY b.group_id) n
        JOIN categories g ON g.id = n.group_id) AS categories,
      (SELECT coalesce(json_object_agg(n.form, n.count), '{}') FROM (SELECT b.form, (count(*) FILTER (WHERE ${others('shape')}))::int AS count
        FROM base b WHERE b.form IS NOT NULL GROUP BY b.form) n) AS shapes,
      (SELECT coalesce(json_object_agg(n.extent, n.count), '{}') FROM (SELECT b.extent, (count(*) FILTER (WHERE ${others('size')}))::int AS count
        FROM base b WHERE b.extent IS NOT NULL GROUP BY b.extent) n) AS sizes
    FROM totals`);
  return found.rows[0] as FoundPage;
}

const passNames = ['category', 'shape', 'size', 'price', 'stock', 'market'] as const;

/** The first sort key. The order of the shop and the id decide between equal ones, so that the order is stable. */
function keyOf(input: SearchInput): SQL {
  switch (input.query.sort ?? 'favourites') {
    case 'price':
      return sql`p.price_cents`;
    case '-price':
      return sql`-p.price_cents`;
    case 'name':
      return sql`s.sort_name`;
    case '-createdAt':
      return sql`-extract(epoch FROM p.created_at)`;
    case 'favourites':
      return input.wanted ? sql`s.rank` : sql`c.position`;
  }
}

/** Searched texts are joined only where the search or the order needs them. */
function textsOf({ wanted, query, locale }: SearchInput): SQL {
  if (!wanted && query.sort !== 'name') return sql``;
  return sql`LEFT JOIN (SELECT s.product_id, s.sort_name, ${wanted ? rankOf(wanted.words) : sql`0`} AS rank FROM catalogue_search.products s
    WHERE ${wanted ? hasWords(wanted) : sql`s.locale = ${locale}`}) s ON s.product_id = p.id`;
}
