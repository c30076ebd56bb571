import type { Cohort } from '@aimante/api-contract/operations';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { BookProblem } from './book-checks.ts';
import { readSales } from './sales.ts';

/**
 * Orders with what their documents leave, by customer: an account, or the e-mail address of a guest. An order counts
 * until the last of its money is refunded, as in the revenue.
 */
const customers = sql`(SELECT k.customer, count(*) FILTER (WHERE k.is_sold)::int AS orders, sum(k.cents)::int AS cents,
    to_char(min(k.at) FILTER (WHERE k.is_sold) AT TIME ZONE 'Europe/Paris', 'YYYY-MM') AS month
  FROM (SELECT coalesce(o.user_id::text, o.email) AS customer, min(i.issued_at) AS at,
      sum(s.sign * (i.data ->> 'totalCents')::int) AS cents,
      sum(s.sign * (i.data ->> 'totalCents')::int) > 0 OR bool_and(i.data ->> 'totalCents' = '0') AS is_sold
    FROM invoices i JOIN orders o ON o.id = i.order_id,
      LATERAL (SELECT CASE WHEN i.series = 'A' THEN -1 ELSE 1 END AS sign) s
    GROUP BY o.id) k
  GROUP BY k.customer)`;

/** The newest month first. */
export async function readCohorts(db: Queryable): Promise<Cohort[]> {
  const { rows } = await db.execute<Cohort & Record<string, unknown>>(sql`SELECT c.month, count(*)::int AS customers,
      count(*) FILTER (WHERE c.orders > 1)::int AS returning, sum(c.orders)::int AS orders, sum(c.cents)::int AS cents
    FROM ${customers} c WHERE c.month IS NOT NULL GROUP BY c.month ORDER BY c.month DESC`);
  return rows;
}

/** The revenue of all customers is the online revenue of the books. */
export async function checkCohorts(db: Queryable): Promise<BookProblem[]> {
  const { onlineCents } = await readSales(db, { from: '1970-01-01T00:00:00Z', before: '2200-01-01T00:00:00Z' });
  return compareCohorts(await readCohorts(db), onlineCents);
}

export function compareCohorts(cohorts: readonly Cohort[], onlineCents: number): BookProblem[] {
  const difference = cohorts.reduce((sum, { cents }) => sum + cents, 0) - onlineCents;
  return difference === 0 ? [] : [{ check: 'cohorts-equal-sales', count: 1, samples: [String(difference)] }];
}
