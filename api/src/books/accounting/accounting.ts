import type { Accounting } from '@aimante/api-contract/operations';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Period } from '../figures/sales.ts';
import type { Booking } from './bookings.ts';
import { readBookings } from './closed-entries.ts';

/** Turnover and VAT of a period, its documents, and whether their numbers are complete. */
export async function readAccounting(db: Queryable, period: Period): Promise<Omit<Accounting, 'fecName'>> {
  const bookings = await readBookings(db, period);
  return {
    ...totalsOf(bookings),
    creditCents: creditOf(bookings),
    rates: await readRates(db, period),
    series: await readSeries(db, period),
    entries: bookings.length,
    lines: bookings.reduce((sum, { lines }) => sum + lines.length, 0),
  };
}

/** Of sales and of VAT, whatever the country. */
const SALES = '701';
const VAT = '4457';

const sumOf = (start: string, bookings: readonly Booking[]) =>
  bookings
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.account.startsWith(start) ? sum - line.cents : sum), 0);

export const totalsOf = (bookings: readonly Booking[]): Pick<Accounting, 'netCents' | 'vatCents'> => ({
  netCents: sumOf(SALES, bookings),
  vatCents: sumOf(VAT, bookings),
});

function creditOf(bookings: readonly Booking[]): number {
  const credits = bookings.filter(({ journal, lines }) => journal === 'VE' && (lines[0]?.cents ?? 0) < 0);
  return sumOf(SALES, credits) + sumOf(VAT, credits);
}

/** By channel, country and rate. Older documents, without their amounts by rate, count as sales in France. */
async function readRates(db: Queryable, { from, before }: Period): Promise<Accounting['rates']> {
  const { rows } = await db.execute<Accounting['rates'][number] & Record<string, unknown>>(sql`
    SELECT m.channel, m.country, m.rule, m.rate, count(*)::int AS documents, sum(m.gross - m.vat)::float8 AS "netCents",
      sum(m.vat)::float8 AS "vatCents", sum(m.gross)::float8 AS "grossCents"
    FROM (
      SELECT 'online' AS channel, coalesce(i.data -> 'vat' ->> 'territory', 'FR') AS country,
        coalesce(i.data -> 'vat' ->> 'rule', 'domestic') AS rule,
        coalesce((g.part ->> 'rate')::float8, (i.data ->> 'vatRate')::float8) AS rate,
        s.sign * coalesce((g.part ->> 'netCents')::int + (g.part ->> 'vatCents')::int, (i.data ->> 'totalCents')::int) AS gross,
        s.sign * coalesce((g.part ->> 'vatCents')::int, (i.data ->> 'vatCents')::int) AS vat
      FROM invoices i CROSS JOIN LATERAL (SELECT CASE WHEN i.series = 'A' THEN -1 ELSE 1 END AS sign) s
        LEFT JOIN LATERAL jsonb_array_elements(i.data -> 'vat' -> 'groups') g (part) ON true
      WHERE i.issued_at >= ${from} AND i.issued_at < ${before}
      UNION ALL
      SELECT 'market', 'FR', 'domestic', coalesce((v.part ->> 'rate')::float8, 0),
        coalesce(s.sign * (v.part ->> 'grossCents')::int, t.amount_cents), coalesce(s.sign * (v.part ->> 'vatCents')::int, 0)
      FROM till_entries t CROSS JOIN LATERAL (SELECT CASE t.kind WHEN 'sale' THEN 1 ELSE -1 END AS sign) s
        LEFT JOIN LATERAL jsonb_array_elements(t.data -> 'record' -> 'vat') v (part) ON true
      WHERE t.kind IN ('sale', 'correction', 'refund') AND t.booked_at >= ${from} AND t.booked_at < ${before}
    ) m GROUP BY m.channel, m.country, m.rule, m.rate ORDER BY m.channel DESC, m.country <> 'FR', m.country, m.rule, m.rate DESC`);
  return rows;
}

/** The numbers of invoices and credit notes that were issued in the period, and those that are missing between them. */
async function readSeries(db: Queryable, { from, before }: Period): Promise<Accounting['series']> {
  const { rows } = await db.execute<Accounting['series'][number] & Record<string, unknown>>(sql`
    SELECT i.series, i.year, min(i.number)::int AS first, max(i.number)::int AS last, count(*)::int AS count,
      ARRAY(SELECT n.number FROM generate_series(min(i.number), max(i.number)) AS n (number)
        WHERE NOT EXISTS (SELECT 1 FROM invoices k
          WHERE k.series = i.series AND k.year = i.year AND k.number = n.number)
        ORDER BY n.number LIMIT 20)::int[] AS missing
    FROM invoices i WHERE i.issued_at >= ${from} AND i.issued_at < ${before}
    GROUP BY i.series, i.year ORDER BY i.series DESC, i.year`);
  return rows;
}
