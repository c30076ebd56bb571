import type { Order } from '@aimante/api-contract/orders';
import type { PaymentStep } from '@aimante/api-contract/payments';
import { checkBooks } from '../../src/books/figures/book-checks.ts';
import type { Services } from '../../src/platform/services/services.ts';
import { sql } from '../../src/platform/sql/sql.ts';
import { settlePayments } from '../../src/selling/payments/payment-jobs.ts';
import { signWebhook } from '../../src/selling/payments/provider/webhook-signature.ts';
import type { FakeStripe } from './fake-stripe.ts';
import type { TestBuyer, TestServer } from './test-buyer.ts';

interface Shop {
  api: TestServer & { services: Services };
  stripe: FakeStripe;
  customer: TestBuyer;
  now: () => Date;
}

export interface RefundFacts extends Record<string, unknown> {
  id: string;
  state: string;
  reference: string | null;
  creditNotes: number;
  reversals: number;
  mails: number;
}

export function refundShop({ api, stripe, customer, now }: Shop) {
  const { db } = api.services;
  /** A paid order of two units. */
  async function buyPaid(product: string): Promise<{ order: Order; intent: string }> {
    const { body: order } = await customer.order({ items: [{ productId: product, quantity: 2 }] });
    const request = { provider: 'stripe', totalCents: order.totalCents };
    const { body: step } = await customer.call<PaymentStep>(`POST /api/orders/${order.id}/pay`, request);
    const { rows } = await db.execute<{ reference: string }>(
      sql`SELECT provider_reference AS reference FROM payment_attempts WHERE id = ${step.attemptId}`,
    );
    const intent = rows[0]?.reference ?? '';
    stripe.confirm(intent, 'succeeded');
    await customer.call(`POST /api/orders/${order.id}/pay/refresh`);
    return { order, intent };
  }
  return {
    buyPaid,
    settle: () => settlePayments.run(api.services),
    cancel: (order: Order) => customer.call(`POST /api/orders/${order.id}/cancel`),
    read: async (order: Order) => (await customer.call<Order>(`GET /api/orders/${order.id}`)).body,
    async post(type: string, refund: { id: string; intent: string; key?: string }): Promise<number> {
      const object = {
        object: 'refund',
        id: refund.id,
        payment_intent: refund.intent,
        metadata: refund.key === undefined ? {} : { refund: refund.key },
      };
      const body = JSON.stringify({ id: `evt_${crypto.randomUUID()}`, object: 'event', type, data: { object } });
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signWebhook('whsec_fake_fake_fake', Buffer.from(body), now()),
      };
      return (await api.send('/api/payments/stripe/webhook', { method: 'POST', headers, body })).status;
    },
    /** Refunds of an order, the oldest first, with their documents and mails. */
    async refundsOf(order: Order): Promise<RefundFacts[]> {
      const { rows } = await db.execute<RefundFacts>(sql`SELECT r.id, r.state, r.provider_reference AS reference,
          (SELECT count(*)::int FROM invoices i WHERE i.refund_id = r.id) AS "creditNotes",
          (SELECT count(*)::int FROM invoices i JOIN invoices c ON c.id = i.corrects_id WHERE c.refund_id = r.id) AS reversals,
          (SELECT count(*)::int FROM outbox m WHERE m.dedupe_key = 'refund-issued:' || r.order_id || ':' || r.id) AS mails
        FROM refunds r WHERE r.order_id = ${order.id} ORDER BY r.created_at, r.replaces_id NULLS FIRST, r.id`);
      return rows;
    },
    async wrongBooks(): Promise<string[]> {
      return (await checkBooks(db)).map(({ check, samples }) => `${check}: ${samples.join(', ')}`);
    },
  };
}
