import type { productListQuery } from '@aimante/api-contract/catalogue/schemas';
import type { z } from 'zod';
import { contains } from '../../../platform/database/sql/contains.ts';
import { type Cursor, readCursor, writeCursor } from '../../../platform/database/sql/cursor.ts';
import { inLocale } from '../../../platform/database/sql/in-locale.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { type ProductRow, productDescription, productName } from '../record/product-rows.ts';

export type ProductListQuery = z.output<typeof productListQuery>;
type Filters = Omit<ProductListQuery, 'sort'> & { sort?: keyof typeof sorts | undefined };

export interface ProductSelection {
  market?: boolean;
  magnets?: boolean;
  /** Includes products that visitors cannot see. */
  hidden?: boolean;
}

interface Sort {
  column: SQL;
  isDescending: boolean;
  valueOf: (row: ProductRow) => string | number;
}

const byPosition: Sort = { column: sql`p.position`, isDescending: false, valueOf: (row) => row.position };
const sorts = {
  position: byPosition,
  price: { column: sql`p.price_cents`, isDescending: false, valueOf: (row) => row.priceCents },
  '-price': { column: sql`p.price_cents`, isDescending: true, valueOf: (row) => row.priceCents },
  name: { column: sql`lower(${productName})`, isDescending: false, valueOf: (row) => row.name.toLowerCase() },
  // Version 7 ids sort by creation time.
  '-createdAt': { column: sql`p.id::text`, isDescending: true, valueOf: (row) => row.id },
  /** For the back office, where a row contains the stocks of the product. */
  stock: { column: sql`sold.lowest`, isDescending: false, valueOf: (row) => row.lowest ?? row.stock },
} satisfies Record<string, Sort>;

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export function listOptions(query: Filters, selection: ProductSelection, locale: Locale) {
  const sort: Sort = sorts[query.sort ?? 'position'];
  const direction = sort.isDescending ? sql`DESC` : sql`ASC`;
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const conditions = [
    ...selectionConditions(selection),
    ...filterConditions(query, locale),
    ...(cursor ? [after(sort, cursor)] : []),
  ];
  const limit = query.limit ?? 1000;
  return {
    where: conditions.length > 0 ? sql.join(conditions, ' AND ') : sql`true`,
    order: sql`${sort.column} ${direction}, p.id ${direction}`,
    limit: limit + 1,
    page<Row extends ProductRow>(rows: Row[]): { rows: Row[]; next: string | undefined } {
      const last = rows[limit - 1];
      if (rows.length <= limit || !last) return { rows, next: undefined };
      return { rows: rows.slice(0, limit), next: writeCursor([sort.valueOf(last), last.id]) };
    },
  };
}

function selectionConditions({ market, magnets, hidden }: ProductSelection): SQL[] {
  const conditions: SQL[] = [];
  if (!hidden) conditions.push(sql`p.is_visible`);
  if (market) conditions.push(sql`p.is_available_for_market`);
  if (magnets) conditions.push(sql`p.magnet_width_mm IS NOT NULL`);
  return conditions;
}

function filterConditions({ search, category, width, height }: Filters, locale: Locale): SQL[] {
  const conditions: SQL[] = [];
  if (category) conditions.push(isUuid(category) ? sql`p.category_id = ${category}::uuid` : sql`c.slug = ${category}`);
  if (width !== undefined) conditions.push(sql`p.magnet_width_mm = ${width}`);
  if (height !== undefined) conditions.push(sql`p.magnet_height_mm = ${height}`);
  if (search) {
    const words = sql`concat_ws(' ', ${productName}, ${productDescription}, ${inLocale(sql`c.name`, locale)})`;
    conditions.push(contains(words, search));
  }
  return conditions;
}

function after(sort: Sort, [value, id]: Cursor): SQL {
  const comparison = sort.isDescending ? sql`<` : sql`>`;
  return sql`(${sort.column}, p.id) ${comparison} (${value}, ${id}::uuid)`;
}
