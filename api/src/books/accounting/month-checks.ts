import type { BookMonths } from '@aimante/api-contract/books';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import { checkBooks } from '../figures/book-checks.ts';
import { periodOf } from '../figures/sales.ts';
import { readDifferences } from '../payouts/payouts.ts';
import { daysOf } from './month-days.ts';

type Check = NonNullable<BookMonths['next']>['checks'][number];

interface Counted extends Record<string, unknown> {
  done: number;
  total: number;
}

/** Stock and points are looked at every night, but they are no entries of the books. */
const moneyChecks: readonly string[] = [
  'order-equals-its-lines',
  'paid-equals-total',
  'refunded-equals-refunds',
  'paid-has-an-invoice',
  'credit-notes-equal-refunds',
];

/** What is looked at before a month is closed. A late tablet is no obstacle: its sales count in the open month. */
export async function readMonthChecks(db: Queryable, month: string): Promise<Check[]> {
  const problems = await checkBooks(db);
  const isOfDocuments = ({ check }: { check: string }) => check === 'invoices-without-gaps';
  const wrong = problems.filter(({ check }) => moneyChecks.includes(check)).reduce((sum, { count }) => sum + count, 0);
  return [
    { id: 'documents', isRequired: true, ...(await countDocuments(db, month)), isMet: !problems.some(isOfDocuments) },
    { id: 'books', isRequired: true, done: 0, total: wrong, isMet: wrong === 0 },
    withState({ id: 'payouts', isRequired: false, ...(await countMovements(db, month)) }),
    withState({ id: 'till', isRequired: false, ...(await countTillDays(db, month)) }),
  ];
}

const withState = (check: Omit<Check, 'isMet'>): Check => ({ ...check, isMet: check.done === check.total });

const within = (column: ReturnType<typeof sql>, month: string) =>
  sql`to_char(${column} AT TIME ZONE 'Europe/Paris', 'YYYY-MM') = ${month}`;

async function countDocuments(db: Queryable, month: string): Promise<Counted> {
  const { rows } = await db.execute<Counted>(
    sql`SELECT count(*)::int AS done, count(*)::int AS total FROM invoices i WHERE ${within(sql`i.issued_at`, month)}`,
  );
  return rows[0] ?? { done: 0, total: 0 };
}

/** Payments and refunds at the providers, and those of them that the shop knows with the same amount. */
async function countMovements(db: Queryable, month: string): Promise<Counted> {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM provider_movements m
    WHERE m.kind IN ('payment', 'refund', 'refund_returned', 'other') AND ${within(sql`m.booked_at`, month)}`);
  const differences = await readDifferences(db, await periodOf(db, daysOf(month)));
  const missing = differences.filter(({ kind }) => kind === 'missing_there').length;
  const total = (rows[0]?.total ?? 0) + missing;
  return { total, done: total - differences.length };
}

/** Days with a sale at a market, and those of them that were closed at the till. */
async function countTillDays(db: Queryable, month: string): Promise<Counted> {
  const { rows } = await db.execute<Counted>(sql`SELECT count(*)::int AS total, count(c.day)::int AS done
    FROM (SELECT DISTINCT (t.booked_at AT TIME ZONE 'Europe/Paris')::date::text AS day FROM till_entries t
      WHERE t.kind IN ('sale', 'correction', 'refund') AND ${within(sql`t.booked_at`, month)}) d
    LEFT JOIN (SELECT DISTINCT k.data ->> 'period' AS day FROM till_entries k WHERE k.kind = 'day') c ON c.day = d.day`);
  return rows[0] ?? { done: 0, total: 0 };
}
