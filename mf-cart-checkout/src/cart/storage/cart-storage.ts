import { newId } from '@aimante/shop/new-id';
import type { Cart } from '../cart.ts';
import { formatCart, parseCart } from './cart-format.ts';

export const CART_KEY = 'cart';
/** The last cart that fitted, kept when a larger one did not. It can be restored. */
export const FALLBACK_KEY = 'cart-fallback';
export const CHECKOUT_KEY = 'checkout_data';
/** The id under which the cart is ordered. All tabs share it, so that a cart is paid once. */
const CHECKOUT_ID_KEY = 'checkout-id';
/** The id of the last ordered cart. Only this device knows it, so the shop may ask here whether to order the same again. */
const LAST_CHECKOUT_ID_KEY = 'last-checkout-id';

/** How far the account knows the cart. Without a stored cart it would read as a removal of all lines. */
export const SYNC_KEY = 'cart-sync';

const CHECKOUT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `blocked`: the browser allows no storage for this site. */
export type Written = 'saved' | 'full' | 'blocked';

export interface CartStorage {
  /** Undefined: no cart is stored. An unreadable cart is removed. */
  read(): Cart | undefined;
  /** A cart that does not fit is removed from storage, and the previous one becomes the fallback. */
  write(cart: Cart, before: Cart): Written;
  /** False: it does not fit, and the stored cart is unchanged. */
  writeIfFits(cart: Cart): boolean;
  hasFallback(): boolean;
  takeFallback(): Cart | undefined;
  /** Removes the cart, the fallback and the checkout data, to free storage. */
  clear(): void;
  /** The checkout id of this cart. It is created on first use. */
  checkoutId(): string;
  /** The checkout id of the last cart that was ordered on this device. */
  lastCheckoutId(): string | undefined;
  /** Call when the cart is ordered: the next cart gets a new id. A cart that is only emptied keeps its id. */
  endCheckout(): void;
  /** All devices of an account order the cart under one id. */
  adoptCheckoutId(id: string, last: string | null): void;
  readSync(): string | null;
  /** Null: the account and this device start anew. */
  writeSync(text: string | null): void;
}

/** `open` throws if the browser forbids storage. */
export function createCartStorage(open: () => Storage): CartStorage {
  const storage = opened(open);
  /** The id in a browser without storage. */
  let unsavedId: string | undefined;
  const remove = (...keys: string[]) =>
    attempt(() => {
      for (const key of keys) storage?.removeItem(key);
    });

  function put(key: string, cart: Cart): Written {
    if (!storage) return 'blocked';
    return attempt(() => storage.setItem(key, formatCart(cart)));
  }

  function readText(key: string): string | null {
    let text: string | null = null;
    attempt(() => {
      text = storage?.getItem(key) ?? null;
    });
    return text;
  }

  function readKey(key: string): Cart | undefined {
    const text = readText(key);
    if (!text) return undefined;
    const cart = parseCart(text);
    if (!cart) remove(key, ...(key === CART_KEY ? [SYNC_KEY] : []));
    return cart;
  }

  return {
    read: () => readKey(CART_KEY),
    write(cart, before) {
      if (put(CART_KEY, cart) === 'saved') {
        if (cart.lines.length > 0) remove(FALLBACK_KEY);
        return 'saved';
      }
      // Data of the last checkout makes room for the cart.
      remove(FALLBACK_KEY, CHECKOUT_KEY);
      const again = put(CART_KEY, cart);
      if (again !== 'full') return again;
      remove(CART_KEY, SYNC_KEY);
      if (before.lines.length > 0) put(FALLBACK_KEY, before);
      return 'full';
    },
    writeIfFits: (cart) => put(CART_KEY, cart) === 'saved',
    hasFallback: () => readKey(FALLBACK_KEY) !== undefined,
    takeFallback() {
      const cart = readKey(FALLBACK_KEY);
      remove(FALLBACK_KEY);
      return cart;
    },
    clear: () => remove(CART_KEY, SYNC_KEY, FALLBACK_KEY, CHECKOUT_KEY),
    checkoutId() {
      const known = readText(CHECKOUT_ID_KEY);
      if (known && CHECKOUT_ID.test(known)) return known;
      unsavedId ??= newId();
      const made = unsavedId;
      attempt(() => storage?.setItem(CHECKOUT_ID_KEY, made));
      return made;
    },
    lastCheckoutId() {
      const known = readText(LAST_CHECKOUT_ID_KEY);
      return known && CHECKOUT_ID.test(known) ? known : undefined;
    },
    adoptCheckoutId(id, last) {
      unsavedId = id;
      attempt(() => storage?.setItem(CHECKOUT_ID_KEY, id));
      if (last) attempt(() => storage?.setItem(LAST_CHECKOUT_ID_KEY, last));
    },
    readSync: () => readText(SYNC_KEY),
    writeSync(text) {
      if (text === null) remove(SYNC_KEY);
      else attempt(() => storage?.setItem(SYNC_KEY, text));
    },
    endCheckout() {
      const ordered = readText(CHECKOUT_ID_KEY);
      unsavedId = undefined;
      remove(CHECKOUT_ID_KEY);
      if (ordered) attempt(() => storage?.setItem(LAST_CHECKOUT_ID_KEY, ordered));
    },
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
