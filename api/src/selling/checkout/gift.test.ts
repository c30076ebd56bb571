import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { addCoupon, addProduct } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';

let api: TestApi;
let guest: TestBuyer;
let product: string;
let items: { productId: string; quantity: number }[];
const now = new Date('2026-11-17T09:00:00Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  guest = new TestBuyer(api);
  product = await addProduct(api.services, { cents: 450, stock: 1000 });
  items = [{ productId: product, quantity: 2 }];
}, 60_000);
afterAll(() => api.close(), 30_000);

const quote = (more: object) =>
  guest.call<Record<string, unknown>>('POST /api/checkout/quote', { items, ...more }).then(({ body }) => body);
const gift = { message: 'Bon anniversaire, mamie !\nLéo', isWrapped: true };

describe('a gift', () => {
  it('costs what the settings ask for its wrap, and nothing without it', async () => {
    expect(await quote({})).toMatchObject({ totalCents: 900, giftWrap: { cents: 390, isChosen: false } });
    expect(await quote({ isGiftWrapped: true })).toMatchObject({
      subtotalCents: 1290,
      totalCents: 1290,
      vatCents: 215,
      giftWrap: { cents: 390, isChosen: true },
      lines: [{ productId: product, totalCents: 900 }],
    });
  });

  it('has a wrap that no coupon makes cheaper', async () => {
    await addCoupon(api.services, { code: 'DIX', value: 10 });
    const answer = await quote({ isGiftWrapped: true, couponCode: 'DIX' });
    expect(answer).toMatchObject({ subtotalCents: 1290, discountCents: 90, totalCents: 1200 });
  });

  it('keeps its message and its wrap with the order, as a line that is not ordered again', async () => {
    const { status, body } = await guest.order({ items, gift });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      totalCents: 1290,
      gift,
      lines: [
        { kind: 'article', totalCents: 900 },
        { kind: 'gift_wrap', name: 'Papier cadeau', totalCents: 390 },
      ],
    });
    const { rows } = await api.services.db.execute(sql`SELECT is_gift, gift_message FROM orders WHERE id = ${body.id}`);
    expect(rows).toEqual([{ is_gift: true, gift_message: gift.message }]);
    const again = await guest.call(`POST /api/orders/${body.id}/reorder`, undefined, {
      'x-order-token': body.trackToken,
    });
    expect(again.body).toMatchObject({ items: [{ productId: product }], unavailable: [] });
  });

  it('may be a card alone', async () => {
    const { body } = await guest.order({
      items: [{ productId: product, quantity: 3 }],
      gift: { message: 'Merci', isWrapped: false },
    });
    expect(body).toMatchObject({ totalCents: 1350, gift: { message: 'Merci', isWrapped: false } });
    expect(body.lines).toHaveLength(1);
  });

  it('is no gift when nothing says so', async () => {
    const { body } = await guest.order({ items: [{ productId: product, quantity: 4 }] });
    expect(body.gift).toBeNull();
  });

  it('is refused when the wrap became dearer since the quote', async () => {
    const draft = await guest.draft({ items: [{ productId: product, quantity: 5 }], gift });
    const { db, changes } = api.services;
    await db.execute(sql`INSERT INTO settings (key, value) VALUES ('shipping', '{"giftWrapCents": 490}')`);
    changes.touch('settings');
    const refused = await guest.call('POST /api/orders', draft, { 'idempotency-key': 'dearer' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
  });
});
