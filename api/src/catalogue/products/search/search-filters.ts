import type { catalogueEndpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { z } from 'zod';
import { type SQL, sql } from '../../../platform/sql/sql.ts';

export type SearchQuery = z.output<(typeof catalogueEndpoints)['searchProducts']['query']>;

const STRIP_RATIO = 2;
const SMALL_MM = 60;
const LARGE_MM = 100;

const cut = sql`coalesce(r.shape, CASE WHEN p.dimensions LIKE '%Ø%' THEN 'round' ELSE 'rectangle' END)`;
const longer = sql`greatest(p.magnet_width_mm, p.magnet_height_mm)`;

/** Null for a product that is no magnet. */
export const shapeOf = sql`CASE WHEN p.magnet_width_mm IS NULL THEN NULL WHEN ${cut} <> 'rectangle' THEN ${cut}
  WHEN p.magnet_width_mm = p.magnet_height_mm THEN 'square'
  WHEN ${longer} >= ${sql.raw(String(STRIP_RATIO))} * least(p.magnet_width_mm, p.magnet_height_mm) THEN 'strip' ELSE 'rectangle' END`;

/** By the longer side: up to 6 cm, below 10 cm, from 10 cm. */
export const sizeOf = sql`CASE WHEN ${longer} <= ${sql.raw(String(SMALL_MM))} THEN 'small'
  WHEN ${longer} < ${sql.raw(String(LARGE_MM))} THEN 'medium' WHEN ${longer} IS NOT NULL THEN 'large' END`;

/** A condition for each filter of the search, so that a count can leave one of them out. */
export function filtersOf(
  query: SearchQuery,
): Record<'category' | 'shape' | 'size' | 'price' | 'stock' | 'market', SQL> {
  const [categories, shapes, sizes] = [query.category, query.shape, query.size].map((chosen) => [chosen ?? []].flat());
  const isOneOf = (value: SQL, chosen: readonly string[] = []) =>
    chosen.length === 0 ? sql`true` : sql`coalesce(${value} = ANY (${chosen}::text[]), false)`;
  return {
    category: sql`(${isOneOf(sql`p.category_id::text`, categories)} OR ${isOneOf(sql`c.slug`, categories)})`,
    shape: isOneOf(shapeOf, shapes),
    size: isOneOf(sizeOf, sizes),
    price: query.maxCents === undefined ? sql`true` : sql`p.price_cents <= ${query.maxCents}`,
    stock: query.stock ? sql`coalesce(u.is_sold, w.on_hand > w.held, false)` : sql`true`,
    market: query.market ? sql`p.is_available_for_market` : sql`true`,
  };
}
