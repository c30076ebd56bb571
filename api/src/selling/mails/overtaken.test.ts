import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { type FakeStripe, startFakeStripe, stripeEnvironment } from '../../../testing/selling/fake-stripe.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { dropOvertaken } from '../../platform/mail/sending/lease-mails.ts';
import type { OrderMails } from '../orders/access/order-mail.ts';
import { reconcilePayments } from '../payments/payment-jobs.ts';
import { isOvertaken } from './overtaken.ts';

/** Status, payment status and stage of the order in each state. Its payment and refunds follow below. */
const states = {
  unpaid: ['en_attente', 'pending', 'a_verifier'],
  processing: ['en_attente', 'pending', 'a_verifier'],
  transfer: ['en_attente', 'pending', 'a_verifier'],
  failed: ['en_attente', 'failed', 'a_verifier'],
  paid: ['en_cours', 'paid', 'a_verifier'],
  printed: ['en_cours', 'paid', 'imprime'],
  shipped: ['en_cours', 'paid', 'expedie'],
  ready: ['en_cours', 'paid', 'pret_retrait'],
  delivered: ['en_cours', 'paid', 'livre'],
  completed: ['termine', 'paid', 'livre'],
  refunded: ['en_cours', 'paid', 'pret'],
  cancelled: ['annule', 'paid', 'livre'],
  returned: ['en_cours', 'paid', 'pret'],
  'made again': ['en_cours', 'paid', 'pret'],
} as const;
type State = keyof typeof states;
const everyState = Object.keys(states) as State[];
const allBut = (...current: State[]) => everyState.filter((state) => !current.includes(state));

/** The states of an order in which a mail of this kind is no longer sent. */
const overtakenBy: Record<keyof OrderMails, readonly State[]> = {
  'order-link': [],
  'order-received': allBut('unpaid', 'transfer', 'failed'),
  'order-taken': allBut('unpaid', 'transfer', 'failed'),
  'payment-confirmed': ['refunded', 'cancelled'],
  'payment-failed': allBut('failed'),
  'transfer-awaited': allBut('transfer'),
  'transfer-reminder': allBut('transfer'),
  'link-reminder': allBut('unpaid', 'transfer', 'failed'),
  // Current while photos are missing: reminders.test.ts.
  'photos-missing': everyState,
  'photo-to-replace': allBut('paid'),
  'order-shipped': allBut('shipped', 'delivered', 'completed'),
  'order-ready': allBut('ready'),
  'order-delivered': allBut('delivered', 'completed'),
  'order-cancelled': allBut('cancelled'),
  'order-changed': ['refunded', 'cancelled'],
  'supplement-offered': allBut('unpaid', 'transfer', 'failed'),
  'supplement-late': [],
  'refund-issued': ['returned', 'made again'],
  'refund-returned': ['made again'],
  'claim-received': [],
  'withdrawal-receipt': [],
  'review-request': allBut('completed'),
  // Current until the review is published: reviews.test.ts.
  'review-refused': [],
};

describe('a mail about an order', () => {
  let api: TestApi;
  let stripe: FakeStripe;
  let now = new Date('2026-11-17T09:00:00Z');
  beforeAll(async () => {
    stripe = await startFakeStripe();
    api = await startTestApi({ now: () => now, environment: stripeEnvironment(stripe.url) });
  }, 60_000);
  afterAll(async () => {
    await api.close();
    await stripe.close();
  }, 30_000);
  const query = (text: string, values: unknown[] = []) => api.services.pool.query(text, values);
  const statusOf = async (orderId: string) => {
    const { rows } = await api.services.pool.query<{ status: string }>(
      'SELECT status FROM outbox WHERE order_id = $1',
      [orderId],
    );
    return rows.map(({ status }) => status);
  };
  const drop = () => dropOvertaken(api.services.db, { now, isOvertaken });

  async function placeIn(state: State): Promise<{ id: string; refundId: string }> {
    const [id, line, photo, refundId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
    await query(
      `INSERT INTO orders (id, number, email, subtotal_cents, total_cents, shipping_method, status, payment_status, stage,
         refunded_cents)
       VALUES ($1, $2, 'a@b.test', 900, 900, 'standard', $3, $4, $5, $6)`,
      [id, `PM-26-${id.slice(-6)}`, ...states[state], state === 'refunded' ? 900 : 0],
    );
    await query(
      `INSERT INTO order_lines (id, order_id, position, stock_units, name, quantity, unit_price_cents, total_cents, vat_rate,
         is_personalised) VALUES ($1, $2, 0, 1, 'Carré', 1, 900, 900, 20, true)`,
      [line, id],
    );
    await query(
      `INSERT INTO photos (id, owner_key, sha256, file_name, mime, bytes, width, height)
       VALUES ($1, $2, repeat('a', 64), 'a.jpg', 'image/jpeg', 1, 600, 600)`,
      [photo, id],
    );
    await query(
      `INSERT INTO order_line_photos (id, order_line_id, photo_id, position, copies, recipe, review)
       VALUES ($1, $2, $3, 0, 1, '{}', $4)`,
      [uuidv7(), line, photo, state === 'paid' ? 'blocked' : 'approved'],
    );
    const provider = state === 'transfer' ? 'transfer' : 'stripe';
    const attempt = { unpaid: 'requires_action', processing: 'open', transfer: 'open', failed: 'failed' };
    await query(
      'INSERT INTO payment_attempts (id, order_id, provider, amount_cents, state) VALUES ($1, $2, $3, 900, $4)',
      [uuidv7(), id, provider, attempt[state as keyof typeof attempt] ?? 'paid'],
    );
    const isReturned = state === 'returned' || state === 'made again';
    const addRefund = (values: unknown[]) =>
      query(
        `INSERT INTO refunds (id, order_id, amount_cents, reason, state, done_at, replaces_id)
         VALUES ($1, $2, 900, 'other', $3, now(), $4)`,
        values,
      );
    if (isReturned) await addRefund([refundId, id, 'failed', null]);
    if (state === 'made again') await addRefund([uuidv7(), id, 'done', refundId]);
    return { id, refundId };
  }

  it.each(Object.entries(overtakenBy))(
    'of the kind %s is dropped when its order has changed',
    async (kind, expected) => {
      const dropped: State[] = [];
      for (const state of everyState) {
        const { id, refundId } = await placeIn(state);
        await query(`INSERT INTO outbox (id, kind, recipient, payload, order_id) VALUES ($1, $2, 'a@b.test', $3, $4)`, [
          uuidv7(),
          kind,
          { orderId: id, refundId },
          id,
        ]);
        await drop();
        if ((await statusOf(id)).includes('overtaken')) dropped.push(state);
      }
      expect(dropped).toEqual(expected);
    },
  );

  it('does not ask for a payment that the provider is still processing', async () => {
    const customer = new TestBuyer(api);
    const productId = await addProduct(api.services, { stock: 10 });
    const { body: order } = await customer.order({ items: [{ productId, quantity: 1 }] });
    const token = { 'x-order-token': order.trackToken ?? '' };
    await customer.call(
      `POST /api/orders/${order.id}/pay`,
      { provider: 'stripe', totalCents: order.totalCents },
      token,
    );
    now = new Date(now.getTime() + 60_000);
    await reconcilePayments.run(api.services);
    await drop();
    expect(await statusOf(order.id)).toEqual(['waiting']);
    stripe.confirm([...stripe.intents.keys()].at(-1) ?? '', 'processing');
    now = new Date(now.getTime() + 2 * 60_000);
    await reconcilePayments.run(api.services);
    await drop();
    expect(await statusOf(order.id)).toEqual(['overtaken']);
  });
});
