import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { photoSize, testDesk } from '../../../testing/desk/desk.ts';
import { placeReadyOrder, putTilePicture } from '../../../testing/production/ready-order.ts';
import { addBundle, addCoupon, addProduct } from '../../../testing/selling/test-shop.ts';
import { checkBooks } from '../../books/index.ts';
import { sql } from '../../platform/sql/sql.ts';
import { settlePayments } from '../../selling/index.ts';

const desk = testDesk();
const { pay } = desk;
let sold: string;
beforeAll(async () => {
  sold = await addProduct(desk.api.services, { cents: 333, stock: 100 });
  await addCoupon(desk.api.services, { code: 'QUINZE', value: 15 });
});

const buy = async (items: object[], more: object = {}) =>
  pay((await desk.customer.order({ items, ...more } as Parameters<typeof desk.customer.order>[0])).body);
const open = async ({ id }: Order) => (await desk.admin.call<DeskOrderDetail>(`GET /api/admin/orders/${id}`)).body;
const send = (order: Pick<Order, 'id'>, body: object) =>
  desk.admin.call<DeskOrderDetail>(`PUT /api/admin/orders/${order.id}/lines`, {
    reason: 'Erreur de quantité',
    ...body,
  });

interface Kept {
  quantity: number;
  photos?: object[];
}
/** Changes lines by their place. */
async function change(order: Order, kept: Readonly<Record<number, number | Kept>>, refundCents: number) {
  const { version, lines } = await open(order);
  const changes = Object.entries(kept).map(([place, to]) => ({
    lineId: lines[Number(place)]?.id,
    ...(typeof to === 'number' ? { quantity: to } : to),
  }));
  return send(order, { version, lines: changes, refundCents });
}
const unitsOf = async (product: string) => {
  const { rows } = await desk.api.services.db.execute<{ units: number }>(
    sql`SELECT on_hand AS units FROM stocks WHERE product_id = ${product}`,
  );
  return rows[0]?.units ?? 0;
};

