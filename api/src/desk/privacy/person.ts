import { guestId } from '../../people/index.ts';
import { fingerprint } from '../../platform/crypto/secret-value.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';

export interface Account extends Record<string, unknown> {
  id: string;
  firstName: string;
  lastName: string;
  isStaff: boolean;
  createdAt: string;
}

export async function findAccount(db: Queryable, email: string): Promise<Account | undefined> {
  const { rows } = await db.execute<Account>(sql`SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName",
      u.role = 'admin' AS "isStaff", u.created_at AS "createdAt"
    FROM users u WHERE u.email = ${email} AND u.anonymised_at IS NULL`);
  return rows[0];
}

/** A person as the statements of this module take it. */
export interface PersonKeys {
  /** `guestId` without an account. */
  id: string;
  email: string;
}

export const keysOf = (account: Account | undefined, email: string): PersonKeys => ({
  id: account?.id ?? guestId,
  email,
});

/** Names a person in the audit log, which outlives an erasure, without the address. */
export const auditIdOf = (email: string): string => fingerprint(email);
