import type { Quote } from '@aimante/api-contract/checkout';
import type { DeskOrderDetail, UnpaidOrderDraft } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { photoSize, testDesk } from '../../../testing/desk/desk.ts';
import { moneyOf } from '../../../testing/desk/money.ts';
import { testAddress } from '../../../testing/selling/test-buyer.ts';
import { cardPayment, testCards } from '../../../testing/selling/test-cards.ts';
import { addCoupon, addProduct } from '../../../testing/selling/test-shop.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';

const desk = testDesk();
const { charged, settleAll, cleanBooks } = moneyOf(desk);
const one = async (statement: SQL) => (await desk.api.services.db.execute(statement)).rows[0];
const draftOf = ({ id }: Pick<Order, 'id'>) => desk.admin.call<UnpaidOrderDraft>(`GET /api/admin/orders/${id}/draft`);
const send = (id: string, body: object) =>
  desk.admin.call<DeskOrderDetail>(`POST /api/admin/orders/${id}/replacement`, body, {
    'idempotency-key': crypto.randomUUID(),
  });
const replace = async (order: Pick<Order, 'id'>, quantities: readonly number[], more: object = {}) =>
  send(order.id, { ...(await contentsOf(order, quantities)), ...more });
/** The order with other quantities, as the form sends it. */
async function contentsOf(order: Pick<Order, 'id'>, quantities: readonly number[]) {
  const { body: draft } = await draftOf(order);
  const items = draft.lines.map(({ product, variantId, photos }, place) => ({
    productId: product.id,
    variantId,
    quantity: quantities[place] ?? 1,
    photos: photos.map(({ photoId, recipe }) => ({ photoId, recipe, copies: quantities[place] ?? 1 })),
  }));
  const asked = { items: items.map((item) => ({ ...item, photos: undefined })), couponCode: draft.couponCode };
  const { body: quote } = await desk.admin.call<Quote>('POST /api/admin/orders/quote', {
    ...asked,
    postalCode: testAddress.postalCode,
    replaces: order.id,
  });
  const { version, couponCode, customerNote, payment, shipping } = draft;
  const { address, method } = shipping;
  return {
    ...{ version, couponCode, customerNote, payment, items, quoteHash: quote.quoteHash },
    shipping: { method, address },
  };
}
const buy = async (product: string, quantity: number, more: object = {}) =>
  (await desk.customer.order({ items: [{ productId: product, quantity }], ...more })).body;
const pay = (order: Order, card?: string, more: object = {}) =>
  desk.customer.call<{ state: string; action: { id: string } | null; code?: string }>(
    `POST /api/orders/${order.id}/pay`,
    cardPayment(order.totalCents, card, more),
  );
const stockOf = (product: string) => one(sql`SELECT on_hand, held FROM stocks WHERE product_id = ${product}`);

