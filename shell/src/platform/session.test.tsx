import { createEventBus } from '@aimante/contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createSession } from './session.ts';
import type { SessionLoss } from './session-loss.ts';

function openTab(endOnServer: () => Promise<unknown> = async () => undefined, lossOnEnd: SessionLoss = 'place') {
  const events = createEventBus();
  const ends: SessionLoss[] = [];
  const onEnd = (lost: SessionLoss) => ends.push(lost);
  const session = createSession({
    storage: localStorage,
    events,
    tab: window,
    endOnServer,
    lossOnEnd: () => lossOnEnd,
    onEnd,
  });
  return { events, ends, session };
}

const openTabWith = (lossOnEnd: SessionLoss) => openTab(undefined, lossOnEnd);
const hearStorage = () => window.dispatchEvent(new StorageEvent('storage', { key: 'user-token' }));

describe('the session', () => {
  beforeEach(() => localStorage.clear());

  it('is there where a token is stored, and an administrator’s with that role alone', () => {
    localStorage.setItem('user-role', 'admin');
    expect(openTab().session.get()).toBeNull();
    localStorage.setItem('user-token', 'abc');
    expect(openTab().session.get()).toEqual({ token: 'abc', role: 'admin' });
    for (const role of ['customer', 'user', 'god', 'ADMIN', '']) {
      localStorage.setItem('user-role', role);
      expect(openTab().session.get()).toEqual({ token: 'abc', role: 'customer' });
    }
    localStorage.removeItem('user-role');
    expect(openTab().session.get()).toEqual({ token: 'abc', role: 'customer' });
  });

  it('is read again when the page reports a login', () => {
    const { session } = openTab();
    localStorage.setItem('user-token', 'abc');
    expect(session.get()).toBeNull();
    window.dispatchEvent(new Event('user-login'));
    expect(session.get()).toEqual({ token: 'abc', role: 'customer' });
  });

  it('stores a login, and notifies the page', () => {
    const { session, events } = openTab();
    const heard: boolean[] = [];
    events.on('session:changed', ({ isLoggedIn }) => heard.push(isLoggedIn));
    session.login({ token: 'abc', role: 'customer' });
    expect(localStorage.getItem('user-token')).toBe('abc');
    expect(localStorage.getItem('user-role')).toBe('customer');
    expect(heard).toEqual([true]);
  });

  it('ends on the server once there is a network, also after a reload', async () => {
    const sent: string[] = [];
    let isOnline = false;
    const endOnServer = async () => {
      sent.push(isOnline ? 'arrived' : 'lost');
      if (!isOnline) throw new TypeError('Failed to fetch');
    };
    const { session } = openTab(endOnServer);
    session.login({ token: 'abc', role: 'admin' });
    await session.logout();
    await Promise.resolve();
    openTab(endOnServer);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent.slice(0, 2)).toEqual(['lost', 'lost']);
    expect(sent).toContain('arrived');
    const known = sent.length;
    openTab(endOnServer);
    expect(sent).toHaveLength(known);
  });

  it('of the next person is not ended by the logout of the one before', async () => {
    const sent: string[] = [];
    const endOnServer = async () => {
      sent.push('end');
      throw new TypeError('Failed to fetch');
    };
    const { session } = openTab(endOnServer);
    session.login({ token: 'abc', role: 'admin' });
    await session.logout();
    session.login({ token: 'def', role: 'customer' });
    window.dispatchEvent(new Event('online'));
    openTab(endOnServer);
    expect(sent).toEqual(['end']);
  });

  it('asks a page once for each ended session', () => {
    const { session } = openTab();
    let asked = 0;
    session.onEnd?.(() => {
      asked += 1;
    });
    session.login({ token: 'abc', role: 'customer' });
    session.drop();
    session.drop();
    expect(asked).toBe(1);
    session.login({ token: 'def', role: 'customer' });
    session.drop();
    expect(asked).toBe(2);
  });

  it('ends here even when the server cannot be reached', async () => {
    const { session } = openTab(() => Promise.reject(new Error('offline')));
    session.login({ token: 'abc', role: 'customer' });
    await session.logout();
    expect(session.get()).toBeNull();
    expect(localStorage.getItem('user-token')).toBeNull();
    expect(localStorage.getItem('user-role')).toBeNull();
  });

  it('is complete in another tab as soon as its token is there', () => {
    const written: string[] = [];
    const storage = {
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem: (key: string) => void written.push(key),
    };
    const rest = { events: createEventBus(), tab: window, endOnServer: async () => undefined, onEnd: () => undefined };
    createSession({ ...rest, storage, lossOnEnd: () => 'place' }).login({ token: 'abc', role: 'admin' });
    expect(written).toEqual(['user-role', 'user-token']);
  });

  it('follows a logout in another tab', () => {
    const { session } = openTab();
    session.login({ token: 'abc', role: 'customer' });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-token' }));
    expect(session.get()).toBeNull();
  });

  it('is over at once where the server ends it, and says so', () => {
    const { session, ends } = openTabWith('place');
    session.login({ token: 'abc', role: 'customer' });
    session.drop();
    expect(session.get()).toBeNull();
    expect(localStorage.getItem('user-token')).toBeNull();
    expect(ends).toEqual(['place']);
  });

  it('keeps a page with typed input until a login in another tab', () => {
    const { session, ends } = openTabWith('typing');
    session.login({ token: 'abc', role: 'customer' });
    let changes = 0;
    session.subscribe(() => {
      changes += 1;
    });
    session.drop();
    expect([changes, ends]).toEqual([0, ['typing']]);
    expect([localStorage.getItem('user-token'), localStorage.getItem('user-role')]).toEqual([null, null]);
    // Another tab receives a login as one storage event per key.
    localStorage.setItem('user-token', 'new');
    hearStorage();
    localStorage.setItem('user-role', 'customer');
    hearStorage();
    localStorage.removeItem('session-ended');
    hearStorage();
    expect(session.get()).toEqual({ token: 'new', role: 'customer' });
    expect([changes, ends]).toEqual([1, ['typing']]);
  });

  it('keeps the typing of another tab as well, but not from a logout', async () => {
    const [here, there] = [openTabWith('place'), openTabWith('typing')];
    here.session.login({ token: 'abc', role: 'customer' });
    hearStorage();
    here.session.drop();
    hearStorage();
    expect([there.session.get()?.token, there.ends]).toEqual(['abc', ['typing']]);
    await here.session.logout();
    hearStorage();
    expect(there.session.get()).toBeNull();
  });
});
