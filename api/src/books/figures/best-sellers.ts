import type { DashboardStats } from '@aimante/api-contract/operations';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import type { Period } from './sales.ts';

/** Orders paid in the period that are neither cancelled nor refunded in full. */
export const soldIn = ({ from, before }: Period): SQL => sql`o.payment_status = 'paid' AND o.paid_at >= ${from}
  AND o.paid_at < ${before} AND o.status <> 'annule' AND (o.total_cents = 0 OR o.refunded_cents < o.total_cents)`;

/**
 * The best-selling products, by the amount paid. An order's discount is divided among its lines in proportion. Each
 * line gets the rounded share of all lines up to it, less that of the lines before, so that the shares add up to the
 * cent. A product has its name of today: orders keep the name in the language of their customer.
 */
export async function readBestSellers(
  db: Queryable,
  { locale, ...period }: Period & { readonly locale: Locale },
): Promise<DashboardStats['topProducts']> {
  const share = (upTo: SQL): SQL =>
    sql`CASE WHEN o.subtotal_cents = 0 THEN 0 ELSE round(o.discount_cents::numeric * (${upTo}) / o.subtotal_cents) END`;
  const { rows } = await db.execute<DashboardStats['topProducts'][number]>(sql`
    SELECT p.id, coalesce(max(t.name), max(f.name), max(p.name)) AS name, sum(p.quantity)::int AS quantity, sum(p.cents)::int AS cents FROM (
      SELECT l.product_id AS id, l.name, l.quantity,
        l.total_cents - (${share(sql`l.running`)} - ${share(sql`l.running - l.total_cents`)}) AS cents
      FROM orders o JOIN LATERAL (SELECT each.*, sum(each.total_cents) OVER (ORDER BY each.position) AS running
        FROM order_lines each WHERE each.order_id = o.id) l ON true
      WHERE ${soldIn(period)}
    ) p LEFT JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
      LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale}
    GROUP BY p.id ORDER BY quantity DESC, cents DESC, name LIMIT 8`);
  return rows;
}
