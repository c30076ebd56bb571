import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { photoSize, testDesk } from '../../../../testing/desk/desk.ts';
import { consentOf, type PhotoEvent } from './print-anyway.ts';

const desk = testDesk();
const { buyMagnet, pay, read } = desk;

const photoOf = ({ lines }: Order) => lines[0]?.photos[0];
const pathOf = (order: Order) => `/api/orders/${order.id}/photos/${photoOf(order)?.id}`;

const review = (order: Order, body: object) =>
  desk.admin.call<DeskOrderDetail>(`POST /api/admin/orders/${order.id}/photos/${photoOf(order)?.id}/review`, body);
const block = (order: Order, more: object = {}) => review(order, { review: 'blocked', reason: 'Trop floue', ...more });
const printAnyway = (order: Order, body: object = { consent: true }) =>
  desk.customer.call<Order>(`POST ${pathOf(order)}/print-anyway`, body);

async function blockedOrder(more?: object): Promise<Order> {
  const order = await pay(await buyMagnet());
  await block(order, more);
  return order;
}

describe('a blocked photo that the customer wants as it is', () => {
  it('sends the shop the consent and the accepted wording', async () => {
    const order = await blockedOrder();
    expect(photoOf(await read(order))).toMatchObject({ canPrintAnyway: true, isPrintedAnyway: false, dpi: 457 });
    const { status, body } = await printAnyway(order);
    expect([status, body.stage, body.mark]).toEqual([200, 'a_verifier', null]);
    expect(photoOf(body)).toMatchObject({ review: 'waiting', reviewReason: null, isPrintedAnyway: true });
    const { body: seen } = await desk.admin.call<DeskOrderDetail>(`GET /api/admin/orders/${order.id}`);
    expect(photoOf(seen)).toMatchObject({ isPrintedAnyway: true });
    expect(seen.history[0]).toMatchObject({
      type: 'photo_printed_anyway',
      by: 'customer',
      data: { reason: 'Trop floue' },
    });
    expect((await review(order, { review: 'approved' })).body.stage).toBe('pret');
  });

  it('is asked for once only', async () => {
    const order = await blockedOrder();
    const answers = await Promise.all([printAnyway(order), printAnyway(order), printAnyway(order)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const events = (await read(order)).events.filter(({ type }) => type === 'photo_printed_anyway');
    expect(events).toHaveLength(1);
  });

  it('needs the consent, and a photo of this order that is blocked', async () => {
    const order = await blockedOrder();
    expect((await printAnyway(order, {})).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await printAnyway(order, { consent: false })).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    const other = await pay(await buyMagnet());
    expect((await printAnyway(other)).body).toMatchObject({ code: 'PHOTO_NOT_BLOCKED' });
    const foreign = `POST /api/orders/${other.id}/photos/${photoOf(order)?.id}/print-anyway`;
    expect((await desk.customer.call(foreign, { consent: true })).status).toBe(404);
    expect((await read(order)).stage).toBe('bloque');
  });

  it('has to be replaced where the shop says so, or blocks it again', async () => {
    const refused = await blockedOrder({ mustBeReplaced: true });
    expect(photoOf(await read(refused))?.canPrintAnyway).toBe(false);
    expect((await printAnyway(refused)).body).toMatchObject({ code: 'PHOTO_MUST_BE_REPLACED' });
    const again = await blockedOrder();
    await printAnyway(again);
    await block(again);
    expect((await printAnyway(again)).body).toMatchObject({ code: 'PHOTO_MUST_BE_REPLACED' });
  });

  it('can be requested again once its replacement is blocked', async () => {
    const order = await blockedOrder({ mustBeReplaced: true });
    const wish = { photoId: desk.photoId, recipe: createRecipe(photoSize, 1) };
    await desk.customer.call(`POST ${pathOf(order)}/replace`, wish);
    await block(order);
    expect((await printAnyway(order)).status).toBe(200);
  });
});

describe('consentOf', () => {
  it('gives no choice where the system has blocked a photo that it cannot read', () => {
    const blocked: PhotoEvent = { type: 'photo_blocked', by: 'system', data: { linePhotoId: 'a' } };
    expect(consentOf([blocked], 'a').canPrintAnyway).toBe(false);
    expect(consentOf([{ ...blocked, by: 'admin' }], 'a').canPrintAnyway).toBe(true);
    expect(consentOf([{ ...blocked, by: 'admin' }], 'b').canPrintAnyway).toBe(false);
  });
});
