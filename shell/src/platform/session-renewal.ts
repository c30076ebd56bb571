import type { Role, Session } from '@aimante/contract';
import type { SessionStore } from './session.ts';

export interface RenewalOptions {
  readonly baseUrl: string;
  readonly session: () => SessionStore;
  readonly locks?: LockManager | undefined;
}

interface SessionAnswer {
  readonly token: string;
  readonly user: { readonly role: Role };
}

/** Renews the session with its HttpOnly cookie. One tab at a time renews it, and the others reuse the result. */
export function createRenewal({ baseUrl, session, locks }: RenewalOptions): () => Promise<Session | null> {
  let pending: Promise<Session | null> | undefined;

  async function renew(outdated: string | undefined): Promise<Session | null> {
    const store = session();
    store.reload();
    const current = store.get();
    if (current && current.token !== outdated) return current;
    const answer = await ask(baseUrl);
    if (answer === 'unreachable') return null;
    if (answer) store.login({ token: answer.token, role: answer.user.role });
    else store.drop();
    return answer && store.get();
  }

  return () => {
    const outdated = session().get()?.token;
    const once = () => renew(outdated);
    // A browser may deny the lock.
    pending ??= (locks ? locks.request('aimante-session', once).catch(once) : once()).finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

async function ask(baseUrl: string): Promise<SessionAnswer | null | 'unreachable'> {
  try {
    const response = await fetch(new URL('/api/auth/refresh', baseUrl), { method: 'POST', credentials: 'include' });
    if (response.ok) return (await response.json()) as SessionAnswer;
    return response.status === 401 || response.status === 403 ? null : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
