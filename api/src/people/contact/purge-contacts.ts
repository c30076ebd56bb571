import type { Job } from '../../platform/jobs/job.ts';
import { sql } from '../../platform/sql/sql.ts';
import { isAnonymous } from '../users/anonymous.ts';
import { attachmentKey } from './attachment-key.ts';

/** Deletes a conversation three years after its last change, and the pictures of erased senders at the next run. */
export const purgeContacts: Job = {
  name: 'purge-contacts',
  schedule: '23 3 * * *',
  async run({ db, storage, now }) {
    const isOld = sql`t.updated_at < ${now().toISOString()}::timestamptz - interval '3 years'`;
    const { rows } = await db.execute<{ id: string; threadId: string; attachments: { name: string }[] }>(
      sql`SELECT m.id, t.id AS "threadId", m.attachments FROM contact_messages m JOIN contact_threads t ON t.id = m.thread_id
        WHERE m.attachments <> '[]' AND (${isOld} OR ${isAnonymous(sql`t.email`)})`,
    );
    for (const { id, threadId, attachments } of rows) {
      for (const { name } of attachments) await storage.remove(attachmentKey(threadId, name));
      await db.execute(sql`UPDATE contact_messages SET attachments = '[]' WHERE id = ${id}`);
    }
    await db.execute(sql`DELETE FROM contact_threads t WHERE ${isOld}`);
  },
};
