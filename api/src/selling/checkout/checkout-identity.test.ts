import type { Order } from '@aimante/api-contract/orders';
import { describe, expect, it } from '@jest/globals';
import { testPayments } from '../../../testing/selling/payments.ts';
import { TestBuyer, testAddress } from '../../../testing/selling/test-buyer.ts';
import { testCards } from '../../../testing/selling/test-cards.ts';
import { addCoupon } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';
import { reconcilePayments, settlePayments } from '../payments/payment-jobs.ts';

const shop = testPayments();
const { charged, one, pay, read, stock } = shop;

interface OrderInput {
  checkoutId?: string;
  quantity?: number;
  line1?: string;
  couponCode?: string;
  key?: string;
  isRepeat?: boolean;
}

const newCheckout = () => crypto.randomUUID();

async function order({
  checkoutId = newCheckout(),
  quantity = 2,
  line1 = testAddress.line1,
  ...wish
}: OrderInput = {}) {
  const purchase = {
    items: [{ productId: shop.product, quantity }],
    shipping: { method: 'standard', address: { ...testAddress, line1 } },
    more: wish.isRepeat ? { isRepeat: true } : {},
    checkoutId,
    ...(wish.couponCode && { couponCode: wish.couponCode }),
  };
  return shop.customer.order(purchase, wish.key);
}

const ordersOf = (checkoutId: string) =>
  one(sql`SELECT count(*)::int AS all, count(*) FILTER (WHERE status <> 'annule')::int AS live,
    count(*) FILTER (WHERE payment_status = 'paid')::int AS paid FROM orders WHERE checkout_id = ${checkoutId}`);

