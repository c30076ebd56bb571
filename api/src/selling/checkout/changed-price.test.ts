import type { Order } from '@aimante/api-contract/orders';
import { describe, expect, it } from '@jest/globals';
import { testPayments } from '../../../testing/selling/payments.ts';
import { testAddress } from '../../../testing/selling/test-buyer.ts';
import { testCards } from '../../../testing/selling/test-cards.ts';
import { sql } from '../../platform/sql/sql.ts';

const shop = testPayments();
const { charged, one, pay, read } = shop;

const purchase = () => ({ items: [{ productId: shop.product, quantity: 2 }], checkoutId: crypto.randomUUID() });
const setPrice = (cents: number) =>
  shop.api.services.db.execute(sql`UPDATE products SET price_cents = ${cents} WHERE id = ${shop.product}`);
const countOrders = async () => Number((await one(sql`SELECT count(*) AS n FROM orders`))?.n);
const place = (draft: object) =>
  shop.customer.call<Order>('POST /api/orders', draft, { 'idempotency-key': crypto.randomUUID() });
const quoteIn = (details: Record<string, unknown> | undefined) =>
  details?.quote as { totalCents: number; quoteHash: string };

describe('a price that rises', () => {
  it('before the quote is in the quote', async () => {
    const asked = purchase();
    expect((await shop.customer.quote(asked)).body.totalCents).toBe(900);
    await setPrice(600);
    const { body } = await shop.customer.quote(asked);
    expect(body.totalCents).toBe(1200);
    const order = (await place(await shop.customer.draft({ ...asked, quoteHash: body.quoteHash }))).body;
    await pay(order);
    expect(await charged(order)).toBe(1200);
  });

  it('after the quote orders nothing until the customer confirms the new total', async () => {
    const draft = await shop.customer.draft(purchase());
    const before = await countOrders();
    await setPrice(600);
    const refused = await place(draft);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    expect(await countOrders()).toBe(before);
    const { totalCents, quoteHash } = quoteIn(refused.body.details);
    expect(totalCents).toBe(1200);
    expect((await place({ ...draft, quoteHash })).body.totalCents).toBe(1200);
  });

  it('while the payment form is open leaves the confirmed total as it is', async () => {
    const draft = await shop.customer.draft(purchase());
    const order = (await place(draft)).body;
    await setPrice(600);
    expect((await place(draft)).body).toMatchObject({ id: order.id, totalCents: 900 });
    expect((await pay({ ...order, totalCents: 1200 })).status).toBe(409);
    expect((await pay(order)).body.state).toBe('paid');
    expect(await charged(order)).toBe(900);
  });

  it('after a declined card leaves the confirmed total as it is', async () => {
    const order = (await place(await shop.customer.draft(purchase()))).body;
    expect((await pay(order, testCards.declined)).body.state).toBe('failed');
    await setPrice(600);
    expect((await read(order)).totalCents).toBe(900);
    expect((await pay(order)).body.state).toBe('paid');
    expect(await charged(order)).toBe(900);
  });

  it('after a declined card is confirmed again when the cart changes', async () => {
    const asked = purchase();
    const draft = await shop.customer.draft(asked);
    const order = (await place(draft)).body;
    await pay(order, testCards.declined);
    await setPrice(600);
    const edited = {
      ...draft,
      shipping: { method: 'standard', address: { ...testAddress, line1: '14 rue des Lilas' } },
    };
    const refused = await place(edited);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    expect(await read(order)).toMatchObject({ status: 'en_attente', totalCents: 900 });
    const { quoteHash } = quoteIn(refused.body.details);
    const replacing = (await place({ ...edited, quoteHash })).body;
    await pay(replacing);
    expect(await charged(replacing)).toBe(1200);
    expect(await charged(order)).toBe(0);
    expect((await read(order)).status).toBe('annule');
  });
});
