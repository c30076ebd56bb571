import { createClient } from '@aimante/api-contract';
import { syncCart } from '@aimante/api-contract/carts';
import type { Platform } from '@aimante/contract';
import { type Cart, EMPTY_CART } from '../cart.ts';
import type { CartStorage } from '../storage/cart-storage.ts';
import type { CartStore } from '../storage/cart-store.ts';
import { mergeAnswer, noteChanges, requestOf, withoutSynced } from './merge-carts.ts';
import { newState, parseState, type SyncState } from './sync-state.ts';

export interface ExchangeParts {
  readonly platform: Pick<Platform, 'api'>;
  readonly cart: Pick<CartStore, 'store' | 'cartAtom' | 'adopt'>;
  readonly storage: Pick<
    CartStorage,
    'read' | 'checkoutId' | 'adoptCheckoutId' | 'endCheckout' | 'readSync' | 'writeSync'
  >;
  readonly now: () => number;
}

/** A device that never agrees would ask forever. */
const MOST_ROUNDS = 12;

/** Exchanges changes with the account until both have the same cart. Throws if a call fails: the changes stay noted. */
export async function exchange(account: string, parts: ExchangeParts): Promise<void> {
  const { platform, cart, storage, now } = parts;
  const call = createClient({ baseUrl: '', fetch: platform.api.fetch });
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const state = noteHere(account, parts);
    const before = current(parts);
    const sent = requestOf(state, before, { now: now(), checkoutId: storage.checkoutId() });
    const answer = await call(syncCart, { body: sent });
    // Meanwhile the visitor may have signed out, or another tab may have changed the cart.
    const latest = parseState(storage.readSync());
    if (latest?.account !== account) return;
    const here = current(parts);
    const merged = mergeAnswer({ state: latest, cart: here }, { sent, answer });
    if (merged.cart !== here && !cart.adopt(merged.cart)) return;
    storage.adoptCheckoutId(answer.checkoutId, answer.lastCheckoutId);
    const after = noteChanges(merged.state, merged.cart, now());
    storage.writeSync(JSON.stringify(after));
    if (Object.keys(after.changes).length === 0 && !after.choicesChange) return;
  }
}

const current = ({ storage }: ExchangeParts): Cart => storage.read() ?? EMPTY_CART;

/** Notes what changed on this device, and stores it: a change survives a page that closes. */
export function noteHere(account: string, parts: ExchangeParts): SyncState {
  const { storage, now } = parts;
  const state = ownState(account, parts);
  const noted = noteChanges(state, current(parts), now());
  storage.writeSync(JSON.stringify(noted));
  return noted;
}

/** On a shared device, the cart of the former account stays in that account. */
function ownState(account: string, parts: ExchangeParts): SyncState {
  const { cart, storage } = parts;
  const known = parseState(storage.readSync());
  if (known?.account === account) return known;
  if (known) {
    const before = current(parts);
    const rest = withoutSynced(before, known);
    if (rest !== before) cart.adopt(rest);
    storage.endCheckout();
  }
  return newState(account);
}
