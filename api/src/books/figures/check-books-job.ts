import { recordOwnAction } from '../../platform/audit/record-audit.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { checkBooks } from './book-checks.ts';

/** Runs every night. Problems go to the audit log and the dashboard, and fail the job, so that its log shows them. */
export const checkBooksNightly: Job = {
  name: 'check-books',
  schedule: '23 2 * * *',
  async run({ db, now }) {
    const problems = await checkBooks(db);
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
