import { createEventBus } from '@aimante/contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addLine } from '../add-line.ts';
import { cartOf, line } from '../cart.fixture.ts';
import { setQuantity } from '../cart-rules.ts';
import { formatCart } from './cart-format.ts';
import { CART_KEY, CHECKOUT_KEY, createCartStorage, FALLBACK_KEY } from './cart-storage.ts';
import { createCartStore } from './cart-store.ts';

/** Storage limited to `room` characters, as a browser limits bytes. */
function smallStorage(room: number): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    setItem(key, value) {
      const others = [...kept].reduce((sum, [name, text]) => (name === key ? sum : sum + text.length), 0);
      if (others + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

const plain = line({ photos: [] });

function shop(storage: Storage = localStorage) {
  const events = createEventBus();
  const counts: number[] = [];
  events.on('cart:changed', ({ count }) => counts.push(count));
  const cart = createCartStore({ storage: createCartStorage(() => storage), events, tab: window });
  const shown = () => cart.store.get(cart.cartAtom);
  const open = () => cart.store.sub(cart.cartAtom, () => undefined);
  return { cart, counts, shown, open };
}

beforeEach(() => localStorage.clear());

it('keeps the identity of the last ordered cart on the device', () => {
  const { cart } = shop();
  expect(cart.lastCheckoutId()).toBeUndefined();
  const ordered = cart.checkoutId();
  cart.keepRest((kept) => kept);
  expect(cart.lastCheckoutId()).toBe(ordered);
  expect(cart.checkoutId()).not.toBe(ordered);
});

describe('the cart of a visitor', () => {
  it('is known before anything is mounted', () => {
    shop().cart.change((cart) => addLine(cart, plain));
    expect(shop().shown()).toEqual(cartOf(plain));
  });

  it('is there again after a reload, and the badge counts it', () => {
    shop().cart.change((cart) => addLine(cart, plain));
    const later = shop();
    later.open();
    expect(later.shown()).toEqual(cartOf(plain));
    expect(later.counts).toEqual([1]);
  });

  it('is cleared where it is corrupt', () => {
    localStorage.setItem(CART_KEY, '{"cart":[{');
    const { open, shown } = shop();
    open();
    expect(shown()?.lines).toEqual([]);
    expect(localStorage.getItem(CART_KEY)).toBeNull();
  });

  it('follows what another tab does', () => {
    const { open, shown } = shop();
    open();
    localStorage.setItem(CART_KEY, formatCart(cartOf(plain)));
    dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    expect(shown()).toEqual(cartOf(plain));
  });

  it('keeps what another tab has added', () => {
    const { cart, open, shown } = shop();
    open();
    localStorage.setItem(CART_KEY, formatCart(cartOf(plain)));
    cart.change((before) => addLine(before, line({ lineId: 'second', productId: 'other', photos: [] })));
    expect(shown()?.lines.map(({ lineId }) => lineId)).toEqual(['first', 'second']);
  });
});

describe('storage that is full', () => {
  const large = line({
    lineId: 'large',
    productId: 'other',
    photos: [{ preview: 'x'.repeat(900), copies: 1, print: null }],
  });

  it('empties the cart, and keeps the previous one to be restored', () => {
    const storage = smallStorage(700);
    const { cart, shown, counts } = shop(storage);
    cart.change((before) => addLine(before, plain));
    expect(cart.change((before) => addLine(before, large))).toBe('full');
    expect(shown()?.lines).toEqual([]);
    expect(storage.getItem(CART_KEY)).toBeNull();
    expect(cart.store.get(cart.hasFallbackAtom)).toBe(true);

    cart.restoreFallback();
    expect(shown()).toEqual(cartOf(plain));
    expect(storage.getItem(FALLBACK_KEY)).toBeNull();
    expect(counts).toEqual([1, 0, 1]);
  });

  it('first cancels the order of the last checkout', () => {
    const storage = smallStorage(1400);
    storage.setItem(CHECKOUT_KEY, 'y'.repeat(1000));
    expect(shop(storage).cart.change((before) => addLine(before, large))).toBe('saved');
    expect(storage.getItem(CHECKOUT_KEY)).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  it('has a cart for as long as the tab is open', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const cart = createCartStore({ storage: createCartStorage(forbidden), events: createEventBus(), tab: window });
    expect(cart.change((before) => addLine(before, plain))).toBe('blocked');
    cart.change((before) => setQuantity(before, 'first', 3));
    expect(cart.store.get(cart.cartAtom)?.lines[0]?.quantity).toBe(3);
  });

  it('keeps the cart in the tab when its place was given back', () => {
    const { cart, shown } = shop();
    cart.change((before) => addLine(before, plain));
    cart.forgetStorage();
    expect(localStorage.getItem(CART_KEY)).toBeNull();
    expect(shown()).toEqual(cartOf(plain));
  });
});
