import type { Order } from '@aimante/api-contract/orders';
import type { PaymentStep } from '@aimante/api-contract/payments';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type SQL, sql } from '../../src/platform/sql/sql.ts';
import { startTestApi, type TestApi } from '../platform/start-test-api.ts';
import { tokenFor } from '../platform/test-actors.ts';
import { TestBuyer } from './test-buyer.ts';
import { cardPayment, testCards } from './test-cards.ts';
import { addProduct } from './test-shop.ts';

interface Shop {
  api: TestApi;
  customer: TestBuyer;
  /** New for every test: 4.50 €, ten in stock, four points. */
  product: string;
  now: Date;
}

/** A shop with a customer for the tests of one file, and their common actions. */
export function testPayments() {
  const shop = { now: new Date('2026-11-17T09:00:00Z') } as Shop;
  beforeAll(async () => {
    shop.api = await startTestApi({ now: () => shop.now });
    shop.customer = new TestBuyer(shop.api, {
      authorization: `Bearer ${await tokenFor(shop.api.services, 'customer')}`,
    });
  }, 60_000);
  afterAll(() => shop.api.close(), 30_000);
  beforeEach(async () => {
    shop.product = await addProduct(shop.api.services, { cents: 450, stock: 10, points: 4 });
  });

  const one = async (statement: SQL) => (await shop.api.services.db.execute(statement)).rows[0];
  return Object.assign(shop, {
    one,
    stock: () => one(sql`SELECT on_hand, held FROM stocks WHERE product_id = ${shop.product}`),
    later(minutes: number) {
      shop.now = new Date(shop.now.getTime() + minutes * 60_000);
    },
    buy: async (quantity = 2, more: object = {}) =>
      (await shop.customer.order({ items: [{ productId: shop.product, quantity }], ...more })).body,
    pay: (order: Order, card: string = testCards.succeeds, more: object = {}) =>
      shop.customer.call<PaymentStep>(`POST /api/orders/${order.id}/pay`, cardPayment(order.totalCents, card, more)),
    read: async (order: Order) => (await shop.customer.call<Order>(`GET /api/orders/${order.id}`)).body,
    /** The amount in cents that the customer paid, less refunds. */
    async charged(order: Order) {
      const row = await one(sql`SELECT coalesce(sum(p.amount_cents - p.refunded_cents), 0) AS cents FROM demo_payments p
        JOIN payment_attempts a ON a.id = p.attempt_id WHERE a.order_id = ${order.id} AND p.status = 'succeeded'`);
      return Number(row?.cents);
    },
  });
}
