import type { BulkAnswer } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { settlePayments } from '../../selling/index.ts';

const desk = testDesk();
const { buyBox, change, pay } = desk;

async function refunded(cents?: number): Promise<Order> {
  const order = await pay(await buyBox());
  const body = { amountCents: cents ?? order.totalCents, reason: 'Un geste' };
  const key = { 'idempotency-key': crypto.randomUUID() };
  await desk.admin.call(`POST /api/admin/orders/${order.id}/refunds`, body, key);
  return order;
}

describe('an order that was refunded in full', () => {
  it.each(['on its way back', 'given back'])('does not move along production while the money is %s', async (when) => {
    const order = await refunded();
    if (when === 'given back') await settlePayments.run(desk.api.services);
    expect((await change(order, { stage: 'imprime' })).body).toMatchObject({ code: 'ORDER_FULLY_REFUNDED' });
    expect((await change(order, { status: 'termine' })).body).toMatchObject({ code: 'ORDER_FULLY_REFUNDED' });
    expect((await desk.read(order)).stage).toBe('pret');
  });

  it('moves by an explicit choice', async () => {
    const order = await refunded();
    expect((await change(order, { stage: 'imprime', evenRefunded: true })).body.stage).toBe('imprime');
  });

  it('is left out of a bulk move, which says so', async () => {
    const [whole, partly, plain] = [await refunded(), await refunded(100), await pay(await buyBox())];
    const body = { ids: [whole.id, partly.id, plain.id], stage: 'imprime' };
    const { body: answer } = await desk.admin.call<BulkAnswer>('POST /api/admin/orders/bulk', body);
    expect(answer.done.toSorted()).toEqual([partly.id, plain.id].toSorted());
    expect(answer.refused).toMatchObject([{ number: whole.number, code: 'ORDER_FULLY_REFUNDED' }]);
  });
});
