import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connect.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { userErrors } from '../users/errors.ts';

const lock = 4_108_773;

/**
 * Refuses to lose the last administrator. Inside a transaction: two administrators who remove each other at once queue here,
 * and the second is refused.
 */
export async function keepAnAdministrator(db: Queryable, leavingId: string): Promise<Refusal | undefined> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM users WHERE role = 'admin' AND is_active AND anonymised_at IS NULL`,
  );
  const isLast = rows.length === 1 && rows[0]?.id === leavingId;
  return isLast ? userErrors.LAST_ADMINISTRATOR() : undefined;
}
