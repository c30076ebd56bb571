import type { Services } from '../services/services.ts';
import { type SQL, sql } from '../sql/sql.ts';
import type { Job } from './job.ts';

/** Deletes rows every night. Each context purges its own tables. */
export const purgeJob = (name: string, lapsed: readonly ((now: string, services: Services) => SQL)[]): Job => ({
  name,
  schedule: '17 3 * * *',
  async run(services) {
    const now = services.now().toISOString();
    for (const statement of lapsed) await services.db.execute(statement(now, services));
  },
});

export const purge = purgeJob('purge', [
  (now) => sql`DELETE FROM outbox WHERE status = 'sent' AND sent_at < ${now}::timestamptz - interval '90 days'`,
  (now) => sql`DELETE FROM outbox WHERE status = 'overtaken' AND created_at < ${now}::timestamptz - interval '90 days'`,
  // Given up: the workshop had a month to see it and to retry.
  (now) => sql`DELETE FROM outbox WHERE status = 'dead' AND next_attempt_at < ${now}::timestamptz - interval '30 days'`,
  // The recipient's account was erased, and this mail confirmed it. It is the last personal data.
  (now) => sql`DELETE FROM outbox WHERE status <> 'waiting' AND kind = 'account-deleted'
    AND coalesce(sent_at, next_attempt_at) < ${now}::timestamptz`,
  (now) => sql`DELETE FROM rate_counters WHERE ends_at < ${now}::timestamptz`,
  (now) => sql`DELETE FROM audit_log WHERE at < ${now}::timestamptz - interval '1 year'`,
]);
