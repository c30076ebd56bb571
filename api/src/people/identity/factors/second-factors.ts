import type { SecondFactors } from '@aimante/api-contract/second-factor';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { listPasskeys } from './passkeys.ts';

export async function readSecondFactors(
  db: Queryable,
  { id, role }: { id: string; role: 'customer' | 'admin' },
): Promise<SecondFactors> {
  const { rows } = await db.execute<{ hasCodeApp: boolean; left: number }>(sql`SELECT
    EXISTS (SELECT 1 FROM code_apps WHERE user_id = ${id}) AS "hasCodeApp",
    (SELECT count(*)::int FROM recovery_codes WHERE user_id = ${id} AND used_at IS NULL) AS left`);
  return {
    passkeys: await listPasskeys(db, id),
    hasCodeApp: rows[0]?.hasCodeApp ?? false,
    recoveryCodesLeft: rows[0]?.left ?? 0,
    isNeeded: role === 'admin',
  };
}

export const hasFactor = ({ passkeys, hasCodeApp }: Pick<SecondFactors, 'passkeys' | 'hasCodeApp'>): boolean =>
  passkeys.length > 0 || hasCodeApp;

/** Recovery codes only replace a factor: without one, they would be a second password. */
export async function dropCodesWithoutFactor(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}
    AND NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = ${userId})
    AND NOT EXISTS (SELECT 1 FROM code_apps a WHERE a.user_id = ${userId})`);
}

/** All of them, also what was asked and not answered yet. */
export async function removeFactors(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`DELETE FROM passkeys WHERE user_id = ${userId}`);
  await db.execute(sql`DELETE FROM code_apps WHERE user_id = ${userId}`);
  await db.execute(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`);
  await db.execute(sql`DELETE FROM auth_challenges WHERE user_id = ${userId}`);
}

export async function markProved(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.execute(sql`UPDATE sessions SET second_factor_at = ${now.toISOString()} WHERE id = ${sessionId}`);
}
