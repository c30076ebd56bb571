import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { TestBuyer, testAddress } from '../../../testing/selling/test-buyer.ts';
import { addBundle, addCoupon, addMarketEvent, addProduct } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';

let api: TestApi;
let guest: TestBuyer;
let customer: TestBuyer;
let product: string;
const now = new Date('2026-11-17T09:00:00Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  guest = new TestBuyer(api);
  const token = await tokenFor(api.services, 'customer');
  customer = new TestBuyer(api, { authorization: `Bearer ${token}` });
  product = await addProduct(api.services, { stock: 1000 });
}, 60_000);
afterAll(() => api.close(), 30_000);

const one = async <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await api.services.db.execute<T>(statement)).rows[0];
const stockOf = (productId: string) =>
  one<{ held: number; on_hand: number }>(sql`SELECT held, on_hand FROM stocks WHERE product_id = ${productId}`);

describe('POST /api/orders', () => {
  it('places a guest’s order: numbered, priced by the shop, with its stock set aside and a mail on its way', async () => {
    const rare = await addProduct(api.services, { stock: 10 });
    const { status, body } = await guest.order({
      items: [{ productId: rare, quantity: 3 }],
      email: 'Leo@Exemple.TEST',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'en_attente',
      paymentStatus: 'pending',
      email: 'leo@exemple.test',
      totalCents: 1350,
      vatCents: 225,
      shippingAddress: testAddress,
      // Dates are promised once the order is paid.
      estimate: null,
      holdExpiresAt: '2026-11-17T09:30:00.000Z',
      lines: [{ name: 'Magnet carré', quantity: 3, unitPriceCents: 450, totalCents: 1350 }],
      events: [{ type: 'placed', by: 'guest' }],
      actions: { canPay: true, canCancel: true },
    });
    expect(body.number).toMatch(/^PM-26-\d{6}$/);
    expect(await stockOf(rare)).toEqual({ held: 3, on_hand: 10 });
    const mail = await one(sql`SELECT kind, recipient, payload FROM outbox WHERE recipient = 'leo@exemple.test'`);
    expect(mail).toMatchObject({ kind: 'order-received', payload: { orderNumber: body.number, totalCents: 1350 } });
    expect(JSON.stringify(mail?.payload)).toContain(`/orders/track#token=${body.trackToken}`);
  });

  it('opens a guest’s order by its signed link alone', async () => {
    const { body } = await guest.order({ items: [{ productId: product, quantity: 1 }] });
    expect((await guest.call(`GET /api/orders/track/${body.trackToken}`)).body).toMatchObject({ number: body.number });
    expect((await guest.call(`GET /api/orders/${body.id}`)).status).toBe(404);
    expect((await guest.call(`GET /api/orders/${body.id}?token=${body.trackToken}`)).status).toBe(200);
    const byHeader = await guest.call(`GET /api/orders/${body.id}`, undefined, { 'x-order-token': body.trackToken });
    expect(byHeader.status).toBe(200);
    const other = (await guest.order({ items: [{ productId: product, quantity: 1 }] })).body;
    expect((await guest.call(`GET /api/orders/${other.id}?token=${body.trackToken}`)).status).toBe(404);
    const forged = body.trackToken.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await guest.call(`GET /api/orders/track/${forged}`)).status).toBe(404);
    expect((await customer.call(`GET /api/orders/${body.id}`)).body.code).toBe('ORDER_NOT_FOUND');
  });

  it('gives a customer the own orders only', async () => {
    const { body } = await customer.order({ items: [{ productId: product, quantity: 2 }], email: 'x@exemple.test' });
    expect(body.email).toBe('customer@aimante.test');
    expect((await customer.call(`GET /api/orders/${body.id}`)).status).toBe(200);
    const list = await customer.call<{ items: object[]; total: number }>('GET /api/orders');
    expect(list.body).toMatchObject({ total: 1, items: [{ number: body.number, itemCount: 2, nextAction: 'pay' }] });
    const admin = new TestBuyer(api, { authorization: `Bearer ${await tokenFor(api.services, 'admin')}` });
    expect((await admin.call<{ total: number }>('GET /api/orders')).body.total).toBe(0);
    expect((await admin.call(`GET /api/orders/${body.id}`)).status).toBe(404);
  });

  it('refuses what is out of stock, naming how much is left', async () => {
    const rare = await addProduct(api.services, { stock: 2 });
    const { status, body } = await guest.order({ items: [{ productId: rare, quantity: 3 }] });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: '« Magnet carré » : il n’en reste que 2.' });
  });

  it('takes a bundle’s price and stock', async () => {
    const bundleId = await addBundle(api.services, product, { quantity: 9, cents: 390, stock: 4 });
    const { body } = await guest.order({ items: [{ productId: product, bundleId, quantity: 18 }] });
    expect(body).toMatchObject({ totalCents: 18 * 390, lines: [{ bundleId, unitPriceCents: 390 }] });
    expect(await one(sql`SELECT held FROM stocks WHERE bundle_id = ${bundleId}`)).toEqual({ held: 2 });
  });

  it.each([
    ['price', { items: [{ productId: 'x', quantity: 1, price: 0.01 }] }],
    ['total', { totalCents: 1 }],
    ['status', { status: 'en_cours', paymentStatus: 'paid' }],
    ['terms not accepted', { acceptTerms: false }],
    ['an address that is none', { shipping: { method: 'standard', address: { ...testAddress, postalCode: '00000' } } }],
    ['a country that is not served', { shipping: { method: 'standard', address: { ...testAddress, country: 'US' } } }],
    ['no address', { shipping: { method: 'standard' } }],
    ['no relay', { shipping: { method: 'relay', relayId: 'unknown' } }],
    ['a wrong SIRET', { billingAddress: { ...testAddress, siret: '12345678901234' } }],
  ])('refuses %s', async (_, more) => {
    const { status } = await guest.order({ items: [{ productId: product, quantity: 1 }], more });
    expect(status).toBe(400);
  });

  it('needs a guest’s address of e-mail, and a key', async () => {
    const draft = { ...(await guest.draft({ items: [{ productId: product, quantity: 1 }] })), contact: {} };
    const headers = { 'idempotency-key': 'no-mail' };
    expect((await guest.call('POST /api/orders', draft, headers)).body.code).toBe('CONTACT_EMAIL_MISSING');
    expect((await guest.call('POST /api/orders', draft)).body.code).toBe('IDEMPOTENCY_KEY_MISSING');
  });

  it('delivers to a pick-up point or a market', async () => {
    const marketEventId = await addMarketEvent(api.services, new Date('2026-12-05T08:00:00Z'));
    const items = [{ productId: product, quantity: 1 }];
    const relay = { method: 'relay', relayId: 'FR-690031', address: testAddress };
    const atRelay = await guest.order({ items, method: 'relay', shipping: relay });
    expect(atRelay.body.relay).toMatchObject({ name: 'Épicerie du Marché', postalCode: '69003' });
    const quoted = await guest.call<{ quoteHash: string }>('POST /api/checkout/quote', {
      items,
      shippingMethod: 'market',
      marketEventId,
    });
    const shipping = { method: 'market', marketEventId };
    const atMarket = await guest.order({ items, quoteHash: quoted.body.quoteHash, shipping });
    expect(atMarket.body).toMatchObject({ marketEvent: { place: 'Lyon' }, shippingAddress: null });
  });
});

