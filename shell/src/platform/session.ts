import { createWritable, type EventBus, type Session, type SessionControl } from '@aimante/contract';
import { ROLE_KEY, readSession, TOKEN_KEY } from './read-session.ts';
import type { TabStorage } from './tab-storage.ts';

export interface SessionOptions {
  readonly storage: TabStorage;
  readonly events: Pick<EventBus, 'emit'>;
  /** Tells of what other tabs write; the bus may be quicker than their writing. */
  readonly tab: Pick<Window, 'addEventListener'>;
  /** Tells the server; the visitor is logged out here whatever it answers. */
  endOnServer(): Promise<unknown>;
}

export interface SessionStore extends SessionControl {
  /** The token is no longer good: forget it, without telling the server. */
  drop(): void;
  /** Reads storage again: another tab logged in or out. */
  reload(): void;
}

/** The stored token and role. They open doors in the interface only: the server decides. */
export function createSession({ storage, events, tab, endOnServer }: SessionOptions): SessionStore {
  const current = createWritable(readSession(storage));
  tab.addEventListener('storage', reload);

  function change(session: Session | null): void {
    write(storage, session);
    current.set(session);
    events.emit('session:changed', { isLoggedIn: session !== null });
  }

  function reload(): void {
    const stored = readSession(storage);
    if (stored?.token !== current.get()?.token || stored?.role !== current.get()?.role) current.set(stored);
  }

  return {
    get: current.get,
    subscribe: current.subscribe,
    login: change,
    async logout() {
      // The server is told meanwhile: here, and in the other tabs, it is over at once.
      void endOnServer().catch(() => undefined);
      change(null);
    },
    drop: () => change(null),
    reload,
  };
}

function write(storage: TabStorage, session: Session | null): void {
  if (session) {
    storage.setItem(TOKEN_KEY, session.token);
    storage.setItem(ROLE_KEY, session.role);
  } else {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(ROLE_KEY);
  }
}
