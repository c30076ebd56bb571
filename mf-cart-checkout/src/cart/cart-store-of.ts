import type { Platform } from '@aimante/contract';
import { createCartStorage } from './storage/cart-storage.ts';
import { type CartStore, createCartStore } from './storage/cart-store.ts';
import { followLater } from './sync/follow-later.ts';

const stores = new WeakMap<Platform, CartStore>();

/** One store for all parts of this remote: button, pages and port. */
export function cartStoreOf(platform: Platform): CartStore {
  const known = stores.get(platform);
  if (known) return known;
  const storage = createCartStorage(() => localStorage);
  const created = createCartStore({ storage, events: platform.events, tab: globalThis.window });
  stores.set(platform, created);
  followLater({ platform, cart: created, storage, page: globalThis.document });
  return created;
}
