import { createHash } from 'node:crypto';
import { parisTime } from '@aimante/shop/calendar';
import { canonical, GENESIS_HASH } from '@aimante/shop/till';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { periodOf } from '../figures/sales.ts';
import { lockMonths } from '../months/closed-months.ts';
import { totalsOf } from './accounting.ts';
import type { Booking } from './bookings.ts';
import { deriveBookings } from './derive-bookings.ts';
import { accountingErrors } from './errors.ts';
import { readMonthChecks } from './month-checks.ts';
import { daysOf } from './month-days.ts';
import { nextMonth } from './month-list.ts';

interface Closing {
  /** `2026-10` */
  month: string;
  now: Date;
}

/** Stores the entries of the oldest open month for good. From then on the database refuses anything new in it. */
export async function closeMonth(db: Queryable, author: Author, { month, now }: Closing): Promise<Refusal | undefined> {
  await lockMonths(db);
  const refusal = await obstacleTo(db, { month, now });
  if (refusal) return refusal;
  const bookings = await deriveBookings(db, await periodOf(db, daysOf(month)));
  const { netCents, vatCents } = totalsOf(bookings);
  const before = await lastClosed(db, month);
  const hash = hashOfMonth(before.hash, bookings);
  const first = before.entries + 1;
  await db.execute(sql`INSERT INTO book_months (month, first_number, entries, net_cents, vat_cents, previous_hash, hash,
      closed_at, closed_by)
    VALUES (${`${month}-01`}, ${first}, ${bookings.length}, ${netCents}, ${vatCents}, ${before.hash}, ${hash},
      ${now.toISOString()}, ${author.actor.id})`);
  const rows = bookings.map((booking, place) => ({ ...booking, number: first + place }));
  await db.execute(sql`INSERT INTO book_entries (month, number, journal, day, piece, label, lines)
    SELECT ${`${month}-01`}::date, r.number, r.journal, r.day, r.piece, r.label, r.lines
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (number int, journal text, day date, piece text, label text, lines jsonb)`);
  const after = { month, entries: bookings.length, netCents, vatCents, sha256: hash };
  await recordAudit(db, author, { action: 'books.close-month', entity: 'books', entityId: month, after });
  return undefined;
}

async function obstacleTo(db: Queryable, { month, now }: Closing): Promise<Refusal | undefined> {
  if (month >= parisTime(now).day.slice(0, 7)) return accountingErrors.BOOK_MONTH_NOT_OVER();
  const next = await nextMonth(db);
  if (next === undefined || month < next) return accountingErrors.BOOK_MONTH_CLOSED();
  if (month > next) return accountingErrors.BOOK_MONTH_EARLIER_OPEN({ month: next });
  const checks = await readMonthChecks(db, month);
  const missing = checks.filter(({ isRequired, isMet }) => isRequired && !isMet).map(({ id }) => id);
  return missing.length > 0 ? accountingErrors.BOOK_MONTH_INCOMPLETE({ missing }) : undefined;
}

/** The end of the chain, and how many entries of the same year are stored. */
async function lastClosed(db: Queryable, month: string): Promise<{ hash: string; entries: number }> {
  const { rows } = await db.execute<{ hash: string | null; entries: number }>(sql`SELECT
      (SELECT hash FROM book_months ORDER BY month DESC LIMIT 1) AS hash,
      coalesce(sum(entries) FILTER (WHERE extract(year FROM month) = ${Number(month.slice(0, 4))}), 0)::int AS entries
    FROM book_months`);
  return { hash: rows[0]?.hash ?? GENESIS_HASH, entries: rows[0]?.entries ?? 0 };
}

/** Anyone with the entries of a month and the hash before can compute it. */
export const hashOfMonth = (previousHash: string, bookings: readonly Booking[]): string =>
  createHash('sha256')
    .update(
      canonical([
        previousHash,
        ...bookings.map(({ journal, day, piece, label, lines }) => ({ journal, day, piece, label, lines })),
      ]),
    )
    .digest('hex');
