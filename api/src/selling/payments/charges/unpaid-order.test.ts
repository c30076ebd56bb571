import type { Order } from '@aimante/api-contract/orders';
import { describe, expect, it } from '@jest/globals';
import { tokenFor } from '../../../../testing/platform/test-actors.ts';
import { testPayments } from '../../../../testing/selling/payments.ts';
import { TestBuyer } from '../../../../testing/selling/test-buyer.ts';
import { testCards } from '../../../../testing/selling/test-cards.ts';
import { addCoupon } from '../../../../testing/selling/test-shop.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { expireOrders } from '../../order-changes/expire-orders.ts';
import { reconcilePayments, settlePayments } from '../payment-jobs.ts';

const shop = testPayments();
const { buy, charged, later, one, pay, read, stock } = shop;

describe('an order that is not paid', () => {
  it('releases its stock after half an hour, and reserves it again when it is paid later', async () => {
    const order = await buy(10);
    later(31);
    await expireOrders.run(shop.api.services);
    expect(await stock()).toEqual({ on_hand: 10, held: 0 });
    expect((await read(order)).status).toBe('en_attente');
    expect((await pay(order)).body.state).toBe('paid');
    expect(await stock()).toEqual({ on_hand: 0, held: 0 });
  });

  it('cannot be paid after its stock is sold to another customer', async () => {
    const order = await buy(10);
    later(31);
    await expireOrders.run(shop.api.services);
    await pay(await buy(1));
    expect(await pay(order)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    expect(await charged(order)).toBe(0);
  });

  it('is reserved longer after a declined card, once', async () => {
    const order = await buy();
    later(20);
    await pay(order, testCards.declined);
    const extended = (await read(order)).holdExpiresAt;
    expect(extended).toBe(new Date(shop.now.getTime() + 30 * 60_000).toISOString());
    later(20);
    await pay(order, testCards.declined);
    expect((await read(order)).holdExpiresAt).toBe(extended);
  });

  it('is cancelled after a day, and its coupon is returned', async () => {
    const code = `UNE${shop.product.slice(-6).toUpperCase()}`;
    await addCoupon(shop.api.services, { code, maxUses: 1 });
    const order = await buy(2, { couponCode: code });
    const used = () => one(sql`SELECT used FROM coupons WHERE code = ${code}`);
    expect(await used()).toEqual({ used: 1 });
    later(24 * 60 + 1);
    await expireOrders.run(shop.api.services);
    expect(await read(order)).toMatchObject({ status: 'annule', cancelReason: 'unpaid' });
    expect(await used()).toEqual({ used: 0 });
    expect(await pay(order)).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_PAYABLE' } });
  });

  it('reopens when its payment arrives late', async () => {
    const order = await buy();
    await pay(order, testCards.succeeds, { simulate: 'lost' });
    later(24 * 60 + 1);
    await expireOrders.run(shop.api.services);
    expect((await read(order)).status).toBe('annule');
    await reconcilePayments.run(shop.api.services);
    const reopened = await read(order);
    expect(reopened).toMatchObject({ status: 'en_cours', paymentStatus: 'paid', cancelReason: null });
    expect(reopened.events[0]?.type).toBe('reopened');
    expect(await stock()).toEqual({ on_hand: 8, held: 0 });
  });

  it('reserves its coupon when it reopens, and sets no limit on an unlimited one', async () => {
    const code = `SANS${shop.product.slice(-6).toUpperCase()}`;
    await addCoupon(shop.api.services, { code });
    const order = await buy(2, { couponCode: code });
    await pay(order, testCards.succeeds, { simulate: 'lost' });
    later(24 * 60 + 1);
    await expireOrders.run(shop.api.services);
    await reconcilePayments.run(shop.api.services);
    expect((await read(order)).status).toBe('en_cours');
    expect(await one(sql`SELECT used, max_uses FROM coupons WHERE code = ${code}`)).toEqual({
      used: 1,
      max_uses: null,
    });
  });

  it('is refunded when its money arrives too late for its stock', async () => {
    const order = await buy(10);
    await pay(order, testCards.succeeds, { simulate: 'lost' });
    later(24 * 60 + 1);
    await expireOrders.run(shop.api.services);
    await pay(await buy(5));
    await reconcilePayments.run(shop.api.services);
    await settlePayments.run(shop.api.services);
    expect(await read(order)).toMatchObject({ status: 'annule', mark: 'refunded', documents: [] });
    expect(await charged(order)).toBe(0);
  });
});

describe('cancelling', () => {
  it('refunds in full, with a credit note, and puts back what was not made', async () => {
    const order = await buy();
    await pay(order);
    const cancelled = await shop.customer.call<Order>(`POST /api/orders/${order.id}/cancel`, {
      reason: 'changé d’avis',
    });
    expect(cancelled.body).toMatchObject({ status: 'annule', cancelReason: 'changé d’avis' });
    expect(await stock()).toEqual({ on_hand: 10, held: 0 });
    await settlePayments.run(shop.api.services);
    await settlePayments.run(shop.api.services);
    const refunded = await read(order);
    expect(refunded).toMatchObject({ mark: 'refunded', refundedCents: order.totalCents });
    expect(refunded.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
    expect(await charged(order)).toBe(0);
    const points = await one(
      sql`SELECT sum(points)::int AS points, sum(pending)::int AS pending FROM loyalty_entries WHERE order_id = ${order.id}`,
    );
    expect(points).toEqual({ points: 0, pending: 0 });
  });

  it('refunds the remainder when a part is refunded already', async () => {
    const order = await buy();
    await pay(order);
    const admin = new TestBuyer(shop.api, { authorization: `Bearer ${await tokenFor(shop.api.services, 'admin')}` });
    const part = { amountCents: 300, reason: 'geste' };
    await admin.call(`POST /api/admin/orders/${order.id}/refunds`, part, { 'idempotency-key': 'part' });
    expect((await shop.customer.call(`POST /api/orders/${order.id}/cancel`)).status).toBe(200);
    await settlePayments.run(shop.api.services);
    expect((await read(order)).refundedCents).toBe(order.totalCents);
    expect(await charged(order)).toBe(0);
  });

  it('promises no points while a full refund is on its way', async () => {
    await shop.api.services.db.execute(sql`UPDATE products SET loyalty_points = 5 WHERE id = ${shop.product}`);
    const order = await buy();
    expect(order.loyaltyPoints).toBe(10);
    await pay(order);
    const admin = new TestBuyer(shop.api, { authorization: `Bearer ${await tokenFor(shop.api.services, 'admin')}` });
    const refund = (amountCents: number) =>
      admin.call(
        `POST /api/admin/orders/${order.id}/refunds`,
        { amountCents, reason: 'geste' },
        {
          'idempotency-key': `points ${amountCents}`,
        },
      );
    await refund(300);
    const left = Math.round(10 * (1 - 300 / order.totalCents));
    expect((await read(order)).loyaltyPoints).toBe(left);
    await refund(order.totalCents - 300);
    expect(await read(order)).toMatchObject({ refundPendingCents: order.totalCents, loyaltyPoints: 0 });
  });

  it('is the customer’s until printing begins', async () => {
    const order = await buy();
    await pay(order);
    await shop.api.services.db.execute(sql`UPDATE orders SET stage = 'imprime' WHERE id = ${order.id}`);
    const refused = await shop.customer.call(`POST /api/orders/${order.id}/cancel`);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'ORDER_TRANSITION_REFUSED', details: { obstacle: 'stage' } },
    });
    expect(refused.body).toMatchObject({ message: expect.stringContaining('la fabrication est à une autre étape') });
  });

  it('gives an unpaid order’s stock back at once', async () => {
    const order = await buy(10);
    await shop.customer.call(`POST /api/orders/${order.id}/cancel`);
    expect(await stock()).toEqual({ on_hand: 10, held: 0 });
    expect((await shop.customer.call(`POST /api/orders/${order.id}/cancel`)).status).toBe(409);
  });
});
