import type { DashboardStats } from '@aimante/api-contract/operations';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { type Period, soldOrders } from './sales.ts';

/**
 * The best-selling products, by the amount paid. An order's discount is divided among its lines in proportion. Each
 * line gets the rounded share of all lines up to it, less that of the lines before, so that the shares add up to the
 * cent. An order that is refunded in full counts until then, and is subtracted at that date: a past period does not change.
 * A product has its name of today: orders keep the name in the language of their customer.
 */
export async function readBestSellers(
  db: Queryable,
  { locale, ...period }: Period & { readonly locale: Locale },
): Promise<DashboardStats['topProducts']> {
  const share = (upTo: SQL): SQL =>
    sql`CASE WHEN o.subtotal_cents = 0 THEN 0 ELSE round(o.discount_cents::numeric * (${upTo}) / o.subtotal_cents) END`;
  const { rows } = await db.execute<DashboardStats['topProducts'][number]>(sql`
    SELECT p.id, coalesce(max(t.name), max(f.name), max(p.name)) AS name, sum(p.times * p.quantity)::int AS quantity,
      sum(p.times * p.cents)::int AS cents FROM (
      SELECT l.product_id AS id, l.name, l.kind, l.quantity, s.times,
        l.total_cents - (${share(sql`l.running`)} - ${share(sql`l.running - l.total_cents`)}) AS cents
      FROM ${soldOrders(period)} s JOIN orders o ON o.id = s.id JOIN LATERAL (SELECT each.*, sum(each.total_cents) OVER (ORDER BY each.position) AS running
        FROM order_lines each WHERE each.order_id = o.id) l ON true
    ) p LEFT JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
      LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale}
    WHERE p.kind = 'article' GROUP BY p.id HAVING sum(p.times * p.quantity) > 0 ORDER BY quantity DESC, cents DESC, name LIMIT 8`);
  return rows;
}
