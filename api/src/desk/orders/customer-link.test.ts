import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';

const desk = testDesk();

const open = async ({ id }: Order) => (await desk.admin.call<DeskOrderDetail>(`GET /api/admin/orders/${id}`)).body;

it('shows the team no link of the customer, nor the checkout identity that opens a guest order', async () => {
  const guest = new TestBuyer(desk.api);
  const { body: order } = await guest.order({ items: [{ productId: desk.box, quantity: 1 }] });
  const shown = JSON.stringify(await open(order));
  expect(order.trackToken).not.toBe('');
  expect(shown).not.toContain(order.trackToken);
  expect(shown).not.toContain(order.checkoutId);
});

it('opens a document by an address that opens nothing else of the order', async () => {
  const order = await desk.pay(await desk.buyBox());
  const [invoice] = (await open(order)).documents;
  const file = await fetch(desk.api.url + invoice?.url);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const token = new URL(invoice?.url ?? '', desk.api.url).searchParams.get('token');
  const visitor = new TestBuyer(desk.api);
  expect((await visitor.call(`GET /api/orders/track/${token}`)).status).toBe(404);
  expect((await visitor.call(`POST /api/orders/${order.id}/cancel?token=${token}`)).status).toBe(404);
});

it('treats a member of the team as any customer in an order of their own', async () => {
  const token = await tokenFor(desk.api.services, 'admin');
  const member = new TestBuyer(desk.api, { authorization: `Bearer ${token}` });
  const { body: order } = await member.order({ items: [{ productId: desk.box, quantity: 1 }] });
  await member.call(`POST /api/orders/${order.id}/pay`, cardPayment(order.totalCents));
  await desk.walk(order, ['imprime']);
  expect((await member.call(`POST /api/orders/${order.id}/cancel`)).body).toMatchObject({
    code: 'ORDER_TRANSITION_REFUSED',
    details: { obstacle: 'stage' },
  });
});
