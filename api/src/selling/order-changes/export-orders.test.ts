import { expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { sql } from '../../platform/sql/sql.ts';
import { settlePayments } from '../payments/payment-jobs.ts';
import { exportOrders } from './export-orders.ts';

const desk = testDesk();

async function exportedOf(person: { id: string; email: string } | undefined) {
  const { db } = desk.api.services;
  const found: Record<string, Record<string, unknown>[]> = {};
  await exportOrders(undefined, db, {
    async add(sections) {
      for (const [name, read] of Object.entries(sections))
        found[name] = (await db.execute(read(person?.id ?? '', person?.email ?? ''))).rows;
    },
  });
  return found;
}

it('gives a person the links of orders that were asked for with their address', async () => {
  const [id, email] = [crypto.randomUUID(), 'lien@exemple.test'];
  await desk.api.services.db.execute(sql`INSERT INTO order_link_requests (id, number, email, locale)
    VALUES (${id}, 'PM-26-000001', ${email}, 'fr'), (${crypto.randomUUID()}, 'PM-26-000002', 'autre@exemple.test', 'fr')`);
  const { orderLinkRequests } = await exportedOf({ id: crypto.randomUUID(), email });
  expect(orderLinkRequests).toMatchObject([{ id, number: 'PM-26-000001', email, locale: 'fr' }]);
});

it('gives the customer the units that left an order, with their refund', async () => {
  const { db } = desk.api.services;
  const { body } = await desk.customer.order({ items: [{ productId: desk.box, quantity: 3 }] });
  const order = await desk.pay(body);
  const { version, lines } = await desk.read(order);
  const [line] = lines;
  const removal = { version, lines: [{ lineId: line?.id, quantity: 1 }], refundCents: 1580, reason: 'Erreur' };
  expect((await desk.admin.call(`PUT /api/admin/orders/${order.id}/lines`, removal)).status).toBe(200);
  await settlePayments.run(desk.api.services);
  const { rows } = await db.execute<{ id: string; email: string }>(
    sql`SELECT u.id, u.email FROM users u JOIN orders o ON o.user_id = u.id WHERE o.id = ${order.id}`,
  );
  expect(await exportedOf(rows[0])).toMatchObject({
    orders: [{ id: order.id, total_cents: order.totalCents, refunded_cents: 1580 }],
    orderLines: [{ id: line?.id, quantity: 3, removed_quantity: 2 }],
    refunds: [{ amount_cents: 1580, state: 'done', parts: [{ lineId: line?.id, quantity: 2, amountCents: 1580 }] }],
  });
});
