import type { Order } from '@aimante/api-contract/orders';
import type { PaymentMethod, PaymentStep } from '@aimante/api-contract/payments';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../../testing/platform/test-actors.ts';
import { type FakePaypal, paypalEnvironment, startFakePaypal } from '../../../../testing/selling/fake-paypal.ts';
import { type FakeStripe, startFakeStripe, stripeEnvironment } from '../../../../testing/selling/fake-stripe.ts';
import { paypalHeaders } from '../../../../testing/selling/paypal-signature.ts';
import { TestBuyer } from '../../../../testing/selling/test-buyer.ts';
import { addProduct } from '../../../../testing/selling/test-shop.ts';
import { checkBooks } from '../../../books/index.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { reconcilePayments, settlePayments } from '../payment-jobs.ts';

let api: TestApi;
let stripe: FakeStripe;
let paypal: FakePaypal;
let customer: TestBuyer;
let product: string;
let now: Date;

beforeAll(async () => {
  now = new Date('2026-11-17T09:00:00Z');
  stripe = await startFakeStripe();
  paypal = await startFakePaypal();
  const environment = { ...stripeEnvironment(stripe.url), ...paypalEnvironment(paypal.url) };
  api = await startTestApi({ now: () => now, environment });
  customer = new TestBuyer(api, { authorization: `Bearer ${await tokenFor(api.services, 'customer')}` });
  product = await addProduct(api.services, { stock: 1000 });
}, 60_000);
afterAll(async () => {
  await api.close();
  await stripe.close();
  await paypal.close();
}, 30_000);

const buy = async () => (await customer.order({ items: [{ productId: product, quantity: 2 }] })).body;
const pay = async (order: Order, provider: 'stripe' | 'paypal') =>
  (await customer.call<PaymentStep>(`POST /api/orders/${order.id}/pay`, { provider, totalCents: order.totalCents }))
    .body;
const refresh = async (order: Order) =>
  (await customer.call<PaymentStep>(`POST /api/orders/${order.id}/pay/refresh`)).body;
const read = async (order: Order) => (await customer.call<Order>(`GET /api/orders/${order.id}`)).body;
const referenceOf = async (step: PaymentStep) => {
  const { rows } = await api.services.db.execute<{ reference: string }>(
    sql`SELECT provider_reference AS reference FROM payment_attempts WHERE id = ${step.attemptId}`,
  );
  return rows[0]?.reference ?? '';
};

it('offers every provider that is configured', async () => {
  const { body } = await customer.call<PaymentMethod[]>('GET /api/payments/methods');
  expect(body.map(({ provider }) => provider)).toEqual(['stripe', 'paypal', 'demo', 'transfer']);
  expect(body[0]?.publishableKey).toBe('pk_test_fake');
  expect(JSON.stringify(body)).not.toContain('sk_test');
});

