import { ownerRole } from '@aimante/api-contract/team/schemas';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { userErrors } from './errors.ts';

const lock = 4_108_773;

/** Changes of the team wait for each other. Taken before any row lock, so that two transactions cannot deadlock. */
export async function lockTeam(db: Queryable): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
}

/**
 * Refuses to remove the last owner who can sign in. Must run in a transaction: if two owners remove each other at once, the second
 * waits for the lock and is refused.
 */
export async function keepAnOwner(db: Queryable, leavingId: string): Promise<Refusal | undefined> {
  await lockTeam(db);
  const { rows } = await db.execute<{ isLast: boolean }>(sql`SELECT
      ${leavingId} IN (SELECT user_id FROM staff_members WHERE role_id = ${ownerRole})
      AND NOT EXISTS (SELECT 1 FROM users u JOIN staff_members m ON m.user_id = u.id AND m.role_id = ${ownerRole}
        WHERE u.id <> ${leavingId} AND u.is_active AND u.anonymised_at IS NULL AND u.password_hash IS NOT NULL) AS "isLast"`);
  return rows[0]?.isLast ? userErrors.LAST_OWNER() : undefined;
}

/** Replaces the roles of a person. Without a role the person is a customer. */
export async function setRoles(db: Queryable, userId: string, roles: readonly string[]): Promise<void> {
  const role = roles.length > 0 ? 'admin' : 'customer';
  const list = JSON.stringify(roles);
  await db.execute(sql`DELETE FROM staff_members WHERE user_id = ${userId}
    AND NOT ${list}::jsonb ? role_id`);
  await db.execute(sql`INSERT INTO staff_members (user_id, role_id)
    SELECT ${userId}, jsonb_array_elements_text(${list}::jsonb) ON CONFLICT DO NOTHING`);
  await db.execute(
    sql`UPDATE users SET role = ${role}, version = version + 1 WHERE id = ${userId} AND role <> ${role}`,
  );
}
