import type { CartSync, SavedCartLine, SyncedCart } from '@aimante/api-contract/carts';
import { createEventBus } from '@aimante/contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addLine } from '../add-line.ts';
import { cartOf, line, photo } from '../cart.fixture.ts';
import type { Cart } from '../cart.ts';
import { removeLine, setQuantity } from '../cart-rules.ts';
import { createCartStorage } from '../storage/cart-storage.ts';
import { createCartStore } from '../storage/cart-store.ts';
import { exchange, noteHere } from './exchange.ts';

/** The rules of the server in a few lines: the last change of a line wins. */
function account(clock: { ms: number }) {
  const kept = new Map<string, { line: SavedCartLine | null; at: number; version: number }>();
  const cart = { id: crypto.randomUUID() as string, version: 0, checkoutId: '' };
  return {
    cart,
    answer({ version, changed, removed, checkoutId, cartId }: CartSync): SyncedCart {
      cart.checkoutId ||= checkoutId;
      const ids = { cartId: cart.id, checkoutId: cart.checkoutId, lastCheckoutId: null, choices: null };
      if (cartId !== null && cartId !== cart.id) return { ...ids, version: 0, isOther: true, lines: [] };
      const sent = [
        ...changed.map((change) => ({ ...change, lineId: change.line.lineId })),
        ...removed.map((change) => ({ ...change, line: null })),
      ];
      if (sent.length > 0) cart.version += 1;
      const refused = new Set<string>();
      for (const { lineId, line: next, agoMs } of sent) {
        const at = agoMs === null ? 0 : clock.ms - agoMs;
        const old = kept.get(lineId);
        if (old && old.at > at) refused.add(lineId);
        else kept.set(lineId, { line: next, at, version: cart.version });
      }
      const lines = [...kept].flatMap(([lineId, { line: now, version: changedIn }]) => {
        const isNews = refused.has(lineId) || (changedIn > version && !sent.some((each) => each.lineId === lineId));
        return isNews ? [{ lineId, line: now }] : [];
      });
      return { ...ids, version: cart.version, isOther: false, lines };
    },
  };
}

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

function device(shop: ReturnType<typeof account>, clock: { ms: number }, whose = 'zoe') {
  const storage = createCartStorage(
    (
      (kept) => () =>
        kept
    )(memory()),
  );
  const cart = createCartStore({ storage, events: createEventBus(), tab: window });
  let account = whose;
  const fetch = async (_: string, init?: RequestInit) => {
    const body = JSON.parse(init?.body as string) as CartSync;
    return Response.json(shop.answer(body));
  };
  const parts = { platform: { api: { baseUrl: '', fetch } }, cart, storage, now: () => clock.ms };
  return {
    storage,
    lines: () => storage.read()?.lines ?? [],
    change(update: (cart: Cart) => Cart) {
      cart.change(update);
      noteHere(account, parts);
    },
    changeSignedOut: cart.change,
    signIn: (next: string) => {
      account = next;
    },
    sync: () => exchange(account, parts),
  };
}

const clock = { ms: 1_000_000 };
let shop: ReturnType<typeof account>;
beforeEach(() => {
  shop = account(clock);
});
const cat = line({ lineId: 'cat', quantity: 2, photos: [photo('cat', { copies: 2 })] });
const plain = line({ lineId: 'plain', photos: [], quantity: 1 });

