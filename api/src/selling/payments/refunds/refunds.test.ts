import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../../testing/platform/test-actors.ts';
import { type FakeStripe, startFakeStripe, stripeEnvironment } from '../../../../testing/selling/fake-stripe.ts';
import { refundShop } from '../../../../testing/selling/refunds.ts';
import { TestBuyer } from '../../../../testing/selling/test-buyer.ts';
import { addProduct } from '../../../../testing/selling/test-shop.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { reconcileRefunds } from '../payment-jobs.ts';

let api: TestApi;
let stripe: FakeStripe;
let product: string;
let shop: ReturnType<typeof refundShop>;
let owner: TestBuyer;
let now = new Date('2026-11-17T09:00:00Z');

beforeAll(async () => {
  stripe = await startFakeStripe();
  api = await startTestApi({ now: () => now, environment: stripeEnvironment(stripe.url) });
  const as = async (role: 'customer' | 'admin') =>
    new TestBuyer(api, { authorization: `Bearer ${await tokenFor(api.services, role)}` });
  const customer = await as('customer');
  owner = await as('admin');
  product = await addProduct(api.services, { stock: 1000 });
  shop = refundShop({ api, stripe, customer, now: () => now });
}, 60_000);
afterAll(async () => {
  await api.close();
  await stripe.close();
}, 30_000);

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const only = async (order: Order) => {
  const [refund] = await shop.refundsOf(order);
  if (!refund) throw new Error('There is no refund');
  return refund;
};
async function pendingRefund() {
  stripe.answerRefunds('pending');
  const { order, intent } = await shop.buyPaid(product);
  await shop.cancel(order);
  await shop.settle();
  const { id: key, reference } = await only(order);
  return { order, refund: { id: reference ?? '', intent, key } };
}
const settleByDesk = (order: Order, refund: string, how: 'retry' | 'by_hand') =>
  owner.call<DeskOrderDetail>(`POST /api/admin/orders/${order.id}/refunds/${refund}/settle`, { how });

