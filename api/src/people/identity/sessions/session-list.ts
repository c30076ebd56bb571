import type { Session } from '@aimante/api-contract/identity';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import type { Actor } from '../../../platform/http/guards/access.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { lastSeen } from './last-seen.ts';
import { lifetimeOf } from './session-lifetime.ts';

interface Row extends Record<string, unknown> {
  id: string;
  userAgent: string | null;
  ip: string | null;
  createdAt: string;
  lastUsedAt: string;
  remember: boolean;
}

/** Open sessions: the caller's own first, then the latest. */
export async function listSessions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Pick<Actor, 'id' | 'role' | 'sessionId'>,
): Promise<Session[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT id, user_agent AS "userAgent", ip, created_at AS "createdAt", last_used_at AS "lastUsedAt", remember
    FROM sessions WHERE user_id = ${actor.id} AND revoked_at IS NULL AND expires_at > ${now().toISOString()}
    ORDER BY id = ${actor.sessionId} DESC, last_used_at DESC, id DESC LIMIT 100`);
  return rows
    .map(({ remember, ...row }) => {
      const used = Math.max(new Date(row.lastUsedAt).getTime(), lastSeen(row.id));
      return {
        ...row,
        isAwake: now().getTime() - used < lifetimeOf({ role: actor.role, remember }).idleMs,
        isCurrent: row.id === actor.sessionId,
        createdAt: wireTime(row.createdAt),
        lastUsedAt: new Date(used).toISOString(),
      };
    })
    .filter(({ isAwake }) => isAwake);
}
