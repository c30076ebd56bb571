import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { addCoupon, addProduct } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';
import { balanceOf } from './ledger.ts';
import { addEntry } from './order-points.ts';

let api: TestApi;
let guest: TestBuyer;
let customer: TestBuyer;
let userId: string;
let product: string;
const now = new Date('2026-11-17T09:00:00Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  guest = new TestBuyer(api);
  const token = await tokenFor(api.services, 'customer');
  userId = token.split('.')[0] ?? '';
  customer = new TestBuyer(api, { authorization: `Bearer ${token}` });
  product = await addProduct(api.services, { cents: 450, stock: 1000 });
}, 60_000);
afterAll(() => api.close(), 30_000);

/** Gives the customer exactly 250 points, worth two rewards of 5 €. */
beforeEach(async () => {
  const { balance } = await balanceOf(api.services.db, userId);
  await addEntry(api.services.db, { userId, kind: 'adjust', points: 250 - balance, pending: 0, at: now });
});

const balance = async () => (await balanceOf(api.services.db, userId)).balance;
let count = 10;
/** Each cart has another quantity, so that no order looks repeated. */
function cart() {
  count += 1;
  return { items: [{ productId: product, quantity: count }], usesPoints: true };
}

describe('points in the cart', () => {
  it('pay whole rewards, as many as there are and as fit the articles', async () => {
    const { body } = await customer.quote({ items: [{ productId: product, quantity: 4 }], usesPoints: true });
    expect(body).toMatchObject({
      points: { balance: 250, usable: 200, cents: 1000, isChosen: true },
      discountCents: 1000,
      pointsCents: 1000,
      totalCents: 800,
      vatCents: 133,
    });
    const one = await customer.quote({ usesPoints: true, items: [{ productId: product, quantity: 2 }] });
    expect(one.body).toMatchObject({ points: { usable: 100, cents: 500 }, totalCents: 400 });
  });

  it('are offered with what they save, and not used without a word', async () => {
    const { body } = await customer.quote({ items: [{ productId: product, quantity: 4 }] });
    expect(body).toMatchObject({ points: { usable: 200, cents: 1000, isChosen: false }, totalCents: 1800 });
  });

  it('are nothing for a guest', async () => {
    const { body } = await guest.quote({ items: [{ productId: product, quantity: 4 }], usesPoints: true });
    expect(body).toMatchObject({ points: null, totalCents: 1800 });
  });

  it('pay what a coupon leaves', async () => {
    await addCoupon(api.services, { code: 'DIX', value: 10 });
    const { body } = await customer.quote({
      usesPoints: true,
      items: [{ productId: product, quantity: 4 }],
      couponCode: 'DIX',
    });
    expect(body).toMatchObject({ discountCents: 1180, pointsCents: 1000, totalCents: 620 });
  });
});

describe('points of an order', () => {
  it('are spent with the order, and shown on it', async () => {
    const { status, body } = await customer.order(cart());
    expect(status).toBe(201);
    expect(body).toMatchObject({ pointsSpent: 200, pointsCents: 1000, discountCents: 1000 });
    expect(await balance()).toBe(50);
  });

  it('come back when the order is cancelled, once', async () => {
    const { body } = await customer.order(cart());
    expect((await customer.call(`POST /api/orders/${body.id}/cancel`, {})).status).toBe(200);
    await customer.call(`POST /api/orders/${body.id}/cancel`, {});
    expect(await balance()).toBe(250);
  });

  it('move to the order that replaces an unpaid one', async () => {
    const checkoutId = crypto.randomUUID();
    await customer.order({ ...cart(), checkoutId });
    expect(await balance()).toBe(50);
    const { status, body } = await customer.order({ ...cart(), checkoutId });
    expect([status, body.pointsSpent, await balance()]).toEqual([201, 200, 50]);
  });

  it('are never spent twice by two orders at once', async () => {
    const drafts = await Promise.all([cart(), cart(), cart()].map((purchase) => customer.draft(purchase)));
    const answers = await Promise.all(
      drafts.map((draft, place) => customer.call('POST /api/orders', draft, { 'idempotency-key': `race-${place}` })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await balance()).toBe(50);
    const codes = answers.flatMap(({ body }) => (body.code ? [body.code] : []));
    expect(codes.every((code) => ['LOYALTY_TOO_FEW_POINTS', 'PRICE_CHANGED'].includes(code))).toBe(true);
  });

  it('earn nothing back by themselves: the points of the order count apart', async () => {
    const { body } = await customer.order(cart());
    const { rows } = await api.services.db.execute<{ kind: string; points: number }>(
      sql`SELECT kind, points FROM loyalty_entries WHERE order_id = ${body.id}`,
    );
    expect(rows).toEqual([{ kind: 'spend', points: -200 }]);
  });
});