describe('a refund', () => {
  it('that does not exist cannot be settled', async () => {
    const { order } = await shop.buyPaid(product);
    const answer = await settleByDesk(order, crypto.randomUUID(), 'retry');
    expect(answer).toMatchObject({ status: 404, body: { code: 'REFUND_NOT_FOUND' } });
  });

  it('is pending while Stripe reports so: no credit note, no mail, and a notice for every reader', async () => {
    const { order } = await pendingRefund();
    expect(await only(order)).toMatchObject({ state: 'pending', creditNotes: 0, mails: 0 });
    expect(await shop.read(order)).toMatchObject({ refundedCents: 0, refundPendingCents: 900, mark: null });
  });

  it('is done when Stripe reports it, however often', async () => {
    const { order, refund } = await pendingRefund();
    stripe.setRefund(refund.id, 'succeeded');
    for (const type of ['refund.updated', 'charge.refund.updated', 'refund.updated'])
      expect(await shop.post(type, refund)).toBe(200);
    await shop.settle();
    await shop.settle();
    expect(await only(order)).toMatchObject({ state: 'done', creditNotes: 1, mails: 1 });
    expect(await shop.read(order)).toMatchObject({ refundedCents: 900, refundPendingCents: 0, mark: 'refunded' });
  });

  it('fails by an event, and the owner pays it back by retrying', async () => {
    const { order, refund } = await pendingRefund();
    stripe.setRefund(refund.id, 'failed', 'expired_or_canceled_card');
    await shop.post('refund.failed', refund);
    await shop.settle();
    expect(await only(order)).toMatchObject({ state: 'failed', creditNotes: 0, mails: 0 });
    expect(await shop.read(order)).toMatchObject({ refundedCents: 0, refundPendingCents: 0, refundFailedCents: 900 });
    const { body: before } = await owner.call<{ refundsToSettle: number }>('GET /api/dashboard/stats');
    expect(before.refundsToSettle).toBe(1);
    stripe.answerRefunds('succeeded');
    const { body } = await settleByDesk(order, refund.key, 'retry');
    expect(body.refunds).toMatchObject([{ state: 'asked' }, { state: 'failed', failure: 'expired_or_canceled_card' }]);
    expect((await settleByDesk(order, refund.key, 'retry')).body).toMatchObject({ code: 'REFUND_SETTLED' });
    await shop.settle();
    expect(await shop.read(order)).toMatchObject({ refundedCents: 900, refundFailedCents: 0 });
    expect(stripe.refunds.filter(({ intent }) => intent === refund.intent)).toHaveLength(2);
  });

  it('that failed can be paid back by other means', async () => {
    const { order, refund } = await pendingRefund();
    stripe.setRefund(refund.id, 'failed', 'declined');
    await shop.post('refund.failed', refund);
    await shop.settle();
    expect((await settleByDesk(order, refund.key, 'by_hand')).status).toBe(200);
    expect(await shop.refundsOf(order)).toMatchObject([
      { state: 'failed', creditNotes: 0 },
      { state: 'done', creditNotes: 1, mails: 1 },
    ]);
    expect(await shop.read(order)).toMatchObject({ refundedCents: 900, refundFailedCents: 0 });
  });

  it('that Stripe takes back after it was done is corrected by a counter-entry', async () => {
    stripe.answerRefunds('succeeded');
    const { order, intent } = await shop.buyPaid(product);
    await shop.cancel(order);
    await shop.settle();
    const { id: key, reference } = await only(order);
    stripe.setRefund(reference ?? '', 'failed', 'lost_or_stolen_card');
    await shop.post('refund.failed', { id: reference ?? '', intent, key });
    await shop.settle();
    expect(await only(order)).toMatchObject({ state: 'failed', creditNotes: 1, reversals: 1 });
    const read = await shop.read(order);
    expect(read).toMatchObject({ refundedCents: 0, refundFailedCents: 900 });
    expect(read.documents.map(({ kind }) => kind)).toEqual(['invoice', 'invoice', 'credit_note']);
    await settleByDesk(order, key, 'by_hand');
    expect(await shop.read(order)).toMatchObject({ refundedCents: 900, refundFailedCents: 0 });
  });

  it('is found by polling when no event arrives', async () => {
    const { order, refund } = await pendingRefund();
    stripe.setRefund(refund.id, 'succeeded');
    later(15);
    await reconcileRefunds.run(api.services);
    expect((await only(order)).state).toBe('done');
  });

  it('is looked up before it is asked again, also when Stripe has forgotten the key', async () => {
    stripe.answerRefunds('succeeded');
    const { order, intent } = await shop.buyPaid(product);
    stripe.loseRefundAnswers(1);
    await shop.cancel(order);
    await shop.settle().catch(() => {});
    expect((await only(order)).state).toBe('asked');
    stripe.forgetKeys();
    later(60 * 25);
    await shop.settle();
    expect((await only(order)).state).toBe('done');
    expect(stripe.refunds.filter((each) => each.intent === intent)).toHaveLength(1);
  });

  it('is ignored without a signature, or with that of another shop', async () => {
    const { order, refund } = await pendingRefund();
    const body = JSON.stringify({
      id: 'evt_forged',
      type: 'refund.updated',
      data: { object: { object: 'refund', id: 'x' } },
    });
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
    expect((await api.send('/api/payments/stripe/webhook', { method: 'POST', headers, body })).status).toBe(400);
    await shop.post('refund.updated', { ...refund, id: 're_unknown', key: 'not-ours' });
    await shop.settle();
    expect((await only(order)).state).toBe('pending');
  });

  it('of a bank transfer waits until the owner has paid it back', async () => {
    const { order } = await shop.buyPaid(product);
    await api.services.db.execute(
      sql`UPDATE payment_attempts SET provider = 'transfer', provider_reference = NULL WHERE order_id = ${order.id}`,
    );
    await shop.cancel(order);
    await shop.settle();
    const { id, ...refund } = await only(order);
    expect(refund).toMatchObject({ state: 'asked', creditNotes: 0, mails: 0 });
    expect((await settleByDesk(order, id, 'retry')).body).toMatchObject({ code: 'REFUND_SETTLED' });
    await settleByDesk(order, id, 'by_hand');
    expect(await only(order)).toMatchObject({ state: 'done', creditNotes: 1, mails: 1 });
  });

  it('keeps the books correct after all of this', async () => {
    // The test set the stock of its product without a stock movement.
    expect((await shop.wrongBooks()).filter((problem) => !problem.startsWith('stock-equals-movements'))).toEqual([]);
  });
});
