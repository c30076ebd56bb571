import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/connect.ts';
import { uuidv7 } from '../../database/uuid.ts';
import type { Actor } from '../../http/access.ts';

/** Who acts, from where, in which request. */
export interface Deed {
  actor: Actor;
  request: Pick<FastifyRequest, 'ip' | 'id'>;
}

export interface AuditEntry {
  action: string;
  entity: string;
  entityId?: string;
  before?: unknown;
  after?: unknown;
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** What an administrator did to, or read of, people. Never a password or a token. */
export async function audit(db: Queryable, { actor, request }: Deed, entry: AuditEntry): Promise<void> {
  await db.execute(sql`INSERT INTO audit_log (id, actor_id, actor_role, ip, action, entity, entity_id, before, after, request_id)
    VALUES (${uuidv7()}, ${actor.id}, ${actor.role}, ${request.ip}, ${entry.action}, ${entry.entity}, ${entry.entityId ?? null},
      ${json(entry.before)}::jsonb, ${json(entry.after)}::jsonb, ${request.id})`);
}
