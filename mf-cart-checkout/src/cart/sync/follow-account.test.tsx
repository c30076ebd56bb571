import { createEventBus, createWritable, type Session } from '@aimante/contract';
import { expect, it } from '@jest/globals';
import { cartOf, line } from '../cart.fixture.ts';
import { markGonePhotos } from '../gone-photos.ts';
import { createCartStorage } from '../storage/cart-storage.ts';
import { createCartStore } from '../storage/cart-store.ts';
import { followAccount } from './follow-account.ts';

const tokenOf = (sub: string, renewal = 1) => `a.${btoa(JSON.stringify({ sub, renewal }))}.c`;

it('asks the server again about photos after the visitor signed in or out, and not after a renewal', () => {
  const storage = createCartStorage(() => localStorage);
  const cart = createCartStore({ storage, events: createEventBus(), tab: window });
  const session = createWritable<Session | null>(null);
  const page = { visibilityState: 'hidden', addEventListener: () => undefined } as unknown as Document;
  const api = { fetch: () => Promise.reject(new Error('not asked')), baseUrl: '' };
  const platform = { api, session, events: createEventBus() } as unknown as Parameters<
    typeof followAccount
  >[0]['platform'];
  cart.change(() => cartOf(line()));
  followAccount({ platform, cart, storage, page });
  const gone = () => storage.read()?.lines[0]?.gonePhotos;
  const after = (next: Session | null) => {
    cart.change((before) => markGonePhotos(before, ['cat']));
    session.set(next);
    return gone();
  };
  expect(after({ token: tokenOf('zoe'), role: 'customer' })).toBeUndefined();
  expect(after({ token: tokenOf('zoe', 2), role: 'customer' })).toEqual(['cat']);
  expect(after(null)).toBeUndefined();
});
