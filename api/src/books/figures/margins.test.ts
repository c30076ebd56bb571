import { listProductCosts, setProductCost } from '@aimante/api-contract/catalogue';
import { listMargins } from '@aimante/api-contract/operations';
import { describe, expect, it } from '@jest/globals';
import { lineOf, TestDevice } from '../../../testing/books/test-device.ts';
import { testDesk } from '../../../testing/desk/desk.ts';
import { addBundle, addMarketEvent, addProduct } from '../../../testing/selling/test-shop.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';
import { settlePayments } from '../../selling/index.ts';
import { readBestSellers } from './best-sellers.ts';
import { periodOf } from './sales.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };
const desk = testDesk();

async function sell(productId: string, quantity: number) {
  const { body } = await desk.customer.order({ items: [{ productId, quantity }] });
  await desk.pay(body);
  await settlePayments.run(desk.api.services);
  return body;
}

async function marginOf(productId: string, query = november) {
  const admin = await desk.api.as('admin');
  return (await admin(listMargins, { query })).items.find(({ id }) => id === productId);
}

describe('the margin of a product', () => {
  it('is its amount without VAT less the cost of its pieces, once a cost is entered', async () => {
    const productId = await addProduct(desk.api.services, { cents: 600, stock: 100 });
    await sell(productId, 3);
    expect(await marginOf(productId)).toMatchObject({ quantity: 3, cents: 1800, netCents: 1500, costCents: null });
    const admin = await desk.api.as('admin');
    const body = { variantId: null, cost: 1.25, validFrom: '2026-12-01' };
    const costs = await admin(setProductCost, { params: { id: productId }, body });
    expect(costs).toEqual([{ variantId: null, costCents: 125, validFrom: '2026-12-01' }]);
    expect(await marginOf(productId)).toMatchObject({ netCents: 1500, costCents: 375 });
  });

  it('uses the cost of the day of the sale', async () => {
    const productId = await addProduct(desk.api.services, { cents: 600, stock: 100 });
    const admin = await desk.api.as('admin');
    const set = (cost: number | null, validFrom: string) =>
      admin(setProductCost, { params: { id: productId }, body: { variantId: null, cost, validFrom } });
    await set(1, '2026-11-01');
    await set(2, '2026-11-17');
    await set(3, '2026-11-18');
    await sell(productId, 2);
    expect((await marginOf(productId))?.costCents).toBe(400);
    await set(null, '2026-11-17');
    expect((await marginOf(productId))?.costCents).toBe(200);
    await set(1.5, '2026-11-01');
    expect((await admin(listProductCosts, { params: { id: productId } })).map(({ costCents }) => costCents)).toEqual([
      300, 150,
    ]);
  });

  it('counts net of refunds as the best sellers do, to the cent', async () => {
    const productId = await addProduct(desk.api.services, { cents: 333, stock: 100 });
    const order = await sell(productId, 5);
    const { body } = await desk.admin.call<{ version: number }>(`GET /api/admin/orders/${order.id}`);
    const lines = [{ lineId: order.lines[0]?.id, quantity: 3 }];
    const change = { version: body.version, lines, refundCents: 666, reason: 'Erreur' };
    expect(await desk.admin.call(`PUT /api/admin/orders/${order.id}/lines`, change)).toMatchObject({ status: 200 });
    await settlePayments.run(desk.api.services);
    const { db } = desk.api.services;
    const sellers = await readBestSellers(db, { ...(await periodOf(db, november)), locale: 'fr' });
    expect(await marginOf(productId)).toMatchObject({ quantity: 3, cents: 999 });
    const { rows } = await db.execute<{ netCents: number }>(sql`SELECT sum(CASE i.series WHEN 'A' THEN -1 ELSE 1 END
      * (i.data ->> 'netCents')::int)::int AS "netCents" FROM invoices i WHERE i.order_id = ${order.id}`);
    expect((await marginOf(productId))?.netCents).toBe(rows[0]?.netCents);
    expect(sellers.find(({ id }) => id === productId)).toMatchObject({ quantity: 3, cents: 999 });
  });
});

describe('the margin of what is sold at markets', () => {
  it('has the VAT of its ticket, and counts the pieces of a set', async () => {
    const { services } = desk.api;
    const [square, heart] = [
      await addProduct(services, { cents: 333, stock: 100 }),
      await addProduct(services, { cents: 444, stock: 100 }),
    ];
    const set = await addBundle(services, heart);
    const now = () => new Date('2026-11-17T09:00:00Z');
    const eventId = await addMarketEvent(services, now());
    const device = new TestDevice(desk.api, { eventId, now });
    await device.register();
    device.open();
    const lines = [
      lineOf({ ownerId: square, unitCents: 333, quantity: 2 }),
      lineOf({ ownerId: square, unitCents: 3 }),
      lineOf({ owner: 'bundle', ownerId: set, unitCents: 3510 }),
      lineOf({ owner: 'free', ownerId: null, unitCents: 501, label: 'Emballage' }),
    ];
    const sale = device.sell(lines);
    await device.send();
    const margins = [square, heart].map((id) => marginOf(id));
    const [ofSquare, ofHeart] = await Promise.all(margins);
    expect([ofSquare, ofHeart]).toMatchObject([
      { quantity: 3, cents: 669 },
      { quantity: 9, cents: 3510 },
    ]);
    const admin = await desk.api.as('admin');
    const { items } = await admin(listMargins, { query: november });
    const free = items.find(({ name }) => name === 'Emballage');
    const vat = sale.vat.reduce((sum, { vatCents }) => sum + vatCents, 0);
    const net = [ofSquare, ofHeart, free].reduce((sum, margin) => sum + (margin?.netCents ?? 0), 0);
    expect(net).toBe(sale.totalCents - vat);
    device.giveBack('refund', sale);
    await device.send();
    expect(await marginOf(square)).toBeUndefined();
  });
});

describe('a cost', () => {
  it('is refused for a product or a variant that does not exist', async () => {
    const admin = await desk.api.as('admin');
    const body = { variantId: null, cost: 1, validFrom: '2026-11-01' };
    await expect(admin(setProductCost, { params: { id: uuidv7() }, body })).rejects.toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
    });
    const other = { params: { id: desk.box }, body: { ...body, variantId: uuidv7() } };
    await expect(admin(setProductCost, other)).rejects.toMatchObject({ code: 'VARIANT_NOT_FOUND' });
  });

  it('makes no margin for a period that is wrong', async () => {
    const admin = await desk.api.as('admin');
    const query = { from: '2026-11-30', to: '2026-11-01' };
    await expect(admin(listMargins, { query })).rejects.toMatchObject({ code: 'FIGURES_PERIOD_WRONG' });
  });
});