describe('the cart of an account on two devices', () => {
  it('has the photos, recipes and copies of the other device, under one checkout id', async () => {
    const [phone, laptop] = [device(shop, clock), device(shop, clock)];
    phone.change((cart) => addLine(addLine(cart, cat), plain));
    await phone.sync();
    await laptop.sync();
    expect(laptop.lines()).toEqual([cat, plain]);
    expect(laptop.storage.checkoutId()).toBe(phone.storage.checkoutId());
  });

  it('keeps a change that was made while the call was under way', async () => {
    const [phone, laptop] = [device(shop, clock), device(shop, clock)];
    phone.change((cart) => addLine(cart, plain));
    await phone.sync();
    await laptop.sync();
    laptop.change((cart) => setQuantity(cart, 'plain', 3));
    await laptop.sync();
    clock.ms += 10;
    const call = phone.sync();
    phone.change((cart) => setQuantity(cart, 'plain', 7));
    await call;
    await laptop.sync();
    expect([phone.lines(), laptop.lines()].map(([only]) => only?.quantity)).toEqual([7, 7]);
  });

  it('does not take a cart for removed when the browser lost it', async () => {
    const phone = device(shop, clock);
    phone.change((cart) => addLine(cart, cat));
    await phone.sync();
    phone.storage.clear();
    await phone.sync();
    expect(phone.lines()).toEqual([cat]);
  });

  it('is sent again in full to a shop that no longer has it', async () => {
    const phone = device(shop, clock);
    phone.change((cart) => addLine(cart, cat));
    await phone.sync();
    Object.assign(shop, account(clock));
    await phone.sync();
    const laptop = device(shop, clock);
    await laptop.sync();
    expect(laptop.lines()).toEqual([cat]);
  });

  it('stays in its account when another one signs in, with what a guest added since', async () => {
    const tablet = device(shop, clock);
    tablet.change((cart) => addLine(cart, cat));
    await tablet.sync();
    const before = tablet.storage.checkoutId();
    tablet.changeSignedOut((cart) => addLine(cart, plain));
    Object.assign(shop, account(clock));
    tablet.signIn('marc');
    await tablet.sync();
    expect(tablet.lines()).toEqual([plain]);
    expect(tablet.storage.checkoutId()).not.toBe(before);
  });

  it('becomes equal whatever both do offline, without a line that is lost or doubled', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const own = account(clock);
        const devices = [device(own, clock), device(own, clock)];
        for (const each of devices) await each.sync();
        for (const each of steps) await take(each, devices);
        for (const each of [...devices, ...devices]) await each.sync();
        const [one = [], other = []] = devices.map(quantities);
        expect(one).toEqual(other);
        expect(new Set(one.map(([lineId]) => lineId)).size).toBe(one.length);
        const removed = new Set(steps.filter(({ act }) => act === 'remove').map(({ lineId }) => lineId));
        const kept = steps.filter(({ act, lineId }) => act === 'put' && !removed.has(lineId));
        for (const { lineId } of kept) expect(one.map(([id]) => id)).toContain(lineId);
      }),
      { numRuns: 200 },
    );
  });
});

const step = fc.record({
  on: fc.constantFrom(0, 1),
  lineId: fc.constantFrom('a', 'b', 'c'),
  act: fc.constantFrom('put', 'remove', 'sync'),
  quantity: fc.integer({ min: 1, max: 99 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take({ on, lineId, act, quantity }: Step, devices: readonly ReturnType<typeof device>[]): Promise<void> {
  clock.ms += 1000;
  const product = line({ lineId, productId: lineId, photos: [], quantity });
  if (act === 'sync') await devices[on]?.sync();
  else devices[on]?.change((cart) => (act === 'put' ? addLine(cart, product) : removeLine(cart, lineId)));
}

const quantities = (one: ReturnType<typeof device>) =>
  one
    .lines()
    .map(({ lineId, quantity }): [string, number] => [lineId, quantity])
    .sort(([a], [b]) => (a < b ? -1 : 1));

it('leaves a device as it is when the cart of the account does not fit', async () => {
  const [phone, full] = [device(shop, clock), device(shop, clock)];
  phone.change((cart) => addLine(cart, cat));
  await phone.sync();
  full.change((cart) => addLine(cart, plain));
  full.storage.writeIfFits = () => false;
  await full.sync();
  expect(full.lines()).toEqual(cartOf(plain).lines);
});
