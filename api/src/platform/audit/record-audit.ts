import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../database/connection/connect.ts';
import { uuidv7 } from '../database/sql/uuid.ts';
import type { Actor } from '../http/guards/access.ts';
import { sql } from '../sql/sql.ts';

type Origin = Pick<FastifyRequest, 'ip'> & Partial<Pick<FastifyRequest, 'id' | 'headers'>>;

export interface Author {
  actor: Actor;
  request: Origin;
}

interface AuditAuthor {
  actor: Pick<Actor, 'id' | 'role'>;
  request: Origin;
}

export interface AuditEntry {
  /** Noun and verb: `product.update`. */
  action: `${string}.${string}`;
  entity: string;
  entityId: string;
  before?: object | undefined;
  after?: object | undefined;
}

const secret = /password|token|secret|hash/i;

/** Runs in the transaction of the action itself. Records only the fields that differ, and no secret. */
export async function recordAudit(db: Queryable, { actor, request }: AuditAuthor, entry: AuditEntry): Promise<void> {
  const before = differing(entry.before, entry.after);
  const after = differing(entry.after, entry.before);
  await db.execute(sql`INSERT INTO audit_log (id, actor_id, actor_role, ip, action, entity, entity_id, before, after, request_id, user_agent)
    VALUES (${uuidv7()}, ${actor.id}, ${actor.role}, ${request.ip}, ${entry.action}, ${entry.entity}, ${entry.entityId},
      ${before}::jsonb, ${after}::jsonb, ${request.id ?? null}, ${request.headers?.['user-agent']?.slice(0, 300) ?? null})`);
}

interface OwnEntry extends Omit<AuditEntry, 'before' | 'entityId'> {
  entityId?: string;
  role: 'system' | 'machine';
  at?: Date;
}

/** An action without a caller: of a job (`system`) or of a command line (`machine`). */
export async function recordOwnAction(
  db: Queryable,
  { role, at, action, entity, entityId, after }: OwnEntry,
): Promise<void> {
  await db.execute(sql`INSERT INTO audit_log (id, at, actor_role, action, entity, entity_id, after)
    VALUES (${uuidv7()}, coalesce(${at?.toISOString() ?? null}::timestamptz, now()), ${role}, ${action}, ${entity}, ${entityId ?? null},
      ${JSON.stringify(after)}::jsonb)`);
}

function differing(one: object | undefined, other: object = {}): string | null {
  if (!one) return null;
  const theirs = new Map(Object.entries(other).map(([key, value]) => [key, JSON.stringify(value)]));
  const kept = Object.entries(one).filter(
    ([key, value]) => !secret.test(key) && JSON.stringify(value) !== theirs.get(key),
  );
  return JSON.stringify(Object.fromEntries(kept));
}
