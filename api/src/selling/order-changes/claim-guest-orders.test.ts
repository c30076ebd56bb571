import { describe, expect, it } from '@jest/globals';
import { createAccount } from '../../../testing/people/test-browser.ts';
import { testPayments } from '../../../testing/selling/payments.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';
import { sql } from '../../platform/sql/sql.ts';
import { claimGuestOrders } from './claim-guest-orders.ts';

const shop = testPayments();

/** Two magnets that earn four points each. */
async function guestOrder(email: string, change: 'unpaid' | 'paid' | 'completed' | 'refunded') {
  const guest = new TestBuyer(shop.api);
  const { body } = await guest.order({ items: [{ productId: shop.product, quantity: 2 }], email });
  if (change === 'unpaid') return;
  const paid = await guest.call(`POST /api/orders/${body.id}/pay`, cardPayment(body.totalCents), {
    'x-order-token': String(body.trackToken),
  });
  expect(paid.status).toBe(200);
  if (change === 'completed') await shop.one(sql`UPDATE orders SET status = 'termine' WHERE id = ${body.id}`);
  if (change === 'refunded') await shop.one(sql`UPDATE orders SET refunded_cents = 1 WHERE id = ${body.id}`);
}

describe('orders of a guest with a later account', () => {
  it.each([
    ['unpaid', { balance: 0, pending: 0 }],
    ['paid', { balance: 0, pending: 8 }],
    ['completed', { balance: 8, pending: 0 }],
    ['refunded', { balance: 0, pending: 0 }],
  ] as const)('%s: its points, once', async (change, expected) => {
    const account = await createAccount(shop.api.services, {});
    await guestOrder(account.email, change);
    for (let times = 0; times < 2; times += 1) await claimGuestOrders(shop.api.services.db, account, shop.now);
    const points = await shop.one(sql`SELECT coalesce(sum(points), 0)::int AS balance,
      coalesce(sum(pending), 0)::int AS pending FROM loyalty_entries WHERE user_id = ${account.id}`);
    expect(points).toEqual(expected);
    expect(await shop.one(sql`SELECT user_id FROM orders WHERE email = ${account.email}`)).toEqual({
      user_id: account.id,
    });
  });
});
