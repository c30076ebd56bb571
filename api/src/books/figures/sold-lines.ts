import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Period } from './sales.ts';

/**
 * The orders that are sold at the end of a period (`sign` 1), and at its start (-1), as far as a document of the period
 * changes them. An order is sold from its invoice until the last of its money is refunded.
 */
const sold = ({ from, before }: Period): SQL => sql`(SELECT i.order_id AS id, edge.sign, edge.at FROM invoices i
  CROSS JOIN LATERAL (VALUES (1, ${before}::timestamptz), (-1, ${from}::timestamptz)) AS edge (sign, at)
  WHERE i.issued_at < edge.at AND i.order_id IN (SELECT n.order_id FROM invoices n WHERE n.issued_at >= ${from} AND n.issued_at < ${before})
  GROUP BY i.order_id, edge.sign, edge.at
  HAVING sum(CASE WHEN i.series = 'A' THEN -1 ELSE 1 END * (i.data ->> 'totalCents')::int) > 0 OR bool_and(i.data ->> 'totalCents' = '0'))`;

/** The units of a line that credit notes pay back until `s.at`. A reversed credit note pays nothing back. */
const paidBack = sql`(SELECT coalesce(sum((p.part ->> 'quantity')::int), 0)::int AS quantity,
    coalesce(sum((p.part ->> 'amountCents')::int), 0)::int AS cents,
    coalesce(sum((p.part ->> 'vatCents')::int), 0)::int AS vat_cents
  FROM invoices i JOIN refunds r ON r.id = i.refund_id CROSS JOIN LATERAL jsonb_array_elements(r.parts) p (part)
  WHERE i.order_id = s.id AND i.issued_at < s.at AND p.part ->> 'lineId' = l.id::text
    AND NOT EXISTS (SELECT 1 FROM invoices v WHERE v.corrects_id = i.id AND v.issued_at < s.at))`;

const share = (upTo: SQL): SQL =>
  sql`CASE WHEN o.subtotal_cents = 0 THEN 0 ELSE round(o.discount_cents::numeric * (${upTo}) / o.subtotal_cents) END`;

/** The VAT contained in an amount, as `vatWithin`: half a cent rounds up. */
export const vatInside = (cents: SQL, rate: SQL): SQL =>
  sql`floor((2 * (${cents}) * round(${rate} * 100) + 10000 + round(${rate} * 100)) / (2 * (10000 + round(${rate} * 100))))`;

/**
 * The lines of the orders that are sold, with the units and the amount that are left. An order's discount is divided
 * among its lines in proportion. Each line gets the rounded share of all lines up to it, less that of the lines before,
 * so that the shares add up to the cent. Units that are refunded by line, and orders that are refunded in full, count
 * until then and are subtracted at that date: a past period does not change.
 */
// No credit note pays back units that cost nothing: they never count.
export const soldLines = (period: Period): SQL => sql`(
      SELECT l.product_id AS id, l.variant_id, l.name, l.kind, l.vat_rate, s.sign,
        (o.paid_at AT TIME ZONE 'Europe/Paris')::date AS day,
        l.quantity - CASE WHEN l.paid_cents = 0 THEN l.removed_quantity ELSE b.quantity END AS quantity,
        g.cents - b.cents AS cents, g.cents - ${vatInside(sql`g.cents`, sql`l.vat_rate`)} - (b.cents - b.vat_cents) AS net_cents
      FROM ${sold(period)} s JOIN orders o ON o.id = s.id JOIN LATERAL (SELECT each.*, sum(each.total_cents) OVER (ORDER BY each.position) AS running
        FROM order_lines each WHERE each.order_id = o.id) l ON true
      CROSS JOIN LATERAL (SELECT coalesce(l.paid_cents,
        l.total_cents - (${share(sql`l.running`)} - ${share(sql`l.running - l.total_cents`)})) AS cents) g
      CROSS JOIN LATERAL ${paidBack} b)`;
