import { createEventBus } from '@aimante/contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createSession } from './session.ts';

function openTab(endOnServer: () => Promise<unknown> = async () => undefined) {
  const events = createEventBus();
  return { events, session: createSession({ storage: localStorage, events, tab: window, endOnServer }) };
}

describe('the session', () => {
  beforeEach(() => localStorage.clear());

  it('is what the storage says, if that is a session', () => {
    localStorage.setItem('user-token', 'abc');
    expect(openTab().session.get()).toBeNull();
    localStorage.setItem('user-role', 'god');
    expect(openTab().session.get()).toBeNull();
    localStorage.setItem('user-role', 'admin');
    expect(openTab().session.get()).toEqual({ token: 'abc', role: 'admin' });
  });

  it('stores a login, and tells the page', () => {
    const { session, events } = openTab();
    const heard: boolean[] = [];
    events.on('session:changed', ({ isLoggedIn }) => heard.push(isLoggedIn));
    session.login({ token: 'abc', role: 'customer' });
    expect(localStorage.getItem('user-token')).toBe('abc');
    expect(localStorage.getItem('user-role')).toBe('customer');
    expect(heard).toEqual([true]);
  });

  it('is over here even when the server cannot be told', async () => {
    const { session } = openTab(() => Promise.reject(new Error('offline')));
    session.login({ token: 'abc', role: 'customer' });
    await session.logout();
    expect(session.get()).toBeNull();
    expect(localStorage.getItem('user-token')).toBeNull();
    expect(localStorage.getItem('user-role')).toBeNull();
  });

  it('follows a logout in another tab', () => {
    const { session } = openTab();
    session.login({ token: 'abc', role: 'customer' });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-token' }));
    expect(session.get()).toBeNull();
  });
});
