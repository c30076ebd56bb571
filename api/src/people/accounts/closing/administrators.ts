import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { userErrors } from '../../users/errors.ts';

const lock = 4_108_773;

/**
 * Refuses to remove the last administrator. Must run in a transaction: if two administrators remove each other at once,
 * the second waits for the lock and is refused.
 */
export async function keepAnAdministrator(db: Queryable, leavingId: string): Promise<Refusal | undefined> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM users WHERE role = 'admin' AND is_active AND anonymised_at IS NULL`,
  );
  const isLast = rows.length === 1 && rows[0]?.id === leavingId;
  return isLast ? userErrors.LAST_ADMINISTRATOR() : undefined;
}
