import type { Queryable } from '../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';

export interface BookProblem {
  check: string;
  count: number;
  /** Up to five violations: order numbers, ids. */
  samples: string[];
}

/** Invariants of the books. Each query returns the names of its violations. */
const laws: Record<string, SQL> = {
  'order-equals-its-lines': sql`SELECT o.number AS name FROM orders o WHERE o.subtotal_cents <>
    (SELECT coalesce(sum(l.total_cents), 0) FROM order_lines l WHERE l.order_id = o.id)`,
  'paid-equals-total': sql`SELECT o.number AS name FROM orders o WHERE o.payment_status = 'paid' AND o.total_cents <>
    (SELECT coalesce(sum(a.amount_cents), 0) FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'paid')`,
  'refunded-equals-refunds': sql`SELECT o.number AS name FROM orders o WHERE o.refunded_cents <>
    (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r LEFT JOIN payment_attempts a ON a.id = r.payment_attempt_id
     WHERE r.order_id = o.id AND r.state = 'done' AND coalesce(a.state, 'paid') = 'paid')`,
  'paid-has-an-invoice': sql`SELECT o.number AS name FROM orders o WHERE o.payment_status = 'paid' AND NOT EXISTS
    (SELECT 1 FROM invoices i WHERE i.order_id = o.id AND i.series = 'F' AND i.corrects_id IS NULL)`,
  'credit-notes-equal-refunds': sql`SELECT o.number AS name FROM orders o
    WHERE EXISTS (SELECT 1 FROM invoices f WHERE f.order_id = o.id AND f.series = 'F') AND o.refunded_cents <>
    (SELECT coalesce(sum(CASE WHEN i.series = 'A' THEN 1 ELSE -1 END * (i.data ->> 'totalCents')::int), 0) FROM invoices i
     WHERE i.order_id = o.id AND i.corrects_id IS NOT NULL)`,
  'invoices-without-gaps': sql`SELECT c.series || c.year AS name FROM invoice_counters c WHERE c.last_number <>
    (SELECT count(*) FROM invoices i WHERE i.series = c.series AND i.year = c.year)`,
  'stock-equals-movements': sql`SELECT s.id::text AS name FROM stocks s WHERE s.on_hand <>
    (SELECT coalesce(sum(m.delta), 0) FROM stock_movements m WHERE m.stock_id = s.id)`,
  'held-equals-holds': sql`SELECT s.id::text AS name FROM stocks s WHERE s.held <>
    (SELECT coalesce(sum(h.units), 0) FROM stock_holds h WHERE h.stock_id = s.id AND h.state = 'held')`,
  // A balance is below zero only if points were spent before the order that earned them was refunded.
  'points-never-below-zero': sql`SELECT user_id::text AS name FROM loyalty_entries WHERE kind <> 'reverse'
    GROUP BY user_id HAVING sum(points) < 0`,
};

export async function checkBooks(db: Queryable): Promise<BookProblem[]> {
  const problems: BookProblem[] = [];
  for (const [check, law] of Object.entries(laws)) {
    const found = await db.execute<{ name: string; count: number }>(
      sql`SELECT name, (count(*) OVER ())::int AS count FROM (${law}) AS broken ORDER BY name LIMIT 5`,
    );
    const [first] = found.rows;
    if (first) problems.push({ check, count: first.count, samples: found.rows.map(({ name }) => name) });
  }
  return problems;
}
