import { forEachAlone } from '../../../platform/jobs/for-each-alone.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { makeSheets } from './current-sheets.ts';

/** Renders the sheets of batches that lost tiles, so that they are ready before the next download. */
export const remakeSheets: Job = {
  name: 'remake-sheets',
  schedule: '* * * * *',
  wakesOn: 'orders',
  async run(services) {
    const { rows } = await services.db.execute<{ id: string }>(sql`SELECT b.id FROM print_batches b
      WHERE b.version <> b.file_version AND b.printed_at IS NULL AND b.pdf_path IS NOT NULL AND b.pieces > 0 ORDER BY b.id`);
    await forEachAlone(rows, async ({ id }) => {
      const made = await makeSheets(services, id);
      // The download reports the refusal to its caller.
      if (made instanceof Refusal) return;
    });
  },
};