describe('the Idempotency-Key', () => {
  it('makes one order of 50 requests at once, and answers all of them with it', async () => {
    const rare = await addProduct(api.services, { stock: 100 });
    const draft = await guest.draft({ items: [{ productId: rare, quantity: 1 }] });
    const key = crypto.randomUUID();
    const send = () => guest.call<{ id: string }>('POST /api/orders', draft, { 'idempotency-key': key });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stockOf(rare)).toEqual({ held: 1, on_hand: 100 });
  }, 30_000);

  it('refuses another order under the same key', async () => {
    const items = [{ productId: product, quantity: 1 }];
    expect((await guest.order({ items }, 'same-key')).status).toBe(201);
    const other = await guest.order({ items: [{ productId: product, quantity: 2 }] }, 'same-key');
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('of one person is not that of another', async () => {
    const items = [{ productId: product, quantity: 1 }];
    const first = await guest.order({ items }, 'shared-key');
    const second = await customer.order({ items }, 'shared-key');
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });
});

describe('many buyers at once', () => {
  it('sell the last ten to exactly ten of fifty', async () => {
    const rare = await addProduct(api.services, { stock: 10 });
    const draft = await guest.draft({ items: [{ productId: rare, quantity: 1 }] });
    const buy = () => guest.call('POST /api/orders', draft, { 'idempotency-key': crypto.randomUUID() });
    const answers = await Promise.all(Array.from({ length: 50 }, buy));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect({ sold: count(201), refused: count(409) }).toEqual({ sold: 10, refused: 40 });
    expect(await stockOf(rare)).toEqual({ held: 10, on_hand: 10 });
  }, 30_000);

  it('are numbered on beyond the millionth order', async () => {
    await api.services.db.execute(sql`SELECT setval('order_numbers', 1000000, false)`);
    const { body } = await guest.order({ items: [{ productId: product, quantity: 1 }] });
    expect(body.number).toBe('PM-26-1000000');
  });

  it('lock stocks in one order, for any order of their carts', async () => {
    const [a, b] = [await addProduct(api.services, { stock: 1000 }), await addProduct(api.services, { stock: 1000 })];
    const cart = (first: string, second: string) =>
      guest.draft({
        items: [
          { productId: first, quantity: 1 },
          { productId: second, quantity: 1 },
        ],
      });
    const drafts = [await cart(a, b), await cart(b, a)];
    const buy = (place: number) =>
      guest.call('POST /api/orders', drafts[place % 2], { 'idempotency-key': crypto.randomUUID() });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, place) => buy(place)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  }, 30_000);

  it('use a coupon up to its limit and the limit per customer', async () => {
    await addCoupon(api.services, { code: 'CINQFOIS', maxUses: 5 });
    await addCoupon(api.services, { code: 'UNEFOIS', perCustomer: 1 });
    await addCoupon(api.services, { code: 'BIENVENUE', firstOrderOnly: true });
    const items = [{ productId: product, quantity: 1 }];
    const rush = async (couponCode: string, emailOf: (place: number) => string) => {
      const draft = await guest.draft({ items, couponCode });
      const buy = (place: number) => {
        const body = { ...draft, contact: { email: emailOf(place) } };
        return guest.call('POST /api/orders', body, { 'idempotency-key': crypto.randomUUID() });
      };
      const answers = await Promise.all(Array.from({ length: 40 }, (_, place) => buy(place)));
      return answers.map(({ status }) => status).filter((status) => status !== 409);
    };
    const granted = (times: number) => Array.from({ length: times }, () => 201);
    expect(await rush('CINQFOIS', (place) => `foule-${place}@exemple.test`)).toEqual(granted(5));
    expect(await one(sql`SELECT used FROM coupons WHERE code = 'CINQFOIS'`)).toEqual({ used: 5 });
    expect(await rush('UNEFOIS', (place) => `foule-${place % 4}@exemple.test`)).toEqual(granted(4));
    expect(await rush('BIENVENUE', (place) => `nouveau-${place % 4}@exemple.test`)).toEqual(granted(4));
  }, 60_000);
});
