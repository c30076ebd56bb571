import type { Margin } from '@aimante/api-contract/operations';
import { costOn } from '../../catalogue/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { marketLines } from './market-lines.ts';
import type { Period } from './sales.ts';
import { soldLines } from './sold-lines.ts';

/**
 * What each product sold online and at markets brings: its amount without VAT, as on invoices and tickets, less what its
 * pieces cost on the day of their sale. Without a cost for all its pieces, a product has no margin.
 */
export async function readMargins(
  db: Queryable,
  { locale, ...period }: Period & { readonly locale: Locale },
): Promise<Margin[]> {
  const cost = costOn({ productId: sql`l.id`, variantId: sql`l.variant_id`, day: sql`l.day` });
  const { rows } = await db.execute<Margin & Record<string, unknown>>(sql`
    SELECT p.id, coalesce(max(t.name), max(f.name), max(p.name)) AS name, sum(p.sign * p.quantity)::int AS quantity,
      sum(p.sign * p.cents)::int AS cents, sum(p.sign * p.net_cents)::int AS "netCents",
      CASE WHEN bool_and(p.cost IS NOT NULL) THEN sum(p.sign * p.quantity * p.cost)::int END AS "costCents"
    FROM (SELECT l.*, ${cost} AS cost FROM (
        SELECT o.id, o.variant_id, o.name, o.sign, o.day, o.quantity, o.cents, o.net_cents
        FROM ${soldLines(period)} o WHERE o.kind = 'article'
        UNION ALL SELECT k.* FROM ${marketLines(period)} k) l) p
      LEFT JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
      LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale}
    GROUP BY p.id, CASE WHEN p.id IS NULL THEN p.name END
    HAVING sum(p.sign * p.quantity) <> 0 OR sum(p.sign * p.cents) <> 0
    ORDER BY cents DESC, name`);
  return rows;
}
