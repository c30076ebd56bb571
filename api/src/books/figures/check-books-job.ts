import { sql } from 'drizzle-orm';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { checkBooks } from './book-checks.ts';

/** Runs every night. Problems go to the audit log and the dashboard, and fail the job, so that its log shows them. */
export const checkBooksNightly: Job = {
  name: 'check-books',
  schedule: '23 2 * * *',
  async run({ db, now }) {
    const problems = await checkBooks(db);
    if (problems.length === 0) return;
    await db.execute(sql`INSERT INTO audit_log (id, at, actor_role, action, entity, after)
      VALUES (${uuidv7()}, ${now().toISOString()}, 'system', 'books.wrong', 'books', ${JSON.stringify({ problems })}::jsonb)`);
    throw new Error(`The books do not agree: ${problems.map(({ check, count }) => `${check} (${count})`).join(', ')}`);
  },
};
