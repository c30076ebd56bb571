import { purgeJob } from '../../platform/jobs/purge.ts';
import { sql } from '../../platform/sql/sql.ts';

export const purgeRequests = purgeJob('purge-requests', [
  (now) => sql`DELETE FROM idempotency_keys WHERE created_at < ${now}::timestamptz - interval '72 hours'`,
  (now) => sql`DELETE FROM payment_events WHERE received_at < ${now}::timestamptz - interval '1 year'`,
]);