describe('Stripe', () => {
  const { webhooks } = new Stripe('sk_test_fake');
  /** Signed by Stripe's own package. */
  const webhook = (
    type: string,
    intent: string,
    { secret = 'whsec_fake_fake_fake', ageSeconds = 0, change = (body: string) => body } = {},
  ) => {
    const object = { object: 'payment_intent', id: intent };
    const payload = JSON.stringify({ id: `evt_${crypto.randomUUID()}`, type, data: { object } });
    const timestamp = Math.floor(now.getTime() / 1000) - ageSeconds;
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    };
    return api.send('/api/payments/stripe/webhook', { method: 'POST', headers, body: change(payload) });
  };

  it('takes the card in the browser; its webhook settles the order', async () => {
    const order = await buy();
    const step = await pay(order, 'stripe');
    const reference = await referenceOf(step);
    expect(step).toMatchObject({
      state: 'requires_action',
      action: { kind: 'stripe_element', clientSecret: `${reference}_secret_x`, publishableKey: 'pk_test_fake' },
    });
    expect(stripe.intents.get(reference)).toMatchObject({ amount: 900, currency: 'eur' });
    stripe.confirm(reference, 'succeeded');
    expect((await webhook('payment_intent.succeeded', reference)).status).toBe(200);
    await settlePayments.run(api.services);
    expect((await read(order)).paymentStatus).toBe('paid');
  });

  it('is accepted only with its signature, and then looked up at the provider', async () => {
    const order = await buy();
    const reference = await referenceOf(await pay(order, 'stripe'));
    const post = async (how: Parameters<typeof webhook>[2]) =>
      (await webhook('payment_intent.succeeded', reference, how)).status;
    expect(await post({ secret: 'whsec_of_somebody_else' })).toBe(400);
    expect(await post({ ageSeconds: 301 })).toBe(400);
    expect(await post({ change: (body) => body.replace('succeeded', 'processing') })).toBe(400);
    expect(await post({ ageSeconds: 299 })).toBe(200);
    await settlePayments.run(api.services);
    expect((await read(order)).paymentStatus).toBe('pending');
  });

  it.each([
    ['insufficient_funds', 'insufficient_funds'],
    ['authentication', 'authentication_failed'],
  ] as const)('gives our own reason for %s, and a retry starts a new attempt', async (outcome, failure) => {
    const order = await buy();
    const reference = await referenceOf(await pay(order, 'stripe'));
    stripe.confirm(reference, outcome);
    expect(await refresh(order)).toMatchObject({ state: 'failed', failure, notCharged: true });
    const again = await referenceOf(await pay(order, 'stripe'));
    expect(again).not.toBe(reference);
    stripe.confirm(again, 'succeeded');
    expect((await refresh(order)).state).toBe('paid');
  });

  it('is open while Stripe processes it, and no other payment can begin', async () => {
    const order = await buy();
    const reference = await referenceOf(await pay(order, 'stripe'));
    Object.assign(stripe.intents.get(reference) ?? {}, { status: 'processing' });
    expect((await refresh(order)).state).toBe('open');
    expect((await read(order)).payment).toMatchObject({ state: 'open' });
    expect(await pay(order, 'paypal')).toMatchObject({ code: 'PAYMENT_IN_PROGRESS' });
    Object.assign(stripe.intents.get(reference) ?? {}, { status: 'requires_action' });
    expect((await refresh(order)).state).toBe('requires_action');
  });

  it('cannot be paid through an abandoned attempt', async () => {
    const order = await buy();
    const first = await referenceOf(await pay(order, 'stripe'));
    const second = await referenceOf(await pay(order, 'stripe'));
    expect(stripe.intents.get(first)?.status).toBe('canceled');
    expect(stripe.intents.get(second)?.status).toBe('requires_payment_method');
  });

  it('gives a second payment of the same order back', async () => {
    const order = await buy();
    const first = await referenceOf(await pay(order, 'stripe'));
    stripe.confirm(first, 'succeeded');
    await customer.call(`POST /api/orders/${order.id}/pay`, { provider: 'paypal', totalCents: order.totalCents });
    expect((await read(order)).paymentStatus).toBe('paid');
    const other = await buy();
    const lost = await referenceOf(await pay(other, 'stripe'));
    const { rows } = await api.services.db.execute<{ id: string }>(sql`INSERT INTO payment_attempts
      (id, order_id, provider, amount_cents, state) VALUES (gen_random_uuid(), ${other.id}, 'cash', 900, 'paid') RETURNING id`);
    expect(rows).toHaveLength(1);
    stripe.confirm(lost, 'succeeded');
    now = new Date(now.getTime() + 60_000);
    await reconcilePayments.run(api.services);
    await settlePayments.run(api.services);
    await settlePayments.run(api.services);
    expect(stripe.refunds.filter(({ intent }) => intent === lost)).toMatchObject([{ amount: 900 }]);
    expect((await read(other)).refundedCents).toBe(0);
    const wrong = await checkBooks(api.services.db);
    expect(wrong.map(({ check }) => check)).not.toContain('refunded-equals-refunds');
  });

  it('without an event of Stripe delays no other payment', async () => {
    const [odd, sound] = [await buy(), await buy()];
    const lost = await referenceOf(await pay(odd, 'stripe'));
    const paid = await referenceOf(await pay(sound, 'stripe'));
    stripe.refuse(lost);
    stripe.confirm(paid, 'succeeded');
    for (const reference of [lost, paid]) await webhook('payment_intent.succeeded', reference);
    await settlePayments.run(api.services);
    expect((await read(sound)).paymentStatus).toBe('paid');
    expect((await refresh(odd)).state).toBe('requires_action');
  });

  it('is reported once when its amount differs from the order’s', async () => {
    const order = await buy();
    const reference = await referenceOf(await pay(order, 'stripe'));
    stripe.confirm(reference, 'succeeded');
    const intent = stripe.intents.get(reference);
    if (intent) intent.amount = 100;
    for (let minute = 0; minute < 3; minute += 1) {
      now = new Date(now.getTime() + 60_000);
      await reconcilePayments.run(api.services);
    }
    const { rows } = await api.services.db.execute(
      sql`SELECT 1 FROM order_events WHERE order_id = ${order.id} AND data ->> 'problem' = 'amount_differs'`,
    );
    expect(rows).toHaveLength(1);
    expect((await read(order)).paymentStatus).toBe('pending');
  });

  it('refunds once, under the refund’s own key', async () => {
    const order = await buy();
    const reference = await referenceOf(await pay(order, 'stripe'));
    stripe.confirm(reference, 'succeeded');
    await refresh(order);
    await customer.call(`POST /api/orders/${order.id}/cancel`);
    await settlePayments.run(api.services);
    await settlePayments.run(api.services);
    expect(stripe.refunds.filter(({ intent }) => intent === reference)).toMatchObject([{ amount: 900 }]);
    expect((await read(order)).mark).toBe('refunded');
  });
});

