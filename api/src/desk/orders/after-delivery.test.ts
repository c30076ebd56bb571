import type { Order } from '@aimante/api-contract/orders';
import { describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { sql } from '../../platform/sql/sql.ts';

const desk = testDesk();
const { buyBox, buyMagnet, pay, read, walk } = desk;

describe('what a customer may ask after delivery', () => {
  const delivered = async () => {
    const order = await pay(await buyBox());
    await walk(order, ['imprime', 'assemble', 'emballe', 'expedie', 'livre']);
    return order;
  };

  it('the order promises no day any more', async () => {
    const order = await pay(await buyBox());
    expect((await read(order)).estimate).not.toBeNull();
    await walk(order, ['imprime', 'assemble', 'emballe', 'expedie', 'livre']);
    expect((await read(order)).estimate).toBeNull();
  });

  it('a problem can be reported for 30 days', async () => {
    const open = await pay(await buyBox());
    const claim = (order: Order) =>
      desk.customer.call(`POST /api/orders/${order.id}/claim`, { reason: 'damaged', message: 'Le coin est plié.' });
    expect((await claim(open)).body.code).toBe('CLAIM_TOO_EARLY_OR_LATE');
    const order = await delivered();
    expect(await claim(order)).toMatchObject({ status: 201, body: { kind: 'problem', status: 'open' } });
    const begun = desk.now;
    desk.now = new Date(desk.now.getTime() + 31 * 86_400_000);
    expect((await claim(order)).status).toBe(409);
    desk.now = begun;
  });

  it('the customer can withdraw for 14 days from items that are not personalised', async () => {
    const order = await delivered();
    const view = await read(order);
    const lineIds = view.lines.map(({ id }) => id);
    expect(view.actions.withdrawableLineIds).toEqual(lineIds);
    const withdraw = (target: Order, ids: string[]) =>
      desk.customer.call(`POST /api/orders/${target.id}/withdraw`, { lineIds: ids, confirm: true });
    expect(await withdraw(order, lineIds)).toMatchObject({ status: 201, body: { kind: 'withdrawal' } });
    const receipt = await desk.api.services.db.execute(
      sql`SELECT payload FROM outbox WHERE kind = 'withdrawal-receipt' AND payload ->> 'orderNumber' = ${order.number}`,
    );
    expect(receipt.rows[0]?.payload).toMatchObject({ at: desk.now.toISOString(), lines: ['1 × Magnet carré'] });
    const personal = await pay(await buyMagnet());
    expect(
      (
        await withdraw(
          personal,
          personal.lines.map(({ id }) => id),
        )
      ).body.code,
    ).toBe('NOT_WITHDRAWABLE');
  });

  it('the same can be ordered again, with the same photos', async () => {
    const order = await pay(await buyMagnet());
    const again = await desk.customer.call(`POST /api/orders/${order.id}/reorder`);
    expect(again.body).toMatchObject({
      items: [
        { productId: desk.magnet, quantity: 1, photos: [{ photoId: desk.photoId, copies: 1, recipe: { aspect: 1 } }] },
      ],
      unavailable: [],
    });
    await desk.api.services.db.execute(sql`UPDATE products SET is_visible = false WHERE id = ${desk.magnet}`);
    expect((await desk.customer.call(`POST /api/orders/${order.id}/reorder`)).body).toMatchObject({
      items: [],
      unavailable: ['Magnet carré'],
    });
    await desk.api.services.db.execute(sql`UPDATE products SET is_visible = true WHERE id = ${desk.magnet}`);
  });

  it('the address can be changed until the order is packed', async () => {
    const order = await pay(await buyBox());
    const move = () =>
      desk.customer.call<Order>(`PUT /api/orders/${order.id}/address`, {
        ...order.shippingAddress,
        line1: '4 quai des Brumes',
      });
    expect((await move()).body.shippingAddress?.line1).toBe('4 quai des Brumes');
    await walk(order, ['imprime', 'assemble', 'emballe']);
    expect((await move()).body.code).toBe('ORDER_ADDRESS_FIXED');
  });
});
