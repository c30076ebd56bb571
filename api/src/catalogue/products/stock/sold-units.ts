import { type SQL, sql } from '../../../platform/sql/sql.ts';

/**
 * The stocks of product `p`: one for each variant, or its own without variants, and one for each active bundle. Returns
 * one row: their number, the number of empty ones, and the lowest.
 */
export const soldUnits: SQL = sql`LATERAL (
  SELECT count(*)::int AS units, (count(*) FILTER (WHERE u.available <= 0))::int AS empty, coalesce(min(u.available), 0)::int AS lowest
  FROM (
    SELECT coalesce(k.on_hand - k.held, 0) AS available FROM (SELECT p.id) own
      LEFT JOIN stocks k ON k.product_id = own.id AND k.market_event_id IS NULL
      WHERE NOT EXISTS (SELECT 1 FROM variants v WHERE v.product_id = own.id AND v.deleted_at IS NULL)
    UNION ALL SELECT coalesce(k.on_hand - k.held, 0) FROM variants v
      LEFT JOIN stocks k ON k.variant_id = v.id AND k.market_event_id IS NULL
      WHERE v.product_id = p.id AND v.deleted_at IS NULL
    UNION ALL SELECT coalesce(k.on_hand - k.held, 0) FROM bundles b
      LEFT JOIN stocks k ON k.bundle_id = b.id AND k.market_event_id IS NULL
      WHERE b.product_id = p.id AND b.is_active AND b.deleted_at IS NULL
  ) u
)`;
