import type { Order } from '@aimante/api-contract/orders';
import type { PaymentStep } from '@aimante/api-contract/payments';
import { describe, expect, it } from '@jest/globals';
import { testPayments } from '../../../testing/selling/payments.ts';
import { cardPayment, testCards } from '../../../testing/selling/test-cards.ts';
import { addCoupon } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';
import { expireOrders } from '../order-changes/expire-orders.ts';
import { demoWebhookSecret } from './demo-provider/demo-provider.ts';
import { reconcilePayments, settlePayments } from './payment-jobs.ts';
import { signWebhook } from './provider/webhook-signature.ts';

const shop = testPayments();
const { buy, charged, later, one, pay, read, stock } = shop;

describe('paying with the demo’s cards', () => {
  it('sells the stock, numbers the invoice, adds pending points and mails the customer', async () => {
    const order = await buy();
    expect((await pay(order)).body).toMatchObject({ provider: 'demo', state: 'paid', failure: null, action: null });
    const paid = await read(order);
    expect(paid).toMatchObject({ status: 'en_cours', paymentStatus: 'paid', holdExpiresAt: null, stage: 'pret' });
    expect(paid.documents).toMatchObject([{ kind: 'invoice', label: expect.stringMatching(/^F2026-\d{6}$/) }]);
    expect(paid.events.map(({ type }) => type)).toEqual(['paid', 'placed']);
    expect(await stock()).toEqual({ on_hand: 8, held: 0 });
    expect(await one(sql`SELECT delta, reason FROM stock_movements WHERE reference = ${order.id}`)).toEqual({
      delta: -2,
      reason: 'sale',
    });
    expect(await one(sql`SELECT points, pending FROM loyalty_entries WHERE order_id = ${order.id}`)).toEqual({
      points: 0,
      pending: 8,
    });
    const mails = await shop.api.services.db.execute(
      sql`SELECT kind FROM outbox WHERE payload ->> 'orderNumber' = ${order.number} ORDER BY id`,
    );
    expect(mails.rows.map(({ kind }) => kind)).toEqual(['order-received', 'payment-confirmed']);
  });

  it.each([
    [testCards.refundsLate, 'done', 0],
    [testCards.refundFails, 'failed', 900],
  ])('gives money back to %s later: %s', async (number, state, kept) => {
    const order = await buy();
    await pay(order, number);
    await shop.customer.call(`POST /api/orders/${order.id}/cancel`);
    await settlePayments.run(shop.api.services);
    later(1);
    await settlePayments.run(shop.api.services);
    expect(await one(sql`SELECT state FROM refunds WHERE order_id = ${order.id}`)).toEqual({ state });
    expect(await charged(order)).toBe(kept && order.totalCents);
  });

  it.each([
    [testCards.declined, 'declined'],
    [testCards.insufficient, 'insufficient_funds'],
  ])('shows why %s is refused, and accepts another card', async (number, failure) => {
    const order = await buy();
    expect((await pay(order, number)).body).toMatchObject({ state: 'failed', failure, notCharged: true });
    expect(await read(order)).toMatchObject({ status: 'en_attente', paymentStatus: 'failed' });
    expect(await charged(order)).toBe(0);
    expect((await pay(order)).body.state).toBe('paid');
    expect(await charged(order)).toBe(order.totalCents);
  });

  it.each([
    [true, 'paid', null],
    [false, 'failed', 'authentication_failed'],
  ] as const)('asks for 3-D Secure: approved %s', async (approve, state, failure) => {
    const order = await buy();
    const step = (await pay(order, testCards.asks3ds)).body;
    expect(step).toMatchObject({ state: 'requires_action', action: { kind: 'demo_3ds' } });
    const reference = step.action?.kind === 'demo_3ds' ? step.action.reference : '';
    const answer = (yes: boolean) => shop.customer.call('POST /api/payments/demo/3ds', { reference, approve: yes });
    expect((await answer(approve)).status).toBe(200);
    expect((await answer(!approve)).status).toBe(404);
    const refreshed = await shop.customer.call(`POST /api/orders/${order.id}/pay/refresh`);
    expect(refreshed.body).toMatchObject({ state, failure });
  });

  it('pays once, however often and fast one clicks', async () => {
    const order = await buy();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(order)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await charged(order)).toBe(order.totalCents);
    expect(await one(sql`SELECT count(*)::int AS n FROM invoices WHERE order_id = ${order.id}`)).toEqual({ n: 1 });
    expect((await pay(order)).body.code).toBe('ORDER_ALREADY_PAID');
  });

  it('refuses another amount than the order’s, and a provider that is not offered', async () => {
    const order = await buy();
    const wrong = await shop.customer.call(`POST /api/orders/${order.id}/pay`, cardPayment(order.totalCents - 1));
    expect(wrong.body).toMatchObject({ code: 'ORDER_TOTAL_DIFFERS', details: { totalCents: order.totalCents } });
    const stripe = { provider: 'stripe', totalCents: order.totalCents };
    expect((await shop.customer.call(`POST /api/orders/${order.id}/pay`, stripe)).body.code).toBe(
      'PROVIDER_NOT_OFFERED',
    );
    const free = { provider: 'none', totalCents: order.totalCents };
    expect((await shop.customer.call(`POST /api/orders/${order.id}/pay`, free)).body.code).toBe('PROVIDER_NOT_OFFERED');
  });

  it('needs no payment when a coupon covers the total', async () => {
    await addCoupon(shop.api.services, { code: `TOUT${shop.product.slice(-6).toUpperCase()}`, value: 100 });
    const order = await buy(1, { couponCode: `TOUT${shop.product.slice(-6).toUpperCase()}` });
    const paid = await shop.customer.call(`POST /api/orders/${order.id}/pay`, { provider: 'none', totalCents: 0 });
    expect(paid.body).toMatchObject({ state: 'paid', provider: 'none' });
    expect(await read(order)).toMatchObject({ status: 'en_cours', totalCents: 0 });
  });

  it('waits seven days for a transfer, its stock set aside', async () => {
    const order = await buy();
    const request = { provider: 'transfer', totalCents: order.totalCents };
    const step = (await shop.customer.call<PaymentStep>(`POST /api/orders/${order.id}/pay`, request)).body;
    expect(step.action).toMatchObject({ kind: 'transfer', reference: order.number, dueOn: '2026-11-24' });
    later(60 * 48);
    await expireOrders.run(shop.api.services);
    expect(await read(order)).toMatchObject({ status: 'en_attente' });
    later(60 * 24 * 6);
    await expireOrders.run(shop.api.services);
    expect(await read(order)).toMatchObject({ status: 'annule', cancelReason: 'unpaid' });
    expect(await stock()).toEqual({ on_hand: 10, held: 0 });
  });
});

