import { createEventBus, createWritable, type Session } from '@aimante/contract';
import { expect, it } from '@jest/globals';
import { cartOf, line } from '../cart.fixture.ts';
import { markGonePhotos } from '../gone-photos.ts';
import { createCartStorage } from '../storage/cart-storage.ts';
import { createCartStore } from '../storage/cart-store.ts';
import { followAccount } from './follow-account.ts';

const tokenOf = (sub: string, renewal = 1) => `a.${btoa(JSON.stringify({ sub, renewal }))}.c`;

function follow() {
  const storage = createCartStorage(() => localStorage);
  storage.clear();
  const cart = createCartStore({ storage, events: createEventBus(), tab: window });
  const session = createWritable<Session | null>(null);
  const page = { visibilityState: 'hidden', addEventListener: () => undefined } as const;
  const api = { fetch: () => Promise.reject(new Error('not asked')), baseUrl: '' };
  // A platform has many more parts: a cart that follows an account uses these.
  const platform = { api, session, events: createEventBus() } as unknown as Parameters<
    typeof followAccount
  >[0]['platform'];
  cart.change(() => cartOf(line()));
  followAccount({ platform, cart, storage, page });
  return { cart, session, stored: () => storage.read()?.lines };
}

it('asks the server again about photos after the visitor signed in or out, and not after a renewal', () => {
  const { cart, session, stored } = follow();
  const after = (next: Session | null) => {
    cart.change((before) => markGonePhotos(before, ['cat']));
    session.set(next);
    return stored()?.[0]?.gonePhotos;
  };
  expect(after({ token: tokenOf('zoe'), role: 'customer' })).toBeUndefined();
  expect(after({ token: tokenOf('zoe', 2), role: 'customer' })).toEqual(['cat']);
  expect(after(null)).toBeUndefined();
});

it('keeps the lines that the former account never had when another account signs in', () => {
  const { session, stored } = follow();
  session.set({ token: tokenOf('zoe'), role: 'customer' });
  session.set(null);
  session.set({ token: tokenOf('bob'), role: 'customer' });
  expect(stored()).toHaveLength(1);
});
