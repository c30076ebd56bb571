import type { EventBus } from '@aimante/contract';
import { type Atom, atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import { type Cart, countMagnets, EMPTY_CART } from '../cart.ts';
import { CART_KEY, type CartStorage, FALLBACK_KEY, type Written } from './cart-storage.ts';

export interface CartStore {
  readonly store: ReturnType<typeof createStore>;
  readonly cartAtom: Atom<Cart | undefined>;
  /** True if a fallback exists because a larger cart did not fit. `restoreFallback` restores it. */
  readonly hasFallbackAtom: Atom<boolean>;
  /** The product that was just added, while its drawer is open. */
  readonly addedProductAtom: PrimitiveAtom<string | undefined>;
  /** Reads storage first, because another tab may have changed the cart. */
  change(update: (cart: Cart) => Cart): Written;
  restoreFallback(): void;
  /** Frees the storage. The cart stays in this tab only. */
  forgetStorage(): void;
  checkoutId(): string;
  lastCheckoutId(): string | undefined;
  /** Shows and stores a cart that another device changed. False: it does not fit, and nothing changes. */
  adopt(cart: Cart): boolean;
  /** Replaces the cart by what is left after an order, under a new checkout id. */
  keepRest(update: (cart: Cart) => Cart): void;
}

interface Surroundings {
  readonly storage: CartStorage;
  readonly events: Pick<EventBus, 'emit'>;
  /** Reports writes of other tabs. */
  readonly tab: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export function createCartStore({ storage, events, tab }: Surroundings): CartStore {
  const store = createStore();
  // Known at once, so that no page shows its skeleton first.
  const cartAtom = atom<Cart | undefined>(storage.read() ?? EMPTY_CART);
  const hasFallbackAtom = atom(false);
  const addedProductAtom = atom<string | undefined>(undefined);
  /** True while this tab's cart is not in storage. */
  let isAlone = false;

  function show(cart: Cart): void {
    store.set(cartAtom, cart);
    store.set(hasFallbackAtom, storage.hasFallback());
  }

  function announce(cart: Cart): void {
    show(cart);
    events.emit('cart:changed', { count: countMagnets(cart) });
  }

  const current = () => (isAlone ? store.get(cartAtom) : storage.read()) ?? EMPTY_CART;

  function take({ key }: StorageEvent): void {
    if (key !== CART_KEY && key !== FALLBACK_KEY && key !== null) return;
    isAlone = false;
    show(storage.read() ?? EMPTY_CART);
  }

  cartAtom.onMount = () => {
    announce(current());
    tab.addEventListener('storage', take);
    return () => tab.removeEventListener('storage', take);
  };

  function keep(cart: Cart, before: Cart): Written {
    const written = storage.write(cart, before);
    isAlone = written === 'blocked';
    announce(written === 'full' ? EMPTY_CART : cart);
    return written;
  }

  return {
    store,
    cartAtom,
    hasFallbackAtom,
    addedProductAtom,
    change(update) {
      const before = current();
      return keep(update(before), before);
    },
    adopt(cart) {
      if (!storage.writeIfFits(cart)) return false;
      isAlone = false;
      announce(cart);
      return true;
    },
    checkoutId: storage.checkoutId,
    lastCheckoutId: storage.lastCheckoutId,
    keepRest(update) {
      storage.endCheckout();
      const before = current();
      keep(update(before), before);
    },
    restoreFallback() {
      const cart = storage.takeFallback();
      if (cart) keep(cart, EMPTY_CART);
    },
    forgetStorage() {
      const cart = current();
      storage.clear();
      isAlone = true;
      show(cart);
    },
  };
}
