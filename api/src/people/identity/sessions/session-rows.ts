import type { Levels } from '@aimante/api-contract/core/rights';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { staffLevels } from '../../users/staff-levels.ts';
import { type UserRow, userColumns } from '../../users/user-rows.ts';

export interface SessionRow extends Record<string, unknown> {
  sessionId: string;
  bindingHash: string;
  remember: boolean;
  lastUsedAt: string;
  sessionExpiresAt: string;
  revokedAt: string | null;
}

const sessionColumns = sql`s.id AS "sessionId", s.binding_hash AS "bindingHash", s.remember,
  s.last_used_at AS "lastUsedAt", s.expires_at AS "sessionExpiresAt", s.revoked_at AS "revokedAt"`;

/** With the levels of each role of the user, and the second factor of account and session. */
export type FoundSession = SessionRow &
  UserRow & { roleLevels: Partial<Levels>[] | null; provedAt: string | null; hasFactor: boolean };

export async function findSession(db: Queryable, id: string): Promise<FoundSession | undefined> {
  const { rows } = await db.execute<FoundSession>(
    sql`SELECT ${sessionColumns}, ${userColumns}, ${staffLevels(sql`u.id`)} AS "roleLevels", s.second_factor_at AS "provedAt",
      EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id) OR EXISTS (SELECT 1 FROM code_apps a WHERE a.user_id = u.id) AS "hasFactor"
      FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ${id}`,
  );
  return rows[0];
}

export interface RefreshRow extends Record<string, unknown> {
  tokenId: string;
  tokenExpiresAt: string;
  rotatedAt: string | null;
}

/** Locks the session, so that renewals of one token family run one after the other. */
export async function lockSessionByRefresh(
  db: Queryable,
  tokenHash: string,
): Promise<(RefreshRow & SessionRow & UserRow) | undefined> {
  await db.execute(
    sql`SELECT 1 FROM sessions WHERE id = (SELECT session_id FROM refresh_tokens WHERE token_hash = ${tokenHash}) FOR UPDATE`,
  );
  const { rows } = await db.execute<RefreshRow & SessionRow & UserRow>(sql`
    SELECT t.id AS "tokenId", t.expires_at AS "tokenExpiresAt", t.rotated_at AS "rotatedAt", ${sessionColumns}, ${userColumns}
    FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = s.user_id
    WHERE t.token_hash = ${tokenHash}`);
  return rows[0];
}

export type RevokeReason = 'logout' | 'revoked' | 'reuse' | 'password' | 'email' | 'role' | 'deactivated' | 'deleted';

export async function revokeSessions(
  db: Queryable,
  where: SQL,
  { reason, now }: { reason: RevokeReason; now: Date },
): Promise<number> {
  const { rowCount } =
    await db.execute(sql`UPDATE sessions SET revoked_at = ${now.toISOString()}, revoked_reason = ${reason}
    WHERE revoked_at IS NULL AND (${where})`);
  return rowCount ?? 0;
}

export const ofUser = (userId: string): SQL => sql`user_id = ${userId}`;
