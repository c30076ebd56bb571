import { createWritable, type EventBus, type Session, type SessionControl } from '@aimante/contract';
import { ROLE_KEY, readSession, TOKEN_KEY } from './read-session.ts';
import type { Stake } from './stake.ts';
import type { TabStorage } from './tab-storage.ts';

const ENDED_KEY = 'session-ended';

export interface SessionOptions {
  readonly storage: TabStorage;
  readonly events: Pick<EventBus, 'emit'>;
  /** Tells of what other tabs write; the bus may be quicker than their writing. */
  readonly tab: Pick<Window, 'addEventListener'>;
  /** Tells the server; the visitor is logged out here whatever it answers. */
  endOnServer(): Promise<unknown>;
  /** What an end that the visitor did not ask for takes from him here. */
  stake(): Stake;
  onEnd(stake: Stake): void;
}

export interface SessionStore extends SessionControl {
  /** The server has ended it. A page that was typed into keeps the token, worthless as it is: without one it would go. */
  drop(): void;
  /** Reads storage again: another tab logged in or out, or was told that it is over. */
  reload(): void;
}

/** The stored token and role. They open doors in the interface only: the server decides. */
export function createSession({ storage, events, tab, endOnServer, stake, onEnd }: SessionOptions): SessionStore {
  const current = createWritable(readSession(storage));
  /** The token whose end is known here. */
  let ended: string | undefined;
  const askers = new Set<() => void>();
  tab.addEventListener('storage', reload);
  tab.addEventListener('user-login', reload);

  function change(session: Session | null): void {
    write(storage, session);
    current.set(session);
    events.emit('session:changed', { isLoggedIn: session !== null });
  }

  function reload(): void {
    const stored = readSession(storage);
    const isTold = current.get()?.token === ended;
    if (!stored && isEnded(storage)) {
      if (!isTold) end();
    } else if (stored?.token !== current.get()?.token || stored?.role !== current.get()?.role) current.set(stored);
  }

  function end(): void {
    const session = current.get();
    if (!session) return;
    const isAsked = ended === session.token;
    ended = session.token;
    if (askers.size > 0) {
      // Once for each session: a visitor who answered "later" is not asked again by a call in the background.
      if (!isAsked) for (const ask of [...askers]) ask();
      return;
    }
    const lost = stake();
    onEnd(lost);
    if (lost === 'typing') return;
    current.set(null);
    events.emit('session:changed', { isLoggedIn: false });
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
    onEnd(ask) {
      askers.add(ask);
      return () => askers.delete(ask);
    },
    drop() {
      markEnded(storage);
      end();
    },
    reload,
  };
}

// Other tabs are told of each key alone, in this order: while the last of them is there, nobody has logged out.

function write(storage: TabStorage, session: Session | null): void {
  if (session) {
    storage.setItem(ROLE_KEY, session.role);
    storage.setItem(TOKEN_KEY, session.token);
    storage.removeItem(ENDED_KEY);
  } else {
    storage.removeItem(ENDED_KEY);
    forget(storage);
  }
}

function forget(storage: TabStorage): void {
  storage.removeItem(TOKEN_KEY);
  storage.removeItem(ROLE_KEY);
}

function markEnded(storage: TabStorage): void {
  storage.setItem(ENDED_KEY, 'true');
  forget(storage);
}

const isEnded = (storage: TabStorage) => storage.getItem(ENDED_KEY) !== null;