describe('a payment without an immediate answer', () => {
  it.each(['late', 'lost', 'timeout'])('is settled anyway: %s', async (simulate) => {
    const order = await buy();
    const answer = await pay(order, testCards.succeeds, { simulate });
    expect(simulate === 'timeout' ? answer.status : answer.body.state).toBe(simulate === 'timeout' ? 503 : 'open');
    expect((await read(order)).paymentStatus).toBe('pending');
    later(1);
    await reconcilePayments.run(shop.api.services);
    expect((await read(order)).paymentStatus).toBe('paid');
    expect(await charged(order)).toBe(order.totalCents);
  });

  it.each(['late', 'twice', 'disordered'])('is settled by webhooks: %s', async (simulate) => {
    const order = await buy();
    await pay(order, testCards.succeeds, { simulate });
    later(1);
    await settlePayments.run(shop.api.services);
    await settlePayments.run(shop.api.services);
    expect((await read(order)).events.filter(({ type }) => type === 'paid')).toHaveLength(1);
    const unread = await one(sql`SELECT count(*)::int AS n FROM payment_events WHERE processed_at IS NULL`);
    expect(unread).toEqual({ n: 0 });
  });

  it('is not charged twice when the customer tries again after a silence', async () => {
    const order = await buy();
    const silent = await pay(order, testCards.succeeds, { simulate: 'timeout' });
    expect(silent).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNREACHABLE' } });
    later(1);
    expect((await pay(order)).body.code).toBe('ORDER_ALREADY_PAID');
    expect(await charged(order)).toBe(order.totalCents);
  });
});

describe('POST /api/payments/demo/webhook', () => {
  const post = (body: string, signature: string) =>
    shop.api.send('/api/payments/demo/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'demo-signature': signature },
      body,
    });
  const signed = (body: string, at = shop.now) =>
    signWebhook(demoWebhookSecret(shop.api.services.secrets.link), Buffer.from(body), at);
  const event = (id: string, type: string, reference: string) => JSON.stringify({ id, type, reference });
  const referenceOf = async (order: Order) =>
    String((await one(sql`SELECT provider_reference AS r FROM payment_attempts WHERE order_id = ${order.id}`))?.r);

  it('refuses an event without a fresh signature over every byte', async () => {
    const body = event('e-forged', 'payment.succeeded', 'x');
    const old = new Date(shop.now.getTime() - 301_000);
    expect((await post(body, 't=1,v1=00')).status).toBe(400);
    expect((await post(body, '')).status).toBe(400);
    expect((await post(`${body} `, signed(body))).status).toBe(400);
    expect((await post(body, signed(body, old))).body.code).toBe('WEBHOOK_SIGNATURE');
    expect((await post('not json', signed('not json'))).status).toBe(400);
    expect(await one(sql`SELECT 1 AS found FROM payment_events WHERE event_id = 'e-forged'`)).toBeUndefined();
    expect((await post(body, signed(body))).body).toEqual({ received: true });
  });

  it('ends in the same state for all 24 orders of four events, each sent ten times', async () => {
    const order = await buy();
    const step = (await pay(order, testCards.asks3ds)).body;
    const reference = await referenceOf(order);
    expect(step.state).toBe('requires_action');
    await shop.customer.call('POST /api/payments/demo/3ds', { reference, approve: true });
    const types = ['payment.created', 'payment.processing', 'payment.failed', 'payment.succeeded'];
    const orders = permutations(types);
    expect(orders).toHaveLength(24);
    for (const [round, permutation] of orders.entries()) {
      for (const type of permutation) {
        const body = event(`${round}-${type}`, type, reference);
        await Promise.all(Array.from({ length: 10 }, () => post(body, signed(body))));
      }
      await settlePayments.run(shop.api.services);
      expect((await read(order)).events.map(({ type }) => type)).toEqual(['paid', 'placed']);
    }
    expect(await stock()).toEqual({ on_hand: 8, held: 0 });
    expect(await charged(order)).toBe(order.totalCents);
  }, 60_000);
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) => permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}
