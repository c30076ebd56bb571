import { GENESIS_HASH } from '@aimante/shop/till';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { BookProblem } from '../figures/book-checks.ts';
import { periodOf } from '../figures/sales.ts';
import { hashOfMonth } from './close-month.ts';
import { readStored } from './closed-entries.ts';
import { deriveBookings } from './derive-bookings.ts';
import { daysOf } from './month-days.ts';

/** Each closed month has the entries of its closing, and the rows that they came from still say the same. */
export async function checkClosedMonths(db: Queryable): Promise<BookProblem[]> {
  const { rows: months } = await db.execute<{ month: string; previous: string; hash: string }>(
    sql`SELECT to_char(month, 'YYYY-MM') AS month, previous_hash AS previous, hash FROM book_months ORDER BY month`,
  );
  const changed: string[] = [];
  let before = GENESIS_HASH;
  for (const { month, previous, hash } of months) {
    const period = await periodOf(db, daysOf(month));
    const hashes = [await readStored(db, period), await deriveBookings(db, period)].map((bookings) =>
      hashOfMonth(before, bookings),
    );
    if (previous !== before || hashes.some((each) => each !== hash)) changed.push(month);
    before = hash;
  }
  if (changed.length === 0) return [];
  return [{ check: 'closed-months-unchanged', count: changed.length, samples: changed.slice(0, 5) }];
}