describe('a cart has one checkout identity', () => {
  it('answers the order that exists when another tab sends the same one', async () => {
    const checkoutId = newCheckout();
    const first = await order({ checkoutId });
    const second = await order({ checkoutId });
    expect(second).toMatchObject({ status: 201, body: { id: first.body.id, checkoutId } });
    expect(await stock()).toEqual({ on_hand: 10, held: 2 });
  });

  it('becomes one order of twenty tabs that send it at once', async () => {
    const checkoutId = newCheckout();
    const answers = await Promise.all(Array.from({ length: 20 }, () => order({ checkoutId })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await ordersOf(checkoutId)).toEqual({ all: 1, live: 1, paid: 0 });
  });

  it('sends a second tab to the paid order', async () => {
    const checkoutId = newCheckout();
    const { body: paid } = await order({ checkoutId });
    await pay(paid);
    for (const wish of [{}, { line1: '1 autre rue' }, { quantity: 3 }])
      expect(await order({ checkoutId, ...wish })).toMatchObject({
        status: 409,
        body: { code: 'CHECKOUT_ORDERED', details: { trackToken: paid.trackToken, number: paid.number } },
      });
    expect(await ordersOf(checkoutId)).toEqual({ all: 1, live: 1, paid: 1 });
  });

  it('does not open the order of another account', async () => {
    const checkoutId = newCheckout();
    await pay((await order({ checkoutId })).body);
    const stranger = new TestBuyer(shop.api);
    const items = [{ productId: shop.product, quantity: 2 }];
    const refused = await stranger.order({ items, checkoutId });
    expect(refused).toMatchObject({ status: 409, body: { code: 'CHECKOUT_ORDERED' } });
    expect(refused.body.details).toBeUndefined();
  });
});

describe('an order that is replaced by another of the same checkout', () => {
  it('gives stock and coupon to the new one', async () => {
    const code = `UNE${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    await addCoupon(shop.api.services, { code, maxUses: 1, perCustomer: 1, firstOrderOnly: false });
    const checkoutId = newCheckout();
    const first = await order({ checkoutId, quantity: 10, couponCode: code });
    expect(first.status).toBe(201);
    const second = await order({ checkoutId, quantity: 10, couponCode: code, line1: '2 rue corrigée' });
    expect(second).toMatchObject({ status: 201, body: { couponCode: code } });
    expect(second.body.id).not.toBe(first.body.id);
    expect(await stock()).toEqual({ on_hand: 10, held: 10 });
    expect(await one(sql`SELECT used FROM coupons WHERE code = ${code}`)).toEqual({ used: 1 });
    const former = await read(first.body);
    expect(former).toMatchObject({
      status: 'annule',
      cancelReason: 'replaced',
      actions: { canPay: false },
      replacedBy: { trackToken: second.body.trackToken, isPaid: false },
    });
  });

  it('stays as it was where the new one is refused', async () => {
    const checkoutId = newCheckout();
    const first = await order({ checkoutId, quantity: 4 });
    expect(await order({ checkoutId, quantity: 11 })).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    expect(await read(first.body)).toMatchObject({ status: 'en_attente', actions: { canPay: true } });
    expect(await stock()).toEqual({ on_hand: 10, held: 4 });
  });

  it('sends no mail about a cancellation', async () => {
    const checkoutId = newCheckout();
    const first = await order({ checkoutId });
    await order({ checkoutId, line1: '3 rue corrigée' });
    const kinds = await shop.api.services.db.execute(
      sql`SELECT kind FROM outbox WHERE payload ->> 'orderNumber' = ${first.body.number}`,
    );
    expect(kinds.rows).toEqual([{ kind: 'order-received' }]);
  });

  it('is refused at pay, with the way to the order that replaced it', async () => {
    const checkoutId = newCheckout();
    const first = await order({ checkoutId });
    const second = await order({ checkoutId, line1: '4 rue corrigée' });
    await pay(second.body);
    expect(await pay(first.body)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_REPLACED', details: { trackToken: second.body.trackToken } },
    });
    expect(await charged(first.body)).toBe(0);
  });

  it('gives back the money of a bank that approves too late', async () => {
    const checkoutId = newCheckout();
    const first = await order({ checkoutId });
    const step = await pay(first.body, testCards.asks3ds);
    const second = await order({ checkoutId, line1: '5 rue corrigée' });
    // The provider does not yet know that the payment was given up.
    await shop.api.services.db.execute(sql`UPDATE demo_payments SET status = 'succeeded', failure = NULL
      WHERE attempt_id = ${step.body.attemptId}`);
    shop.later(1);
    await reconcilePayments.run(shop.api.services);
    await settlePayments.run(shop.api.services);
    expect(await read(first.body)).toMatchObject({ status: 'annule', cancelReason: 'replaced' });
    expect(await charged(first.body)).toBe(0);
    await pay(second.body);
    expect(await charged(second.body)).toBe(second.body.totalCents);
    expect(await ordersOf(checkoutId)).toMatchObject({ live: 1, paid: 1 });
  });

  it('is not replaced where it turns out to be paid', async () => {
    const checkoutId = newCheckout();
    const first = await order({ checkoutId });
    await pay(first.body, testCards.succeeds, { simulate: 'lost' });
    expect(await order({ checkoutId, line1: '6 rue corrigée' })).toMatchObject({
      status: 409,
      body: { code: 'CHECKOUT_ORDERED', details: { trackToken: first.body.trackToken } },
    });
    expect(await charged(first.body)).toBe(first.body.totalCents);
  });
});

describe('a quote of a cart with an unpaid order', () => {
  it('counts neither stock nor coupon of that order against the cart', async () => {
    const code = `SOLO${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    await addCoupon(shop.api.services, { code, maxUses: 1, perCustomer: 1 });
    const checkoutId = newCheckout();
    await order({ checkoutId, quantity: 10, couponCode: code });
    const items = [{ productId: shop.product, quantity: 10 }];
    const quote = (more: object) =>
      shop.customer.call('POST /api/checkout/quote', { items, couponCode: code, ...more });
    expect((await quote({ checkoutId })).body).toMatchObject({ canBeOrdered: true, notices: [] });
    expect((await quote({})).body).toMatchObject({ canBeOrdered: false });
  });
});

describe('the same cart once more', () => {
  it('is ordered after a question, under an identity of its own', async () => {
    const { body: paid } = await order();
    await pay(paid);
    const again = await order();
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'ORDER_REPEATED', details: { number: paid.number, trackToken: paid.trackToken } },
    });
    const repeated = await order({ isRepeat: true });
    expect(repeated.status).toBe(201);
    expect((await pay(repeated.body)).body.state).toBe('paid');
  });

  it('is ordered without a question when the first was not paid, was another one or is long ago', async () => {
    await order();
    const { body: other } = await order({ quantity: 3 });
    await pay(other);
    const { body: paid, status } = await order();
    expect(status).toBe(201);
    await pay(paid);
    shop.later(25 * 60);
    expect((await order()).status).toBe(201);
  });

  it('is asked about too while a bank transfer is awaited', async () => {
    const { body: awaited } = await order({ quantity: 4 });
    await shop.customer.call(`POST /api/orders/${awaited.id}/pay`, {
      provider: 'transfer',
      totalCents: awaited.totalCents,
    });
    expect(await order({ quantity: 4 })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_REPEATED', details: { number: awaited.number } },
    });
  });

  it('is asked about on the device of the first order, and never revealed to another guest', async () => {
    const items = [{ productId: shop.product, quantity: 1 }];
    const guest = new TestBuyer(shop.api);
    const again = (more: object = {}) => guest.order({ items, checkoutId: newCheckout(), more });
    const lastCheckoutId = newCheckout();
    const { body: first } = await guest.order({ items, checkoutId: lastCheckoutId });
    const token = { 'x-order-token': first.trackToken };
    const card = { number: testCards.succeeds, expiry: '12/30', cvc: '123' };
    const body = { provider: 'demo', card, totalCents: first.totalCents };
    expect((await guest.call(`POST /api/orders/${first.id}/pay`, body, token)).status).toBe(200);
    expect(await again({ lastCheckoutId })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_REPEATED', details: { number: first.number } },
    });
    expect((await again({ lastCheckoutId, isRepeat: true })).status).toBe(201);
    // A stranger knows the address and the contents, and not the cart.
    for (const more of [{}, { lastCheckoutId: newCheckout() }]) {
      const answer = await again(more);
      expect(answer.status).toBe(201);
      expect(JSON.stringify(answer.body)).not.toContain(first.number);
    }
    shop.later(25 * 60);
    expect((await again({ lastCheckoutId })).status).toBe(201);
  });

  it('needs the identity of its cart', async () => {
    const draft = await shop.customer.draft({ items: [{ productId: shop.product, quantity: 1 }] });
    const body = { ...draft, checkoutId: undefined };
    const refused = await shop.customer.call('POST /api/orders', body, { 'idempotency-key': newCheckout() });
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });
});

describe('GET /api/orders/checkout/:id', () => {
  it('says which order became of a cart, to its owner', async () => {
    const checkoutId = newCheckout();
    const ask = (buyer: TestBuyer) =>
      buyer.call<{ order: Partial<Order> | null }>(`GET /api/orders/checkout/${checkoutId}`);
    expect((await ask(shop.customer)).body).toEqual({ order: null });
    const { body } = await order({ checkoutId });
    const known = { id: body.id, number: body.number, trackToken: body.trackToken };
    expect((await ask(shop.customer)).body).toEqual({ order: { ...known, isOrdered: false } });
    await pay(body);
    expect((await ask(shop.customer)).body).toEqual({ order: { ...known, isOrdered: true } });
    expect((await ask(new TestBuyer(shop.api))).body).toEqual({ order: null });
  });
});
