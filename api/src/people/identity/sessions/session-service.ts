import type { SessionAnswer } from '@aimante/api-contract/identity';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { derive, fingerprint, isSame, randomSecret } from '../../../platform/crypto/secret-value.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { type UserRow, viewUser } from '../../users/user-rows.ts';
import { signAccessToken } from './access-token.ts';
import type { SessionCookies } from './cookies.ts';
import { accessTokenMs, lifetimeOf, overlapMs } from './session-lifetime.ts';
import { lockSessionByRefresh, revokeSessions } from './session-rows.ts';

export interface Caller {
  ip: string;
  userAgent: string | undefined;
}

export interface OpenSession {
  answer: SessionAnswer;
  cookies: SessionCookies;
  /** When the cookies expire. Undefined: with the browser session. */
  until: Date | undefined;
}

type Needs = Pick<Services, 'db' | 'secrets' | 'now'>;

export async function startSession(
  db: Queryable,
  { secrets, now }: Needs,
  login: { user: UserRow; remember: boolean; caller: Caller; provedAt?: string | undefined },
): Promise<OpenSession> {
  const { user, caller } = login;
  const remember = login.remember && user.role === 'customer';
  const at = now();
  const expiresAt = new Date(at.getTime() + lifetimeOf({ role: user.role, remember }).absoluteMs);
  const session = { id: uuidv7(at.getTime()), remember, expiresAt };
  const cookies = { binding: randomSecret(), refresh: randomSecret() };
  await db.execute(sql`INSERT INTO sessions (id, user_id, binding_hash, user_agent, ip, remember, created_at, last_used_at, expires_at, second_factor_at)
    VALUES (${session.id}, ${user.id}, ${fingerprint(cookies.binding)}, ${caller.userAgent?.slice(0, 300) ?? null}, ${caller.ip},
      ${remember}, ${at.toISOString()}, ${at.toISOString()}, ${expiresAt.toISOString()}, ${login.provedAt ?? null})`);
  await db.execute(sql`UPDATE users SET last_login_at = ${at.toISOString()} WHERE id = ${user.id}`);
  if (user.role === 'admin') await recordSignIn(db, user, caller);
  await insertRefresh(db, { sessionId: session.id, refresh: cookies.refresh, expiresAt, now: at });
  return open(secrets.auth, { user, session, cookies, now: at });
}

const recordSignIn = (db: Queryable, { id, role }: UserRow, { ip, userAgent }: Caller): Promise<void> =>
  recordAudit(
    db,
    { actor: { id, role }, request: { ip, headers: { 'user-agent': userAgent } } },
    { action: 'session.start', entity: 'user', entityId: id },
  );

/**
 * Exchanges the refresh cookie for a new one and a new bearer token. Undefined: the session is over. The next token is
 * derived from the current one, so tabs that renew at once, or a retry after a lost answer, get the same one.
 */
export function renewSession(
  { db, secrets, now }: Needs,
  given: Partial<SessionCookies>,
  lastSeen: (sessionId: string) => number,
): Promise<OpenSession | undefined> {
  const { binding, refresh } = given;
  if (!binding || !refresh) return Promise.resolve(undefined);
  return db.transaction(async (tx) => {
    const at = now();
    const row = await lockSessionByRefresh(tx, fingerprint(refresh));
    if (!row || row.revokedAt || !isSame(row.bindingHash, fingerprint(binding))) return undefined;
    const session = { id: row.sessionId, remember: row.remember, expiresAt: new Date(row.sessionExpiresAt) };
    const idleSince = Math.max(new Date(row.lastUsedAt).getTime(), lastSeen(session.id));
    if (at >= session.expiresAt || at.getTime() - idleSince >= lifetimeOf(row).idleMs) return undefined;
    if (row.rotatedAt && at.getTime() - new Date(row.rotatedAt).getTime() > overlapMs) {
      await revokeSessions(tx, sql`id = ${session.id}`, { reason: 'reuse', now: at });
      return undefined;
    }
    const cookies = { binding, refresh: derive(secrets.auth, 'refresh', refresh) };
    if (!row.rotatedAt) await rotate(tx, { row, refresh: cookies.refresh, expiresAt: session.expiresAt, now: at });
    return open(secrets.auth, { user: row, session, cookies, now: at });
  });
}

interface Rotation {
  row: { tokenId: string; sessionId: string };
  refresh: string;
  expiresAt: Date;
  now: Date;
}

async function rotate(db: Queryable, { row, ...next }: Rotation): Promise<void> {
  const at = next.now.toISOString();
  const id = await insertRefresh(db, { sessionId: row.sessionId, ...next });
  await db.execute(sql`UPDATE refresh_tokens SET rotated_at = ${at}, replaced_by = ${id} WHERE id = ${row.tokenId}`);
  await db.execute(sql`UPDATE sessions SET last_used_at = ${at} WHERE id = ${row.sessionId}`);
}

async function insertRefresh(
  db: Queryable,
  token: { sessionId: string; refresh: string; expiresAt: Date; now: Date },
): Promise<string> {
  const id = uuidv7(token.now.getTime());
  await db.execute(sql`INSERT INTO refresh_tokens (id, session_id, token_hash, created_at, expires_at)
    VALUES (${id}, ${token.sessionId}, ${fingerprint(token.refresh)}, ${token.now.toISOString()}, ${token.expiresAt.toISOString()})`);
  return id;
}

interface Opening {
  user: UserRow;
  session: { id: string; remember: boolean; expiresAt: Date };
  cookies: SessionCookies;
  now: Date;
}

async function open(secret: string, { user, session, cookies, now }: Opening): Promise<OpenSession> {
  const expiresAt = new Date(Math.min(now.getTime() + accessTokenMs, session.expiresAt.getTime()));
  const claims = { userId: user.id, sessionId: session.id, binding: fingerprint(cookies.binding) };
  const token = await signAccessToken(secret, claims, { now, expiresAt });
  return {
    answer: { token, expiresAt: expiresAt.toISOString(), user: viewUser(user) },
    cookies,
    until: session.remember ? session.expiresAt : undefined,
  };
}

/** The cookies are enough to end their session: the bearer token may have expired long ago. */
export async function endSession({ db, now }: Needs, { binding, refresh }: Partial<SessionCookies>): Promise<void> {
  if (!binding || !refresh) return;
  const own = sql`binding_hash = ${fingerprint(binding)}
    AND id = (SELECT session_id FROM refresh_tokens WHERE token_hash = ${fingerprint(refresh)})`;
  await revokeSessions(db, own, { reason: 'logout', now: now() });
}
