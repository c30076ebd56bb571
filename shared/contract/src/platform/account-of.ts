import type { Session } from './platform.ts';

/**
 * The account of a session. It stays the same when the token is renewed, so personal data is keyed by it and never by
 * the token. The token is decoded, not verified: this grants no access. Undefined: no session, or a token without an
 * account.
 */
export function accountOf(session: Pick<Session, 'token'> | null): string | undefined {
  const claims = session?.token.split('.')[1] ?? '';
  try {
    const read: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    const sub: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, 'sub') : undefined;
    return typeof sub === 'string' && sub !== '' ? sub : undefined;
  } catch {
    return undefined;
  }
}
