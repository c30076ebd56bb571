import type { DashboardStats } from '@aimante/api-contract/operations';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import type { Period } from './sales.ts';
import { soldLines } from './sold-lines.ts';

/**
 * The best-selling products, by the amount paid. A product has its name of today: orders keep the name in the language
 * of their customer.
 */
export async function readBestSellers(
  db: Queryable,
  { locale, ...period }: Period & { readonly locale: Locale },
): Promise<DashboardStats['topProducts']> {
  const { rows } = await db.execute<DashboardStats['topProducts'][number]>(sql`
    SELECT p.id, coalesce(max(t.name), max(f.name), max(p.name)) AS name, sum(p.sign * p.quantity)::int AS quantity,
      sum(p.sign * p.cents)::int AS cents FROM ${soldLines(period)} p
      LEFT JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
      LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale}
    WHERE p.kind = 'article' GROUP BY p.id HAVING sum(p.sign * p.quantity) > 0 ORDER BY quantity DESC, cents DESC, name LIMIT 8`);
  return rows;
}