describe('taking items out of a paid order', () => {
  it('refunds what was paid for them, with a credit note, and returns them to the stock', async () => {
    const order = await buy([{ productId: sold, quantity: 3 }], { couponCode: 'QUINZE' });
    const before = await unitsOf(sold);
    // 3 × 3,33 € less 15 % is 8,49 €: 2,83 € for each.
    const { status, body } = await change(order, { 0: 1 }, 566);
    expect(status).toBe(200);
    expect(body.lines).toMatchObject([{ quantity: 3, removedQuantity: 2, totalCents: 999 }]);
    expect(body.history.find(({ type }) => type === 'lines_changed')).toMatchObject({
      actor: 'test-admin@aimante.test',
      data: { before: expect.stringContaining('3'), after: expect.stringContaining('1'), refundCents: 566 },
    });
    expect(await unitsOf(sold)).toBe(before + 2);
    await settlePayments.run(desk.api.services);
    expect(await desk.read(order)).toMatchObject({
      totalCents: order.totalCents,
      refundedCents: 566,
      lines: [{ removedQuantity: 2 }],
      refunds: [{ state: 'done', parts: [{ quantity: 2, amountCents: 566 }] }],
      documents: expect.arrayContaining([expect.objectContaining({ kind: 'credit_note' })]),
    });
    const problems = await checkBooks(desk.api.services.db);
    // The test shop's first stock has no movement.
    expect(problems.filter(({ check }) => check !== 'stock-equals-movements')).toEqual([]);
  });

  it('sends the customer the new summary', async () => {
    const order = await buy([{ productId: sold, quantity: 3 }]);
    await change(order, { 0: 2 }, 333);
    const { rows } = await desk.api.services.db.execute<{ payload: Record<string, unknown> }>(
      sql`SELECT payload FROM outbox WHERE kind = 'order-changed' AND order_id = ${order.id}`,
    );
    expect(rows.map(({ payload }) => payload)).toMatchObject([
      {
        removed: ['1\u00A0×\u00A0Magnet carré'],
        lines: ['2\u00A0×\u00A0Magnet carré'],
        refundCents: 333,
        leftCents: order.totalCents - 333,
      },
    ]);
  });

  it('returns the rest, and no more, when the order is cancelled afterwards', async () => {
    const before = await unitsOf(sold);
    const order = await buy([{ productId: sold, quantity: 5 }]);
    await change(order, { 0: 2 }, 999);
    await desk.change(order, { status: 'annule' });
    expect(await unitsOf(sold)).toBe(before);
    await settlePayments.run(desk.api.services);
    expect((await desk.read(order)).refundedCents).toBe(order.totalCents);
  });

  it('deletes the photos that are not printed, and sends the rest to print once it is approved', async () => {
    const photos = [desk.photoId, desk.photoId].map((photoId) => ({
      photoId,
      copies: 2,
      recipe: createRecipe(photoSize, 1),
    }));
    const order = await buy([{ productId: desk.magnet, quantity: 4, photos }]);
    const [line] = (await open(order)).lines;
    const [first, second] = line?.photos ?? [];
    for (const [photo, review] of [
      [first, 'approved'],
      [second, 'blocked'],
    ] as const)
      await desk.admin.call(`POST /api/admin/orders/${order.id}/photos/${photo?.id}/review`, { review, reason: null });
    const paid = (await open(order)).refundable?.lines[0]?.paidCents ?? 0;
    expect((await change(order, { 0: 2 }, paid / 2)).body.code).toBe('ORDER_LINES_PHOTOS');
    const kept = {
      quantity: 1,
      photos: [
        { linePhotoId: first?.id, copies: 1 },
        { linePhotoId: second?.id, copies: 0 },
      ],
    };
    const { body } = await change(order, { 0: kept }, Math.floor((paid * 3) / 4));
    expect(body).toMatchObject({
      stage: 'pret',
      lines: [{ removedQuantity: 3, photos: [{ id: first?.id, copies: 1 }] }],
    });
  });

  it('removes a set as a whole', async () => {
    const product = await addProduct(desk.api.services, { cents: 500, stock: 50 });
    await addBundle(desk.api.services, product, { quantity: 4, cents: 400, stock: 5 });
    const order = await buy([{ productId: product, quantity: 5 }]);
    expect((await open(order)).lines.map(({ quantity }) => quantity)).toEqual([4, 1]);
    expect((await change(order, { 0: 3 }, 400)).body.code).toBe('ORDER_LINES_SET');
    expect((await change(order, { 0: 0 }, 1600)).body).toMatchObject({
      lines: [{ removedQuantity: 4 }, { removedQuantity: 0 }],
    });
  });

  it('refuses more items, no item, another amount, another order and an unpaid one', async () => {
    const order = await buy([{ productId: sold, quantity: 2 }]);
    expect((await change(order, { 0: 3 }, 0)).body.code).toBe('ORDER_LINES_ADDED');
    expect((await change(order, { 0: 0 }, 666)).body.code).toBe('ORDER_LINES_NONE');
    expect((await change(order, { 0: 1 }, 300)).body.code).toBe('REFUND_AMOUNT_DIFFERS');
    expect((await change(order, { 7: 1 }, 333)).status).toBe(400);
    const unpaid = await desk.buyBox();
    expect((await change(unpaid, { 0: 0 }, 790)).body.code).toBe('ORDER_LINES_UNPAID');
    expect((await open(order)).refunds).toEqual([]);
  });

  it('refuses a line of another order, and one line twice', async () => {
    const order = await buy([{ productId: sold, quantity: 2 }]);
    const other = await open(await buy([{ productId: sold, quantity: 2 }]));
    const { version, lines } = await open(order);
    const [own, strange] = [lines, other.lines].map(([line]) => ({ lineId: line?.id, quantity: 1 }));
    const refused = { status: 409, body: { code: 'ORDER_LINES_OTHER' } };
    expect(await send(order, { version, lines: [strange], refundCents: 333 })).toMatchObject(refused);
    expect(await send(order, { version, lines: [own, own], refundCents: 666 })).toMatchObject(refused);
    expect((await open(order)).refunds).toEqual([]);
  });

  it('refuses what is on a print sheet or further', async () => {
    const order = await buy([{ productId: sold, quantity: 2 }]);
    await desk.walk(order, ['imprime']);
    expect((await change(order, { 0: 1 }, 333)).body.code).toBe('ORDER_LINES_FIXED');
    await putTilePicture(desk.api.services);
    const ready = await placeReadyOrder(desk.api.services, { copies: [2] });
    const { version, lines } = (await desk.admin.call<DeskOrderDetail>(`GET /api/admin/orders/${ready.id}`)).body;
    await desk.admin.call('POST /api/admin/batches', { orderIds: [ready.id] });
    const body = { version, lines: [{ lineId: lines[0]?.id, quantity: 1 }], refundCents: 100 };
    expect((await send(ready, body)).body.code).toBe('ORDER_LINES_FIXED');
  });

  it('runs once when two persons press at once', async () => {
    const order = await buy([{ productId: sold, quantity: 3 }]);
    const { version, lines } = await open(order);
    const body = { version, lines: [{ lineId: lines[0]?.id, quantity: 2 }], refundCents: 333 };
    const answers = await Promise.all([send(order, body), send(order, body)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await open(order)).refunds).toHaveLength(1);
  });
});