describe('changing an unpaid order', () => {
  it('replaces it by one with the new price, with its stock, coupon and customer', async () => {
    await addCoupon(desk.api.services, { code: 'SEULE', maxUses: 1 });
    const product = await addProduct(desk.api.services, { cents: 450, stock: 5 });
    const order = await buy(product, 2, { couponCode: 'SEULE' });
    const address = { ...testAddress, line1: '1 rue Neuve' };
    const { status, body } = await replace(order, [5], { shipping: { method: 'standard', address } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ shippingAddress: address, billingAddress: address },
      ...{ status: 'en_attente', email: order.email, totalCents: 2025, couponCode: 'SEULE' },
      lines: [{ quantity: 5 }],
      holdExpiresAt: new Date(desk.now.getTime() + 7 * 86_400_000).toISOString(),
    });
    expect(await stockOf(product)).toEqual({ on_hand: 5, held: 5 });
    expect(await one(sql`SELECT used FROM coupons WHERE code = 'SEULE'`)).toEqual({ used: 1 });
    expect(await desk.read(order)).toMatchObject({ status: 'annule', cancelReason: 'replaced', replacedBy: {} });
    const mail = sql`SELECT kind, payload ->> 'replaces' AS replaces FROM outbox WHERE order_id = ${body.id}`;
    expect(await one(mail)).toEqual({ kind: 'order-taken', replaces: order.number });
    expect((await pay(body)).body.state).toBe('paid');
    expect(await cleanBooks()).toEqual([]);
  });

  it('keeps the photos, the gift and the bill of the customer, and the way to pay', async () => {
    const company = { ...testAddress, company: 'Zoé SARL', siret: '73282932000074' };
    const { body: photo } = await desk.customer.order({
      items: [
        {
          ...{ productId: desk.magnet, quantity: 1 },
          photos: [{ photoId: desk.photoId, recipe: createRecipe(photoSize, 1) }],
        },
      ],
      gift: { message: 'Bravo', isWrapped: true },
      more: { billingAddress: company },
    });
    await desk.customer.call(`POST /api/orders/${photo.id}/pay`, {
      provider: 'transfer',
      totalCents: photo.totalCents,
    });
    const { status, body } = await replace(photo, [2]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      gift: { message: 'Bravo', isWrapped: true },
      billingAddress: { company: 'Zoé SARL', siret: '73282932000074' },
      lines: [{ quantity: 2, photos: [{ copies: 2, photoId: desk.photoId }] }, { kind: 'gift_wrap' }],
      attempts: [{ provider: 'transfer', state: 'open', amountCents: body.totalCents }],
    });
  });

  it('is refused for an order that is paid, cancelled or changed by another person', async () => {
    const paid = await buy(desk.box, 1);
    const { body: seen } = await draftOf(paid);
    await pay(paid);
    expect((await draftOf(paid)).body).toMatchObject({ code: 'ORDER_ALREADY_PAID' });
    const cancelled = await buy(desk.box, 1);
    await desk.customer.call(`POST /api/orders/${cancelled.id}/cancel`, {});
    expect((await draftOf(cancelled)).body).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
    const moved = await buy(desk.box, 1);
    expect((await replace(moved, [2], { version: 99 })).body).toMatchObject({ code: 'VERSION_CONFLICT' });
    const nobody = crypto.randomUUID();
    expect((await draftOf({ id: nobody })).body).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const { version, shipping, lines } = seen;
    const items = lines.map(({ product }) => ({ productId: product.id, quantity: 2 }));
    const body = {
      version,
      items,
      shipping: { method: 'standard', address: shipping.address },
      payment: 'link',
      quoteHash: '',
    };
    expect((await send(paid.id, body)).body).toMatchObject({ code: 'ORDER_ALREADY_PAID' });
    expect((await send(cancelled.id, body)).body).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
    expect((await send(nobody, body)).body).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });
});

describe('a payment of the former amount', () => {
  it('that was charged without an answer forbids the change', async () => {
    const order = await buy(desk.box, 1);
    await pay(order, testCards.succeeds, { simulate: 'lost' });
    expect((await replace(order, [3])).body).toMatchObject({ code: 'ORDER_ALREADY_PAID' });
    expect(await charged(order)).toBe(order.totalCents);
  });

  it('that the bank still asks about is refunded when it arrives after the change', async () => {
    const order = await buy(desk.box, 1);
    const { body: asked } = await pay(order, testCards.asks3ds);
    expect(asked.state).toBe('requires_action');
    const { body: next } = await replace(order, [3]);
    // The customer answers the bank in the tab that is still open, and the provider did not cancel in time.
    await one(sql`UPDATE demo_payments p SET status = 'succeeded' FROM payment_attempts a
      WHERE a.id = p.attempt_id AND a.order_id = ${order.id}`);
    await settleAll();
    expect(await charged(order)).toBe(0);
    expect(await desk.read(order)).toMatchObject({ status: 'annule' });
    expect(await desk.read(next)).toMatchObject({ status: 'en_attente', totalCents: 2370 });
    expect((await pay(order)).body.code).toBe('ORDER_REPLACED');
    expect((await pay(next)).body.state).toBe('paid');
    expect(await charged(order, next)).toBe(2370);
    expect(await cleanBooks()).toEqual([]);
  });

  it('that starts at the same moment counts for the order, or the change does: never both', async () => {
    for (let times = 0; times < 6; times += 1) {
      const order = await buy(desk.box, 1);
      const contents = await contentsOf(order, [2]);
      const [paid, changed] = await Promise.all([pay(order), send(order.id, contents)]);
      await settleAll();
      if (changed.status !== 201) {
        expect(['ORDER_ALREADY_PAID', 'PAYMENT_IN_PROGRESS']).toContain((changed.body as { code?: string }).code);
        expect(await desk.read(order)).toMatchObject({ paymentStatus: 'paid', status: 'en_cours' });
        expect(await charged(order)).toBe(order.totalCents);
        continue;
      }
      expect(paid.body.state).not.toBe('paid');
      expect(await desk.read(changed.body)).toMatchObject({ paymentStatus: 'pending' });
      expect(await charged(order, changed.body)).toBe(0);
    }
    expect(await cleanBooks()).toEqual([]);
  });
});
