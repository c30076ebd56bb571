import type { Session } from '@aimante/api-contract/identity';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../http/access.ts';
import type { Services } from '../../services.ts';

interface Row extends Record<string, unknown> {
  id: string;
  userAgent: string | null;
  ip: string | null;
  createdAt: string;
  lastUsedAt: string;
}

/** Those still open, the latest first. */
export async function listSessions({ db, now }: Pick<Services, 'db' | 'now'>, actor: Actor): Promise<Session[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT id, user_agent AS "userAgent", ip, created_at AS "createdAt", last_used_at AS "lastUsedAt"
    FROM sessions WHERE user_id = ${actor.id} AND revoked_at IS NULL AND expires_at > ${now().toISOString()}
    ORDER BY last_used_at DESC, id DESC LIMIT 100`);
  return rows.map((row) => ({
    ...row,
    isCurrent: row.id === actor.sessionId,
    createdAt: new Date(row.createdAt).toISOString(),
    lastUsedAt: new Date(row.lastUsedAt).toISOString(),
  }));
}
