import { purgeJob } from '../../../platform/jobs/purge.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { hasOrders } from '../../users/order-lookups.ts';

export const purgeAccounts = purgeJob('purge-accounts', [
  (now) => sql`DELETE FROM mail_tokens WHERE expires_at < ${now}::timestamptz - interval '1 day'`,
  (now) => sql`DELETE FROM auth_challenges WHERE expires_at < ${now}::timestamptz`,
  (now) => sql`DELETE FROM sessions WHERE expires_at < ${now}::timestamptz - interval '30 days'`,
  (now) => sql`DELETE FROM login_attempts WHERE first_at < ${now}::timestamptz - interval '1 day'
    AND (blocked_until IS NULL OR blocked_until < ${now}::timestamptz)`,
  (now) =>
    sql`DELETE FROM newsletter_subscribers WHERE status = 'pending' AND token_expires_at < ${now}::timestamptz - interval '30 days'`,
  // Accounts that were never confirmed.
  (
    now,
    services,
  ) => sql`DELETE FROM users u WHERE email_verified_at IS NULL AND anonymised_at IS NULL AND role = 'customer'
    AND last_login_at IS NULL AND updated_at < ${now}::timestamptz - interval '30 days'
    AND NOT ${hasOrders(services, sql`u.id`)}`,
]);
