import type { Cart } from './cart.ts';
import { formatCart, parseCart } from './cart-format.ts';

export const CART_KEY = 'cart';
/** The last cart that fitted, kept when a larger one did not: it can be had back. */
export const FALLBACK_KEY = 'cart-fallback';
export const CHECKOUT_KEY = 'checkout_data';

/** `blocked`: the browser keeps nothing for this site. */
export type Written = 'saved' | 'full' | 'blocked';

export interface CartStorage {
  /** Undefined: nothing is kept. What cannot be read is cleared. */
  read(): Cart | undefined;
  /** A cart that does not fit empties the place; the one before goes to the fallback. */
  write(cart: Cart, before: Cart): Written;
  hasFallback(): boolean;
  takeFallback(): Cart | undefined;
  /** Gives all room back: cart, fallback and checkout data. */
  clear(): void;
}

/** `open` throws where the browser forbids storage. */
export function createCartStorage(open: () => Storage): CartStorage {
  const storage = opened(open);
  const remove = (...keys: string[]) =>
    attempt(() => {
      for (const key of keys) storage?.removeItem(key);
    });

  function put(key: string, cart: Cart): Written {
    if (!storage) return 'blocked';
    return attempt(() => storage.setItem(key, formatCart(cart)));
  }

  function readKey(key: string): Cart | undefined {
    let text: string | null | undefined;
    attempt(() => {
      text = storage?.getItem(key);
    });
    if (!text) return undefined;
    const cart = parseCart(text);
    if (!cart) remove(key);
    return cart;
  }

  return {
    read: () => readKey(CART_KEY),
    write(cart, before) {
      if (put(CART_KEY, cart) === 'saved') {
        if (cart.lines.length > 0) remove(FALLBACK_KEY);
        return 'saved';
      }
      // What the last checkout left takes room that a cart needs more.
      remove(FALLBACK_KEY, CHECKOUT_KEY);
      const again = put(CART_KEY, cart);
      if (again !== 'full') return again;
      remove(CART_KEY);
      if (before.lines.length > 0) put(FALLBACK_KEY, before);
      return 'full';
    },
    hasFallback: () => readKey(FALLBACK_KEY) !== undefined,
    takeFallback() {
      const cart = readKey(FALLBACK_KEY);
      remove(FALLBACK_KEY);
      return cart;
    },
    clear: () => remove(CART_KEY, FALLBACK_KEY, CHECKOUT_KEY),
  };
}

function opened(open: () => Storage): Storage | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

function attempt(action: () => void): Written {
  try {
    action();
    return 'saved';
  } catch (cause) {
    return isFull(cause) ? 'full' : 'blocked';
  }
}

export function isFull(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && Reflect.get(cause, 'name') === 'QuotaExceededError';
}
