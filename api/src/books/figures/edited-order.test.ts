import { exportFec, listSales } from '@aimante/api-contract/operations';
import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { idempotencyHeader, type Order } from '@aimante/api-contract/orders';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fecBalance } from '../../../testing/books/fec-balance.ts';
import { testDesk } from '../../../testing/desk/desk.ts';
import { addCoupon, addProduct } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';
import { settlePayments } from '../../selling/index.ts';
import { checkFigures } from '../accounting/check-books-job.ts';
import { readBestSellers } from './best-sellers.ts';
import { checkBooks } from './book-checks.ts';
import { periodOf, readSales } from './sales.ts';

const october = { from: '2026-10-01', to: '2026-10-31' };
const november = { from: '2026-11-01', to: '2026-11-30' };

const desk = testDesk();
let heart: string;
let square: string;
beforeAll(async () => {
  heart = await addProduct(desk.api.services, { cents: 999, stock: 1000 });
  await addCoupon(desk.api.services, { code: 'COEUR', value: 15, scope: { productIds: [heart] } });
  await addCoupon(desk.api.services, { code: 'OFFERT', value: 100 });
});
afterEach(() => {
  desk.now = new Date('2026-11-17T09:00:00Z');
});

async function buy(quantity: number, couponCode = 'COEUR'): Promise<Order> {
  // Each test counts a product of its own.
  square = await addProduct(desk.api.services, { cents: 333, stock: 1000 });
  const items = [
    { productId: square, quantity },
    { productId: heart, quantity: 2 },
  ];
  return desk.pay((await desk.customer.order({ items, couponCode, method: 'express' })).body);
}
const open = async ({ id }: Order) => (await desk.admin.call<DeskOrderDetail>(`GET /api/admin/orders/${id}`)).body;

/** Keeps these units of the squares and hearts. */
async function keep(order: Order, kept: readonly [number, number], refundCents: number) {
  const { version, lines } = await open(order);
  const changes = kept.map((quantity, place) => ({ lineId: lines[place]?.id, quantity }));
  const body = { version, lines: changes, refundCents, reason: 'Erreur' };
  const answer = await desk.admin.call(`PUT /api/admin/orders/${order.id}/lines`, body);
  expect(answer).toMatchObject({ status: 200 });
  await settlePayments.run(desk.api.services);
}
async function refund(order: Order, body: { amountCents: number }) {
  const headers = { [idempotencyHeader]: crypto.randomUUID() };
  const path = `POST /api/admin/orders/${order.id}/refunds`;
  const answer = await desk.admin.call(path, { reason: 'Geste commercial', ...body }, headers);
  expect(answer.status).toBeLessThan(300);
  await settlePayments.run(desk.api.services);
}
async function squaresIn(month: { from: string; to: string }) {
  const { db } = desk.api.services;
  const found = await readBestSellers(db, { ...(await periodOf(db, month)), locale: 'fr' });
  const { quantity = 0, cents = 0 } = found.find(({ id }) => id === square) ?? {};
  return [quantity, cents];
}

describe('an order that items left', () => {
  it('counts with the units and the amount that are left among the best sellers', async () => {
    const order = await buy(7);
    await keep(order, [4, 1], 3 * 333 + 849);
    expect(await squaresIn(november)).toEqual([4, 4 * 333]);
    await keep(order, [3, 1], 333);
    expect(await squaresIn(november)).toEqual([3, 3 * 333]);
  });

  it('counts whole in the month of its sale, and less from the day of the refund', async () => {
    desk.now = new Date('2026-10-31T10:00:00Z');
    const order = await buy(7);
    desk.now = new Date('2026-11-02T10:00:00Z');
    await keep(order, [4, 2], 3 * 333);
    expect(await squaresIn(october)).toEqual([7, 7 * 333]);
    const { db } = desk.api.services;
    const year = await periodOf(db, { from: '2026-01-01', to: '2026-12-31' });
    const found = await readBestSellers(db, { ...year, locale: 'fr' });
    expect(found.find(({ id }) => id === square)).toMatchObject({ quantity: 4, cents: 4 * 333 });
  });

  it('counts nothing more once the rest is refunded', async () => {
    const order = await buy(7);
    await keep(order, [4, 2], 3 * 333);
    await refund(order, { amountCents: order.totalCents - 3 * 333 });
    expect((await desk.read(order)).refundedCents).toBe(order.totalCents);
    expect(await squaresIn(november)).toEqual([0, 0]);
  });

  it('counts what cost nothing with the units that are left', async () => {
    const order = await buy(5, 'OFFERT');
    await keep(order, [2, 2], 0);
    expect(await squaresIn(november)).toEqual([2, 0]);
  });

  it('has the same revenue on the dashboard, in the journal and in the FEC file', async () => {
    const order = await buy(7);
    await keep(order, [4, 1], 3 * 333 + 849);
    const { db } = desk.api.services;
    const admin = await desk.api.as('admin');
    const revenue = (await readSales(db, await periodOf(db, november))).cents;
    const { items } = await admin(listSales, { query: november });
    const own = items
      .filter(({ orderNumber }) => orderNumber === order.number)
      .map(({ kind, cents }) => `${kind} ${cents}`);
    expect(own.toSorted()).toEqual([`refund ${-3 * 333 - 849}`, `sale ${order.totalCents}`]);
    expect(items.reduce((sum, { cents }) => sum + cents, 0)).toBe(revenue);
    const fec = await (await admin(exportFec, { query: november })).text();
    expect(fecBalance(fec, '701') + fecBalance(fec, '4457')).toBe(-revenue);
    expect(fecBalance(fec, '411000')).toBe(0);
    expect(await checkFigures(db, '2026')).toEqual([]);
    const problems = await checkBooks(db);
    // The test shop's first stock has no movement.
    expect(problems.filter(({ check }) => check !== 'stock-equals-movements')).toEqual([]);
  });

  it('shows the customer the VAT of what is left', async () => {
    const order = await buy(7);
    expect((await desk.read(order)).vatLeft).toBeUndefined();
    await keep(order, [4, 1], 3 * 333 + 849);
    const { rows } = await desk.api.services.db.execute<{
      cents: number;
    }>(sql`SELECT sum(CASE series WHEN 'A' THEN -1 ELSE 1 END
      * (data ->> 'vatCents')::int)::int AS cents FROM invoices WHERE order_id = ${order.id}`);
    const { vatCents, vatNotice, vatLeft } = await desk.read(order);
    expect(vatCents).toBe(order.vatCents);
    expect(vatLeft).toEqual({ cents: rows[0]?.cents, notice: vatNotice });
    expect(vatLeft?.cents).toBeLessThan(vatCents);
  });

  it('names only the rates of the lines that are left', async () => {
    const order = await buy(2);
    await desk.api.services.db.execute(
      sql`UPDATE order_lines SET vat_rate = 5.5 WHERE order_id = ${order.id} AND product_id = ${heart}`,
    );
    expect((await desk.read(order)).vatNotice).toBe('dont TVA 20 % et 5,5 %');
    await keep(order, [2, 0], 2 * 849);
    expect((await desk.read(order)).vatLeft?.notice).toBe('dont TVA 20 %');
  });
});
