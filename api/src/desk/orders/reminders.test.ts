import type { Quote } from '@aimante/api-contract/checkout';
import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { photoSize, testDesk } from '../../../testing/desk/desk.ts';
import { testAddress } from '../../../testing/selling/test-buyer.ts';
import { addPhoto } from '../../../testing/selling/test-shop.ts';
import { dropOvertaken } from '../../platform/mail/sending/lease-mails.ts';
import { sql } from '../../platform/sql/sql.ts';
import { isOvertaken, remindCustomers } from '../../selling/index.ts';

const desk = testDesk();
const { buyBox, buyMagnet, pay } = desk;

const day = 86_400_000;
const mailsAbout = async (order: Order, kind: string) => {
  const { rows } = await desk.api.services.db.execute<{ payload: { reminder?: number; dueOn?: string } }>(
    sql`SELECT payload FROM outbox WHERE kind = ${kind} AND payload ->> 'orderNumber' = ${order.number} ORDER BY id`,
  );
  return rows.map(({ payload }) => payload);
};

/** Runs the job twice on each of the given days after the start. Returns the number of mails after each day. */
async function count(order: Order, kind: string, days: readonly number[]): Promise<number[]> {
  const begun = desk.now;
  const counts: number[] = [];
  for (const after of days) {
    desk.now = new Date(begun.getTime() + after * day);
    await remindCustomers.run(desk.api.services);
    await remindCustomers.run(desk.api.services);
    counts.push((await mailsAbout(order, kind)).length);
  }
  desk.now = begun;
  return counts;
}

describe('a customer is reminded', () => {
  it('of a photo to replace on the second and the fifth day, and of a second block from the start', async () => {
    const order = await pay(await buyMagnet());
    const photo = order.lines[0]?.photos[0]?.id;
    const block = () =>
      desk.admin.call(`POST /api/admin/orders/${order.id}/photos/${photo}/review`, {
        review: 'blocked',
        reason: 'Un peu floue.',
      });
    await block();
    expect(await count(order, 'photo-to-replace', [0, 1.9, 2.1, 3, 5.1, 6, 9])).toEqual([1, 1, 2, 2, 3, 3, 3]);
    expect((await mailsAbout(order, 'photo-to-replace')).map(({ reminder }) => reminder)).toEqual([0, 1, 2]);
    const body = { photoId: desk.photoId, recipe: createRecipe(photoSize, 1) };
    desk.now = new Date(desk.now.getTime() + 10 * day);
    expect((await desk.customer.call(`POST /api/orders/${order.id}/photos/${photo}/replace`, body)).status).toBe(200);
    expect(await count(order, 'photo-to-replace', [2.1, 5.1])).toEqual([3, 3]);
    await block();
    expect(await count(order, 'photo-to-replace', [0, 2.1])).toEqual([4, 5]);
  });

  it('of an order by phone to pay, a day before its link ends, once', async () => {
    const items = [{ productId: desk.box, quantity: 1 }];
    const { postalCode } = testAddress;
    const quote = await desk.admin.call<Quote>('POST /api/admin/orders/quote', { items, postalCode });
    const taken = {
      ...{ email: 'appel@exemple.test', locale: 'fr', items, quoteHash: quote.body.quoteHash, payment: 'link' },
      shipping: { method: 'standard', address: testAddress },
    };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { body: order } = await desk.admin.call<Order>('POST /api/admin/orders', taken, key);
    expect(await count(order, 'link-reminder', [5.9, 6.1, 6.5, 7.1])).toEqual([0, 1, 1, 1]);
    expect((await mailsAbout(await buyBox(), 'link-reminder')).length).toBe(0);
  });

  it('of the photos of a paid order by phone, on the second and the fifth day, until they are there', async () => {
    const line = { productId: desk.magnet, quantity: 1 };
    const { postalCode } = testAddress;
    const quote = await desk.admin.call<Quote>('POST /api/admin/orders/quote', { items: [line], postalCode });
    const taken = {
      ...{ email: 'photos@exemple.test', locale: 'fr', quoteHash: quote.body.quoteHash, payment: 'transfer' },
      ...{ items: [{ ...line, photosToCome: true }], shipping: { method: 'standard', address: testAddress } },
    };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { body: order } = await desk.admin.call<Order>('POST /api/admin/orders', taken, key);
    expect(await count(order, 'photos-missing', [2.1])).toEqual([0]);
    const paid = await desk.admin.call<Order>(`POST /api/admin/orders/${order.id}/mark-paid`, { provider: 'transfer' });
    expect(paid.body).toMatchObject({ stage: 'a_verifier', missingPhotos: 1 });
    expect(await count(order, 'photos-missing', [1.9, 2.1, 3, 5.1, 9])).toEqual([0, 1, 1, 2, 2]);
    const { db } = desk.api.services;
    const stillSent = async () => {
      await dropOvertaken(db, { now: new Date(desk.now.getTime() + 9 * day), isOvertaken });
      const { rows } = await db.execute<{ status: string }>(
        sql`SELECT status FROM outbox WHERE kind = 'photos-missing' AND order_id = ${order.id}`,
      );
      return rows.filter(({ status }) => status !== 'overtaken').length;
    };
    expect(await stillSent()).toBe(2);
    const photoId = await addPhoto(desk.api.services, { owner: 'order:test' });
    await db.execute(sql`INSERT INTO order_line_photos (id, order_line_id, photo_id, position, copies, recipe)
      VALUES (${crypto.randomUUID()}, ${order.lines[0]?.id}, ${photoId}, 0, 1, '{}')`);
    expect(await stillSent()).toBe(0);
  });

  it('of a missing transfer, on the third day, once', async () => {
    const order = await buyBox();
    const { totalCents } = order;
    await desk.customer.call(`POST /api/orders/${order.id}/pay`, { provider: 'transfer', totalCents });
    expect(await count(order, 'transfer-reminder', [2.9, 3.1, 4])).toEqual([0, 1, 1]);
    const [awaited] = await mailsAbout(order, 'transfer-awaited');
    expect((await mailsAbout(order, 'transfer-reminder'))[0]?.dueOn).toBe(awaited?.dueOn);
  });

  it('of neither once it is settled', async () => {
    const order = await buyBox();
    await desk.customer.call(`POST /api/orders/${order.id}/pay`, {
      provider: 'transfer',
      totalCents: order.totalCents,
    });
    await desk.admin.call(`POST /api/admin/orders/${order.id}/mark-paid`, { provider: 'transfer' });
    expect(await count(order, 'transfer-reminder', [3.1])).toEqual([0]);
  });
});
