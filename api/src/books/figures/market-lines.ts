import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Period } from './sales.ts';
import { vatInside } from './sold-lines.ts';

/**
 * What was sold at markets, with the columns of `soldLines`. A ticket has one VAT for each rate: each line has the part
 * of it up to the line, less the part up to the line before, so that the lines of a ticket add up to its VAT.
 */
export const marketLines = ({ from, before }: Period): SQL => sql`(
  SELECT s.id, s.variant_id, s.name, s.sign, s.day, s.quantity, s.cents,
    s.cents - (${vatInside(sql`s.running`, sql`s.rate`)} - ${vatInside(sql`s.running - s.cents`, sql`s.rate`)}) AS net_cents
  FROM (SELECT coalesce(v.product_id, b.product_id, p.id) AS id, v.id AS variant_id, e.line ->> 'label' AS name,
      CASE t.kind WHEN 'sale' THEN 1 ELSE -1 END AS sign, (t.booked_at AT TIME ZONE 'Europe/Paris')::date AS day,
      (e.line ->> 'quantity')::int * coalesce(b.quantity, 1) AS quantity, (e.line ->> 'totalCents')::int AS cents,
      (e.line ->> 'vatRate')::numeric AS rate,
      sum((e.line ->> 'totalCents')::int) OVER (PARTITION BY t.id, e.line ->> 'vatRate' ORDER BY e.place) AS running
    FROM till_entries t
    CROSS JOIN LATERAL jsonb_array_elements(t.data -> 'record' -> 'lines') WITH ORDINALITY e (line, place)
    LEFT JOIN products p ON e.line ->> 'owner' = 'product' AND p.id = (e.line ->> 'ownerId')::uuid
    LEFT JOIN variants v ON e.line ->> 'owner' = 'variant' AND v.id = (e.line ->> 'ownerId')::uuid
    LEFT JOIN bundles b ON e.line ->> 'owner' = 'bundle' AND b.id = (e.line ->> 'ownerId')::uuid
    WHERE t.kind IN ('sale', 'correction', 'refund') AND t.booked_at >= ${from} AND t.booked_at < ${before}) s)`;
