import { type SQL, sql } from 'drizzle-orm';
import type { Job } from './job.ts';

const lapsed: readonly ((now: string) => SQL)[] = [
  (now) => sql`DELETE FROM idempotency_keys WHERE created_at < ${now}::timestamptz - interval '72 hours'`,
  (now) => sql`DELETE FROM mail_tokens WHERE expires_at < ${now}::timestamptz - interval '1 day'`,
  (now) => sql`DELETE FROM sessions WHERE expires_at < ${now}::timestamptz - interval '30 days'`,
  (now) => sql`DELETE FROM login_attempts WHERE first_at < ${now}::timestamptz - interval '1 day'
    AND (blocked_until IS NULL OR blocked_until < ${now}::timestamptz)`,
  (now) =>
    sql`DELETE FROM newsletter_subscribers WHERE status = 'pending' AND token_expires_at < ${now}::timestamptz - interval '30 days'`,
  (now) => sql`DELETE FROM outbox WHERE status = 'sent' AND sent_at < ${now}::timestamptz - interval '90 days'`,
  (now) => sql`DELETE FROM outbox WHERE status = 'overtaken' AND created_at < ${now}::timestamptz - interval '90 days'`,
  // Given up: the workshop had a month to see it and to retry.
  (now) => sql`DELETE FROM outbox WHERE status = 'dead' AND next_attempt_at < ${now}::timestamptz - interval '30 days'`,
  // The recipient's account was erased, and this mail confirmed it. It is the last personal data.
  (now) => sql`DELETE FROM outbox WHERE status <> 'waiting' AND kind = 'account-deleted'
    AND coalesce(sent_at, next_attempt_at) < ${now}::timestamptz`,
  // Accounts that were never confirmed.
  (now) => sql`DELETE FROM users u WHERE email_verified_at IS NULL AND anonymised_at IS NULL AND role = 'customer'
    AND last_login_at IS NULL AND updated_at < ${now}::timestamptz - interval '30 days'
    AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.user_id = u.id)`,
  (now) => sql`DELETE FROM audit_log WHERE at < ${now}::timestamptz - interval '1 year'`,
  (now) => sql`DELETE FROM payment_events WHERE received_at < ${now}::timestamptz - interval '1 year'`,
];

export const purge: Job = {
  name: 'purge',
  schedule: '17 3 * * *',
  async run({ db, now }) {
    for (const statement of lapsed) await db.execute(statement(now().toISOString()));
  },
};
