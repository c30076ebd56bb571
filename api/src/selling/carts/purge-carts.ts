import { unorderedDays } from '../../people/index.ts';
import { purgeJob } from '../../platform/jobs/purge.ts';
import { sql } from '../../platform/sql/sql.ts';

/** A cart lives as long after its last change as its photos after their upload. */
export const purgeCarts = purgeJob('purge-carts', [
  (now) => sql`DELETE FROM carts WHERE updated_at < ${now}::timestamptz - ${unorderedDays} * interval '1 day'`,
  (now) => sql`DELETE FROM cart_links WHERE expires_at < ${now}::timestamptz`,
]);
