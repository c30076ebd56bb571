import type { BookMonths } from '@aimante/api-contract/books';
import { parisTime } from '@aimante/shop/calendar';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { sql } from '../../platform/sql/sql.ts';
import { periodOf } from '../figures/sales.ts';
import { totalsOf } from './accounting.ts';
import { deriveBookings } from './derive-bookings.ts';
import { readMonthChecks } from './month-checks.ts';
import { lastDayOf, monthAfter } from './month-days.ts';

type Month = BookMonths['months'][number];

const monthsShown = 12;

/** The last twelve months, each open one, and the one to close next with what is missing. */
export async function readMonths(db: Queryable, now: Date): Promise<BookMonths> {
  const current = parisTime(now).day.slice(0, 7);
  const next = await nextMonth(db);
  const open = next === undefined || next > current ? [] : await readOpen(db, next, current);
  const isOver = next !== undefined && next < current;
  const checks = isOver ? await readMonthChecks(db, next) : [];
  return {
    months: [...open, ...(await readClosed(db))].slice(0, Math.max(monthsShown, open.length)),
    next: next === undefined ? null : { month: next, isOver, checks },
  };
}

async function readOpen(db: Queryable, first: string, current: string): Promise<Month[]> {
  const bookings = await deriveBookings(db, await periodOf(db, { from: `${first}-01`, to: lastDayOf(current) }));
  const byMonth = Map.groupBy(bookings, ({ day }) => day.slice(0, 7));
  const months: Month[] = [];
  for (let month = first; month <= current; month = monthAfter(month)) {
    const own = byMonth.get(month) ?? [];
    const state = month < current ? 'open' : 'running';
    months.unshift({ month, state, ...totalsOf(own), entries: own.length, closedAt: null, closedBy: null, hash: null });
  }
  return months;
}

async function readClosed(db: Queryable): Promise<Month[]> {
  const { rows } = await db.execute<Month & Record<string, unknown>>(sql`SELECT to_char(m.month, 'YYYY-MM') AS month,
      'closed' AS state, m.net_cents::float8 AS "netCents", m.vat_cents::float8 AS "vatCents", m.entries,
      m.closed_at AS "closedAt", u.first_name || ' ' || u.last_name AS "closedBy", m.hash
    FROM book_months m LEFT JOIN users u ON u.id = m.closed_by ORDER BY m.month DESC LIMIT ${monthsShown}`);
  return rows.map((row) => ({ ...row, closedAt: row.closedAt && wireTime(row.closedAt) }));
}

/** The oldest month that is not closed. Undefined: there is no entry at all. */
export async function nextMonth(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.execute<{ month: string | null }>(sql`SELECT to_char(coalesce(
      (SELECT max(month) + interval '1 month' FROM book_months),
      least((SELECT min(issued_at) FROM invoices), (SELECT min(paid_at) FROM orders),
        (SELECT min(booked_at) FROM till_entries WHERE kind IN ('sale', 'correction', 'refund')))
        AT TIME ZONE 'Europe/Paris'), 'YYYY-MM') AS month`);
  return rows[0]?.month ?? undefined;
}
