import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import type { PaymentStep } from '@aimante/api-contract/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../../testing/platform/test-actors.ts';
import { type FakePaypal, paypalEnvironment, startFakePaypal } from '../../../../testing/selling/fake-paypal.ts';
import { type FakeStripe, startFakeStripe, stripeEnvironment } from '../../../../testing/selling/fake-stripe.ts';
import { paypalHeaders } from '../../../../testing/selling/paypal-signature.ts';
import { refundShop } from '../../../../testing/selling/refunds.ts';
import { TestBuyer } from '../../../../testing/selling/test-buyer.ts';
import { addProduct } from '../../../../testing/selling/test-shop.ts';

describe("a refund made in the provider's own back office", () => {
  let api: TestApi;
  let stripe: FakeStripe;
  let paypal: FakePaypal;
  let product: string;
  let shop: ReturnType<typeof refundShop>;
  let customer: TestBuyer;
  let owner: TestBuyer;
  const now = new Date('2026-11-17T09:00:00Z');
  beforeAll(async () => {
    stripe = await startFakeStripe();
    paypal = await startFakePaypal();
    const environment = { ...stripeEnvironment(stripe.url), ...paypalEnvironment(paypal.url) };
    api = await startTestApi({ now: () => now, environment });
    const as = async (role: 'customer' | 'admin') =>
      new TestBuyer(api, { authorization: `Bearer ${await tokenFor(api.services, role)}` });
    customer = await as('customer');
    owner = await as('admin');
    product = await addProduct(api.services, { stock: 1000 });
    shop = refundShop({ api, stripe, customer, now: () => now });
  }, 60_000);
  afterAll(async () => {
    await api.close();
    await stripe.close();
    await paypal.close();
  }, 30_000);
  beforeEach(() => stripe.answerRefunds('succeeded'));
  const booked = { state: 'done', creditNotes: 1, reversals: 0, mails: 1 };
  const ask = (order: Order, amountCents: number) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    return owner.call(`POST /api/admin/orders/${order.id}/refunds`, { amountCents, reason: 'Un geste' }, key);
  };

  it('is booked once, however often and however concurrently its event arrives', async () => {
    const { order, intent } = await shop.buyPaid(product);
    const id = stripe.refundAtDesk(intent, 900);
    for (const type of ['refund.created', 'refund.updated', 'refund.created']) await shop.post(type, { id, intent });
    await Promise.all([shop.settle(), shop.settle()]);
    await shop.post('refund.updated', { id, intent });
    await shop.settle();
    expect(await shop.refundsOf(order)).toMatchObject([{ ...booked, reference: id }]);
    expect(await shop.read(order)).toMatchObject({ refundedCents: 900, mark: 'refunded' });
    const { body: desk } = await owner.call<DeskOrderDetail>(`GET /api/admin/orders/${order.id}`);
    expect(desk.history.find(({ type }) => type === 'refunded')).toMatchObject({
      by: 'provider',
      data: { amountCents: 900, reason: 'at_provider' },
    });
    expect(await api.services.pool.query('SELECT 1 FROM payment_events WHERE processed_at IS NULL')).toMatchObject({
      rowCount: 0,
    });
  });

  it('is a task and a mail of the owner, until the owner has seen it', async () => {
    const mails = async () => {
      const { rows } = await api.services.pool.query<{ id: string; recipient: string; payload: object }>(
        `SELECT id, recipient, payload FROM outbox WHERE kind = 'refund-at-provider' ORDER BY created_at`,
      );
      return rows;
    };
    const tasks = async () =>
      (await owner.call<{ refundsToSettle: number }>('GET /api/dashboard/stats')).body.refundsToSettle;
    const [mailsBefore, tasksBefore] = [(await mails()).length, await tasks()];
    const { order, intent } = await shop.buyPaid(product);
    const id = stripe.refundAtDesk(intent, 900);
    await shop.post('refund.created', { id, intent });
    await shop.settle();
    await shop.post('refund.updated', { id, intent });
    await shop.settle();
    const sent = (await mails()).slice(mailsBefore);
    expect(sent).toMatchObject([
      {
        payload: {
          orderNumber: order.number,
          amountCents: 900,
          link: expect.stringContaining(`/admin/orders/${order.id}`),
        },
      },
    ]);
    expect(await tasks()).toBe(tasksBefore + 1);
    const list = await owner.call<{ items: { id: string }[] }>('GET /api/admin/orders?refund=open');
    expect(list.body.items.map((each) => each.id)).toContain(order.id);
    const [refund] = await shop.refundsOf(order);
    const settle = (how: string) =>
      owner.call<DeskOrderDetail>(`POST /api/admin/orders/${order.id}/refunds/${refund?.id}/settle`, { how });
    expect((await settle('retry')).body).toMatchObject({ code: 'REFUND_SETTLED' });
    expect((await settle('seen')).body.refunds).toMatchObject([{ needsAction: false, state: 'done' }]);
    expect(await tasks()).toBe(tasksBefore);
    expect((await settle('seen')).body).toMatchObject({ code: 'REFUND_SETTLED' });
  });

  it('may be partial, twice', async () => {
    const { order, intent } = await shop.buyPaid(product);
    for (const amount of [250, 100]) {
      await shop.post('refund.created', { id: stripe.refundAtDesk(intent, amount), intent });
      await shop.settle();
    }
    expect(await shop.refundsOf(order)).toMatchObject([booked, booked]);
    expect(await shop.read(order)).toMatchObject({ refundedCents: 350, mark: 'partially_refunded' });
  });

  it('is pending until the provider has made it', async () => {
    stripe.answerRefunds('pending');
    const { order, intent } = await shop.buyPaid(product);
    const id = stripe.refundAtDesk(intent, 900);
    await shop.post('refund.created', { id, intent });
    await shop.settle();
    expect(await shop.read(order)).toMatchObject({ refundedCents: 0, refundPendingCents: 900 });
    stripe.setRefund(id, 'succeeded');
    await shop.post('refund.updated', { id, intent });
    await shop.settle();
    expect(await shop.refundsOf(order)).toMatchObject([booked]);
  });

  it('may be reported before its payment', async () => {
    const { body: order } = await customer.order({ items: [{ productId: product, quantity: 2 }] });
    const request = { provider: 'stripe', totalCents: order.totalCents };
    await customer.call(`POST /api/orders/${order.id}/pay`, request);
    const intent = [...stripe.intents.keys()].at(-1) ?? '';
    stripe.confirm(intent, 'succeeded');
    await shop.post('refund.created', { id: stripe.refundAtDesk(intent, 900), intent });
    await shop.settle();
    expect(await shop.read(order)).toMatchObject({ paymentStatus: 'paid', refundedCents: 900 });
    expect(await shop.refundsOf(order)).toMatchObject([booked]);
  });

  it('takes the place of one that the shop has not sent yet', async () => {
    const { order, intent } = await shop.buyPaid(product);
    await ask(order, 900);
    await shop.post('refund.created', { id: stripe.refundAtDesk(intent, 900), intent });
    await shop.settle();
    await shop.settle();
    expect(await shop.refundsOf(order)).toMatchObject([booked]);
    expect(stripe.refunds.filter((refund) => refund.intent === intent)).toHaveLength(1);
  });

  it('replaces one that failed', async () => {
    const { order, intent } = await shop.buyPaid(product);
    stripe.answerRefunds('failed');
    await ask(order, 900);
    await shop.settle();
    expect(await shop.read(order)).toMatchObject({ refundFailedCents: 900 });
    stripe.answerRefunds('succeeded');
    await shop.post('refund.created', { id: stripe.refundAtDesk(intent, 900), intent });
    await shop.settle();
    expect(await shop.refundsOf(order)).toMatchObject([{ state: 'failed' }, booked]);
    expect(await shop.read(order)).toMatchObject({ refundedCents: 900, refundFailedCents: 0 });
  });

  it('at PayPal is found by its capture', async () => {
    const { body: order } = await customer.order({ items: [{ productId: product, quantity: 2 }] });
    const request = { provider: 'paypal', totalCents: order.totalCents };
    await customer.call<PaymentStep>(`POST /api/orders/${order.id}/pay`, request);
    const reference = [...paypal.orders.keys()].at(-1) ?? '';
    paypal.approve(reference);
    await customer.call(`POST /api/orders/${order.id}/pay/refresh`);
    const id = paypal.refundAtDesk(reference, '4.50');
    const body = JSON.stringify({ id: 'WH-1', event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id } });
    await api.send('/api/payments/paypal/webhook', { method: 'POST', headers: paypalHeaders(body), body });
    await shop.settle();
    expect(await shop.refundsOf(order)).toMatchObject([{ ...booked, reference: id }]);
    expect(await shop.read(order)).toMatchObject({ refundedCents: 450 });
  });

  it('of a payment that is not ours is put aside', async () => {
    stripe.intents.set('pi_else', { ...[...stripe.intents.values()][0], id: 'pi_else' } as never);
    await shop.post('refund.created', { id: stripe.refundAtDesk('pi_else', 900), intent: 'pi_else' });
    await shop.settle();
    const { rows } = await api.services.pool.query('SELECT outcome FROM payment_events WHERE processed_at IS NULL');
    expect(rows).toEqual([{ outcome: null }]);
  });

  it('keeps the books correct after all of this', async () => {
    // The test set the stock of its product without a stock movement.
    expect((await shop.wrongBooks()).filter((problem) => !problem.startsWith('stock-equals-movements'))).toEqual([]);
  });
});
