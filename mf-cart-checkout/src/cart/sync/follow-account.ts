import { accountOf, type Platform } from '@aimante/contract';
import { forgetGonePhotos } from '../gone-photos.ts';
import type { CartStorage } from '../storage/cart-storage.ts';
import type { CartStore } from '../storage/cart-store.ts';
import { type ExchangeParts, exchange, noteHere } from './exchange.ts';

export interface Follower {
  readonly platform: Pick<Platform, 'api' | 'session' | 'events'>;
  readonly cart: CartStore;
  readonly storage: CartStorage;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>;
}

/** Several changes in a row are sent together. */
const QUIET_MS = 500;
/** How often a visible page asks for changes of the other devices. */
const ASK_MS = 20_000;
const LOCK = 'aimante-cart-sync';

/** While a visitor is signed in, keeps the cart of this device and the cart of the account the same. */
export function followAccount({ platform, cart, storage, page }: Follower): void {
  const { session } = platform;
  const parts: ExchangeParts = { platform, cart, storage, now: () => Date.now() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  async function run(): Promise<void> {
    const account = accountOf(session.get());
    if (!account || page.visibilityState === 'hidden') return;
    // A failed call is repeated at the next change, return or interval. The changes are noted until then.
    await alone(() => exchange(account, parts)).catch(() => undefined);
  }

  function soon(afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), afterMs);
  }

  function note(): void {
    const account = accountOf(session.get());
    if (account) noteHere(account, parts);
    soon(QUIET_MS);
  }

  function begin(): () => void {
    const end = new AbortController();
    const unsubscribe = cart.store.sub(cart.cartAtom, note);
    const interval = setInterval(() => void run(), ASK_MS);
    page.addEventListener('visibilitychange', () => soon(0), { signal: end.signal });
    globalThis.addEventListener('online', () => soon(0), { signal: end.signal });
    soon(0);
    return () => {
      end.abort();
      unsubscribe();
      clearInterval(interval);
      clearTimeout(timer);
    };
  }

  function follow(): void {
    const isSignedIn = accountOf(session.get()) !== undefined;
    if (isSignedIn && !stop) stop = begin();
    if (!isSignedIn && stop) {
      stop();
      stop = undefined;
    }
  }

  let account = accountOf(session.get());
  session.subscribe(() => {
    const before = account;
    account = accountOf(session.get());
    if (account !== before) cart.change(forgetGonePhotos);
    follow();
  });
  follow();
}

/** One tab at a time, where the browser has locks. Others skip their turn. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!globalThis.navigator?.locks) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
