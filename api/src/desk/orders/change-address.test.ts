import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { beforeAll, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { testAddress } from '../../../testing/selling/test-buyer.ts';
import { setSender } from '../../../testing/selling/test-parcels.ts';

const desk = testDesk();
const { buyBox, pay, walk } = desk;
beforeAll(() => setSender(desk.api.services));
const moved = { ...testAddress, line1: '4 rue des Roses', postalCode: '69007' };

const open = async ({ id }: Order) => (await desk.admin.call<DeskOrderDetail>(`GET /api/admin/orders/${id}`)).body;
const send = ({ id }: Order, body: object) =>
  desk.admin.call<DeskOrderDetail>(`PUT /api/admin/orders/${id}/address`, body);
const change = async (order: Order, address: object = moved) =>
  send(order, { version: (await open(order)).version, address });

it('changes the delivery address, and writes both addresses and the author into the history', async () => {
  const order = await pay(await buyBox());
  const { status, body } = await change(order);
  expect(status).toBe(200);
  expect(body.shippingAddress).toMatchObject(moved);
  expect(body.history[0]).toMatchObject({
    type: 'address_changed',
    actor: 'test-admin@aimante.test',
    data: { before: expect.stringContaining('12 rue des Lilas'), after: expect.stringContaining('4 rue des Roses') },
  });
});

it('refuses a change from a screen that another person has overtaken', async () => {
  const order = await pay(await buyBox());
  const { version } = await open(order);
  const answers = await Promise.all(
    [moved, { ...moved, line1: '5 rue des Roses' }].map((address) => send(order, { version, address })),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const [kept] = answers.filter(({ status }) => status === 200);
  expect((await open(order)).shippingAddress).toEqual(kept?.body.shippingAddress);
});

it('refuses another country, where the price differs, and a packed parcel', async () => {
  const order = await pay(await buyBox());
  expect((await change(order, { ...moved, postalCode: '1000', country: 'BE' })).body.code).toBe(
    'ORDER_ADDRESS_ELSEWHERE',
  );
  const overseas = await change(order, { ...moved, postalCode: '97400' });
  expect(overseas.body.code).toBe('ORDER_ADDRESS_ELSEWHERE');
  await walk(order, ['imprime', 'assemble', 'emballe']);
  expect((await change(order)).body.code).toBe('ORDER_ADDRESS_FIXED');
});

it('refuses a change after a label was made, for the desk and for the customer', async () => {
  const order = await pay(await buyBox());
  const label = await desk.admin.call<{ parcels: { id: string }[] }>('POST /api/admin/parcels', {
    orderIds: [order.id],
  });
  const [parcel] = label.body.parcels;
  expect((await change(order)).body.code).toBe('ORDER_ADDRESS_LABELLED');
  expect((await desk.customer.call(`PUT /api/orders/${order.id}/address`, moved)).body.code).toBe(
    'ORDER_ADDRESS_FIXED',
  );
  await desk.admin.call(`POST /api/admin/parcels/${parcel?.id}/void`, {});
  expect((await change(order)).status).toBe(200);
});
