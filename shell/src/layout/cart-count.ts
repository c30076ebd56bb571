import { createWritable, type EventBus, type Readable } from '@aimante/contract';
import type { TabStorage } from '../platform/tab-storage.ts';

export const COUNT_KEY = 'cart-count';

/** The number of magnets in the cart when its remote last ran. Zero if the stored value is no count. */
export function readCartCount(storage: Pick<TabStorage, 'getItem'>): number {
  const kept = storage.getItem(COUNT_KEY);
  const count = kept === null ? countLines(storage.getItem('cart')) : Number(kept);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** A cart may be stored without its count, in the format of the specification. */
function countLines(stored: string | null): number {
  try {
    const { cart } = JSON.parse(stored ?? '{}') as { cart: { quantity?: number }[] };
    return cart.reduce((count, { quantity = 1 }) => count + quantity, 0);
  } catch {
    return 0;
  }
}

/** Keeps the count, so that the next page shows it before any remote has loaded. */
export function keepCartCount(storage: TabStorage, events: Pick<EventBus, 'on'>): Readable<number> {
  const shown = createWritable(readCartCount(storage));
  events.on('cart:changed', ({ count }) => {
    if (count > 0) storage.setItem(COUNT_KEY, String(count));
    else storage.removeItem(COUNT_KEY);
    shown.set(count);
  });
  // Another tab changed the cart, or the page is back from the back-forward cache.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === COUNT_KEY) shown.set(readCartCount(storage));
  });
  return { get: shown.get, subscribe: shown.subscribe };
}
