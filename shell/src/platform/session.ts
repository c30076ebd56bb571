import { createWritable, type EventBus, type Session, type SessionControl } from '@aimante/contract';
import { ROLE_KEY, readSession, TOKEN_KEY } from './read-session.ts';
import type { SessionLoss } from './session-loss.ts';
import type { TabStorage } from './tab-storage.ts';

const ENDED_KEY = 'session-ended';
/** The visitor has logged out without a network: the server does not know it yet. */
const UNSENT_KEY = 'logout-unsent';

export interface SessionOptions {
  readonly storage: TabStorage;
  readonly events: Pick<EventBus, 'emit'>;
  /** Reports what other tabs write to storage. An event of the bus may arrive before the write. */
  readonly tab: Pick<Window, 'addEventListener'>;
  /** Ends the session on the server. Rejects if the request did not get there. The visitor is logged out here whatever the server answers. */
  endOnServer(): Promise<unknown>;
  /** What the visitor loses here when the server ends the session. */
  lossOnEnd(): SessionLoss;
  onEnd(lossOnEnd: SessionLoss): void;
}

export interface SessionStore extends SessionControl {
  /**
   * The server has ended the session. A page with typed input keeps the invalid token, because without one the shell
   * would leave the page.
   */
  drop(): void;
  /** Reads storage again: another tab logged in, logged out, or found that the session has ended. */
  reload(): void;
}

/** The stored token and role. They control the interface only: the server decides. */
export function createSession({ storage, events, tab, endOnServer, lossOnEnd, onEnd }: SessionOptions): SessionStore {
  const current = createWritable(readSession(storage));
  /** The token of the ended session, once this tab has noticed the end. */
  let ended: string | undefined;
  const askers = new Set<() => void>();
  tab.addEventListener('storage', reload);
  tab.addEventListener('user-login', reload);

  tab.addEventListener('online', sendLogout);
  sendLogout();

  /** Sent until the server has it: the cookie of the session is still in this browser. */
  function sendLogout(): void {
    if (storage.getItem(UNSENT_KEY) === null || current.get()) return;
    endOnServer().then(
      () => storage.removeItem(UNSENT_KEY),
      () => undefined,
    );
  }

  function change(session: Session | null): void {
    if (session) storage.removeItem(UNSENT_KEY);
    write(storage, session);
    current.set(session);
    events.emit('session:changed', { isLoggedIn: session !== null });
  }

  function reload(): void {
    const stored = readSession(storage);
    const isAnnounced = current.get()?.token === ended;
    if (!stored && isEnded(storage)) {
      if (!isAnnounced) end();
    } else if (stored?.token !== current.get()?.token || stored?.role !== current.get()?.role) current.set(stored);
  }

  function end(): void {
    const session = current.get();
    if (!session) return;
    const isAsked = ended === session.token;
    ended = session.token;
    if (askers.size > 0) {
      // Once per session: after the answer "later", a call in the background does not ask again.
      if (!isAsked) for (const ask of [...askers]) ask();
      return;
    }
    const lost = lossOnEnd();
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
      // The request runs in the background: this tab and the others are logged out at once.
      change(null);
      storage.setItem(UNSENT_KEY, 'true');
      sendLogout();
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

// Other tabs receive each key as a separate event, so the order matters: no token and no ENDED_KEY reads as a logout.

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
