import type { Queryable } from '../../platform/database/connection/connect.ts';
import { startOfDay } from '../../platform/database/sql/shop-day.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Period } from '../figures/sales.ts';
import { firstOpenDay } from '../months/closed-months.ts';
import type { Booking } from './bookings.ts';
import { deriveBookings } from './derive-bookings.ts';

/** The entries of a period: as they were stored for closed months, and derived for the open ones. */
export async function readBookings(db: Queryable, period: Period): Promise<Booking[]> {
  const open = await firstOpenDay(db);
  if (open === undefined) return deriveBookings(db, period);
  const { rows } = await db.execute<{ at: string }>(sql`SELECT ${startOfDay(open)} AS at`);
  const start = wireTime(rows[0]?.at ?? period.from);
  const stored = start > period.from ? await readStored(db, period) : [];
  if (start >= period.before) return stored;
  const isWhole = start <= period.from;
  return [...stored, ...(await deriveBookings(db, isWhole ? period : { ...period, from: start }))];
}

const dayOf = (moment: string) => sql`(${moment}::timestamptz AT TIME ZONE 'Europe/Paris')::date`;

export async function readStored(db: Queryable, { from, before }: Period): Promise<Booking[]> {
  const { rows } = await db.execute<
    Booking & Record<string, unknown>
  >(sql`SELECT e.journal, e.day::text AS day, e.piece,
      e.label, e.lines FROM book_entries e WHERE e.day >= ${dayOf(from)} AND e.day < ${dayOf(before)}
    ORDER BY e.month, e.number`);
  return rows;
}
