import { parisTime } from '@aimante/shop/calendar';
import { recordOwnAction } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { type BookProblem, checkBooks } from '../figures/book-checks.ts';
import { checkCohorts } from '../figures/cohorts.ts';
import { periodOf, readSales } from '../figures/sales.ts';
import { totalsOf } from './accounting.ts';
import { checkClosedMonths } from './check-closed-months.ts';
import { readBookings } from './closed-entries.ts';

/** Runs every night. Problems go to the audit log and the dashboard, and fail the job, so that its log shows them. */
export const checkBooksNightly: Job = {
  name: 'check-books',
  schedule: '23 2 * * *',
  async run({ db, now }) {
    const problems = [
      ...(await checkBooks(db)),
      ...(await checkClosedMonths(db)),
      ...(await checkCohorts(db)),
      ...(await checkFigures(db, parisTime(now()).day.slice(0, 4))),
    ];
    if (problems.length === 0) return;
    await recordOwnAction(db, {
      role: 'system',
      at: now(),
      action: 'books.wrong',
      entity: 'books',
      after: { problems },
    });
    throw new Error(`The books do not agree: ${problems.map(({ check, count }) => `${check} (${count})`).join(', ')}`);
  },
};

/** The figures of a year, as the dashboard shows them, are what its entries say. */
export async function checkFigures(db: Queryable, year: string): Promise<BookProblem[]> {
  const wrong: string[] = [];
  for (let month = 1; month <= 12; month += 1) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    const last = new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10);
    const period = await periodOf(db, { from: `${name}-01`, to: last });
    const { netCents, vatCents } = totalsOf(await readBookings(db, period));
    if ((await readSales(db, period)).cents !== netCents + vatCents) wrong.push(name);
  }
  return wrong.length === 0
    ? []
    : [{ check: 'figures-equal-entries', count: wrong.length, samples: wrong.slice(0, 5) }];
}
