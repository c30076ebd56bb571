import { isAnonymous } from '../../../people/index.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { readSetting } from '../../../platform/settings/settings-store.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { sheetsPath } from './current-sheets.ts';

/**
 * Deletes sheets, because they contain personal photos: once all their orders are finished, and either the retention
 * time of photos is over or one of the orders was erased.
 */
export const purgeSheets: Job = {
  name: 'purge-sheets',
  schedule: '47 3 * * *',
  async run({ db, storage, now }) {
    const { photoRetentionDays } = await readSetting(db, 'production');
    const ordersOf = sql`SELECT o.* FROM print_tiles t JOIN order_line_photos p ON p.id = t.order_line_photo_id
      JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id WHERE t.batch_id = b.id`;
    const { rows } = await db.execute<{
      id: string;
      path: string;
      version: number;
    }>(sql`SELECT b.id, b.pdf_path AS path, b.version
      FROM print_batches b WHERE b.pdf_path IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM (${ordersOf}) o WHERE o.status IN ('en_attente', 'en_cours'))
        AND (b.created_at <= ${now().toISOString()}::timestamptz - ${photoRetentionDays} * interval '1 day'
          OR EXISTS (SELECT 1 FROM (${ordersOf}) o WHERE ${isAnonymous(sql`o.email`)}))`);
    for (const { id, path, version } of rows) {
      await storage.remove(path);
      // Also deletes sheets of earlier versions, and of one that became outdated while it was written.
      for (let made = 1; made <= version; made += 1) await storage.remove(sheetsPath(id, made));
      await db.execute(sql`UPDATE print_batches SET pdf_path = NULL WHERE id = ${id}`);
    }
  },
};