describe('PayPal', () => {
  const send = (body: string, headers = paypalHeaders(body)) =>
    api.send('/api/payments/paypal/webhook', { method: 'POST', headers, body });
  const eventOf = (type: string, orderId: string) =>
    JSON.stringify({ id: `WH-${crypto.randomUUID()}`, event_type: type, resource: { id: orderId } });
  const webhook = (type: string, orderId: string) => send(eventOf(type, orderId));

  it('sends the customer to PayPal, and takes the money once it is approved', async () => {
    const order = await buy();
    const step = await pay(order, 'paypal');
    const reference = await referenceOf(step);
    expect(step.action).toEqual({ kind: 'redirect', url: `https://paypal.test/checkoutnow?token=${reference}` });
    expect(paypal.orders.get(reference)?.amount).toEqual({ value: '9.00', currency_code: 'EUR' });
    expect((await refresh(order)).state).toBe('requires_action');
    paypal.approve(reference);
    expect((await webhook('CHECKOUT.ORDER.APPROVED', reference)).status).toBe(200);
    await settlePayments.run(api.services);
    expect((await read(order)).paymentStatus).toBe('paid');
    expect(paypal.orders.get(reference)?.captures).toHaveLength(1);
    expect(paypal.tokens).toBe(1);
  });

  it('has its signature checked by PayPal', async () => {
    const event = eventOf('CHECKOUT.ORDER.APPROVED', 'PP1');
    const forged = { ...paypalHeaders(event), 'paypal-transmission-sig': 'forged' };
    expect((await send(event, forged)).body.code).toBe('WEBHOOK_SIGNATURE');
    expect((await send(event.replace('PP1', 'PP2'), paypalHeaders(event))).body.code).toBe('WEBHOOK_SIGNATURE');
  });

  it('passes on an event to PayPal as it was written', async () => {
    const event = eventOf('CHECKOUT.ORDER.APPROVED', 'PP1').replace(
      '{',
      '{ "event_version": 1.0, "name": "\\u00e9",\n',
    );
    expect((await send(event)).status).toBe(200);
  });

  it('may refuse the customer’s instrument', async () => {
    const order = await buy();
    paypal.approve(await referenceOf(await pay(order, 'paypal')), 'declined');
    expect(await refresh(order)).toMatchObject({ state: 'failed', failure: 'declined' });
  });

  it('refunds the capture', async () => {
    const order = await buy();
    paypal.approve(await referenceOf(await pay(order, 'paypal')));
    expect((await refresh(order)).state).toBe('paid');
    await customer.call(`POST /api/orders/${order.id}/cancel`);
    await settlePayments.run(api.services);
    expect(paypal.refunds.at(-1)).toMatchObject({ value: '9.00' });
    expect((await read(order)).mark).toBe('refunded');
  });

  it.each([
    ['COMPLETED', 'PAYMENT.CAPTURE.REFUNDED', { refundedCents: 900, refundPendingCents: 0 }],
    ['FAILED', 'PAYMENT.REFUND.FAILED', { refundedCents: 0, refundFailedCents: 900 }],
  ] as const)('keeps a refund pending until PayPal says %s', async (status, type, expected) => {
    const order = await buy();
    paypal.approve(await referenceOf(await pay(order, 'paypal')));
    await refresh(order);
    paypal.answerRefunds('PENDING');
    await customer.call(`POST /api/orders/${order.id}/cancel`);
    await settlePayments.run(api.services);
    expect(await read(order)).toMatchObject({ refundedCents: 0, refundPendingCents: 900 });
    const refund = paypal.refunds.at(-1)?.id ?? '';
    paypal.setRefund(refund, status);
    expect((await webhook(type, refund)).status).toBe(200);
    await settlePayments.run(api.services);
    expect(await read(order)).toMatchObject(expected);
  });
});
