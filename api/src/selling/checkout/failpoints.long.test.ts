import type { Order } from '@aimante/api-contract/orders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';
import { addCoupon, addProduct } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';
import { reconcilePayments } from '../payments/payment-jobs.ts';

let api: TestApi;
let guest: TestBuyer;
let now = new Date('2026-11-17T09:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ now: () => now, environment: { TRUST_PROXY: '127.0.0.1' } });
  guest = new TestBuyer(api);
}, 60_000);
afterAll(() => api.close(), 30_000);

const one = async (statement: ReturnType<typeof sql>) => (await api.services.db.execute(statement)).rows[0];

/** Fails the nth statement from here on, like a server that dies there. Returns the number of statements. */
async function failingAt(nth: number, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  api.statements.push = (statement) => {
    // A failed `begin` has nothing to roll back.
    if (statement.startsWith('begin')) return 0;
    count += 1;
    if (count === nth) throw new Error(`failpoint before ${statement.slice(0, 20)}`);
    return 0;
  };
  await work();
  api.statements.push = Array.prototype.push;
  return count;
}

describe('a failure at any statement', () => {
  it('of placing an order leaves nothing half done, and the same key completes it', async () => {
    const product = await addProduct(api.services, { stock: 1000 });
    await addCoupon(api.services, { code: 'CASSE', maxUses: 1000 });
    const draft = await guest.draft({ items: [{ productId: product, quantity: 1 }], couponCode: 'CASSE' });
    const books = async () => ({
      ...(await one(sql`SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM order_lines) AS lines,
        (SELECT count(*) FROM stock_holds) AS holds, (SELECT count(*) FROM coupon_uses) AS uses,
        (SELECT count(*) FROM outbox) AS mails, (SELECT count(*) FROM idempotency_keys) AS keys,
        (SELECT used FROM coupons WHERE code = 'CASSE') AS used, (SELECT held FROM stocks WHERE product_id = ${product}) AS held`)),
    });
    const send = (key: string) => guest.call('POST /api/orders', draft, { 'idempotency-key': key });
    const statements = await failingAt(0, () => send('whole'));
    expect(statements).toBeGreaterThan(10);
    for (let nth = 1; nth < statements; nth++) {
      const before = await books();
      let status = 0;
      await failingAt(nth, async () => {
        status = (await send(`cut ${nth}`)).status;
      });
      // The last statement is the commit: if it fails, nothing is kept either.
      expect({ nth, status, books: await books() }).toEqual({ nth, status: 500, books: before });
      expect((await send(`cut ${nth}`)).status).toBe(201);
    }
    const { used, held, orders } = await books();
    expect([used, held]).toEqual([Number(orders), Number(orders)]);
  }, 120_000);

  it('of paying never charges twice, and the order is paid in the end', async () => {
    const product = await addProduct(api.services, { stock: 1000 });
    const buy = async () => (await guest.order({ items: [{ productId: product, quantity: 1 }] })).body;
    const pay = (order: Order) =>
      guest.call(`POST /api/orders/${order.id}/pay`, cardPayment(order.totalCents), {
        'x-order-token': order.trackToken,
        'x-forwarded-for': `2001:db8::${order.number.slice(-4)}`,
      });
    const whole = await buy();
    const statements = await failingAt(0, () => pay(whole));
    expect(statements).toBeGreaterThan(15);
    for (let nth = 1; nth < statements; nth++) {
      const order = await buy();
      await failingAt(nth, () => pay(order));
      now = new Date(now.getTime() + 60_000);
      await reconcilePayments.run(api.services);
      await pay(order);
      const state = await one(sql`SELECT o.payment_status AS status,
        (SELECT count(*)::int FROM invoices i WHERE i.order_id = o.id) AS invoices,
        (SELECT count(*)::int FROM order_events e WHERE e.order_id = o.id AND e.type = 'paid') AS paid,
        (SELECT sum(p.amount_cents)::int FROM demo_payments p JOIN payment_attempts a ON a.id = p.attempt_id
          WHERE a.order_id = o.id AND p.status = 'succeeded') AS charged FROM orders o WHERE o.id = ${order.id}`);
      expect({ nth, ...state }).toEqual({ nth, status: 'paid', invoices: 1, paid: 1, charged: 450 });
    }
    const { held, sold } =
      (await one(sql`SELECT held, 1000 - on_hand AS sold FROM stocks WHERE product_id = ${product}`)) ?? {};
    expect([held, sold]).toEqual([0, statements]);
  }, 180_000);
});
