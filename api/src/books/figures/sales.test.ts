import type { Client } from '@aimante/api-contract';
import { getDashboard, listSales } from '@aimante/api-contract/operations';
import { listDeskOrders } from '@aimante/api-contract/order-desk';
import { describeOrder } from '@aimante/shop/order-states';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BookedOrder,
  insertBooks,
  randomOrders,
  randomSource,
  refundedOf,
  totalOf,
} from '../../../testing/books/random-books.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { appendEntry } from '../till/journal.ts';
import { tillKey } from '../till/till-key.ts';
import { readBestSellers } from './best-sellers.ts';
import { readCouponFigures } from './coupon-figures.ts';
import { periodOf, readSales, readSalesByDay } from './sales.ts';

const seed = Number(process.env.BOOKS_SEED ?? 20_261_122);
const count = 2500;
const months = Array.from({ length: 12 }, (_, month) => {
  const lastDay = new Date(Date.UTC(2026, month + 1, 0)).getUTCDate();
  const name = `2026-${String(month + 1).padStart(2, '0')}`;
  return { name, from: `${name}-01`, to: `${name}-${lastDay}` };
});
const monthOf = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(at).slice(0, 7);

let api: TestApi;
let admin: Client;
let orders: BookedOrder[];
const market: { cents: number; at: Date }[] = [];
const now = new Date('2026-12-30T10:00:00Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  admin = await api.as('admin');
  const random = randomSource(seed);
  orders = randomOrders(random, { count, since: new Date('2026-01-01T00:00:00Z') });
  await insertBooks(api.services.pool, orders);
  for (let sale = 0; sale < 60; sale += 1) {
    const at = new Date(Date.UTC(2026, 0, 1) + random.below(360) * 86_400_000);
    const cents = 100 + random.below(5000);
    market.push({ cents, at });
    const entry = { sessionId: null, payment: 'cash', data: {}, at } as const;
    await appendEntry(api.services.db, tillKey(api.services.secrets), { ...entry, kind: 'sale', amountCents: cents });
    if (random.next() > 0.1) continue;
    market.push({ cents: -cents, at });
    await appendEntry(api.services.db, tillKey(api.services.secrets), {
      ...entry,
      kind: 'correction',
      amountCents: -cents,
    });
  }
}, 120_000);
afterAll(() => api.close(), 30_000);

/** The same figures, computed from the input. */
function expectedOf(month: string) {
  const within = (at: Date | null) => at !== null && monthOf(at) === month;
  const sales = orders.filter(({ paidAt }) => within(paidAt)).reduce((sum, order) => sum + totalOf(order), 0);
  const refunds = orders.flatMap((order) => order.refunds.filter(({ state }) => state === 'done'));
  const back = refunds.filter(({ at }) => within(at)).reduce((sum, { cents }) => sum + cents, 0);
  const returned = refunds.filter(({ returnedAt }) => within(returnedAt)).reduce((sum, { cents }) => sum + cents, 0);
  const atMarkets = market.filter(({ at }) => within(at)).reduce((sum, { cents }) => sum + cents, 0);
  return { onlineCents: sales - back + returned, refundedCents: back - returned, marketCents: atMarkets };
}

describe(`the figures of ${count} random orders (seed ${seed})`, () => {
  it('are the sum of the sales export, month by month and to the cent', async () => {
    for (const { name, ...days } of months) {
      const figure = await readSales(api.services.db, await periodOf(api.services.db, days));
      const expected = expectedOf(name);
      expect({ name, ...figure }).toMatchObject({
        name,
        ...expected,
        cents: expected.onlineCents + expected.marketCents,
      });
      const { items } = await admin(listSales, { query: days });
      expect(items.reduce((sum, { cents }) => sum + cents, 0)).toBe(figure.cents);
      expect(items.reduce((sum, row) => sum + row.orders, 0)).toBe(figure.orders);
      const byDay = await readSalesByDay(api.services.db, await periodOf(api.services.db, days));
      expect(byDay.reduce((sum, { cents }) => sum + cents, 0)).toBe(figure.cents);
    }
  }, 60_000);

  it('of the year are the sum of the orders export: net, refunds, number of orders', async () => {
    const year = await periodOf(api.services.db, { from: '2026-01-01', to: '2026-12-31' });
    const figure = await readSales(api.services.db, year);
    const rows = [];
    for (let cursor: string | undefined; ; ) {
      const page = await admin(listDeskOrders, { query: { paymentStatus: 'paid', limit: 200, cursor } });
      rows.push(...page.items);
      if (page.next === null) break;
      cursor = page.next;
    }
    const described = rows.map((row) => ({ ...describeOrder(row), totalCents: row.totalCents }));
    expect(described.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(figure.onlineCents);
    expect(described.reduce((sum, { refundedCents }) => sum + refundedCents, 0)).toBe(figure.refundedCents);
    const kept = described.filter(({ netCents, totalCents }) => netCents > 0 || totalCents === 0);
    expect(kept.length).toBe(figure.orders);
    expect(figure.averageCents).toBe(Math.round(figure.onlineCents / kept.length));
    const { items } = await admin(listSales, { query: { from: '2026-01-01', to: '2026-12-31' } });
    const vat = items.reduce((sum, { vatCents }) => sum + (vatCents ?? 0), 0);
    expect(rows.reduce((sum, row) => sum + (row.vatCents ?? 0), 0)).toBe(vat);
  }, 60_000);

  it('of a past month do not change when one of its orders is refunded later', async () => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    const period = await periodOf(api.services.db, march);
    const { pool, db } = api.services;
    const ofMarch = [period.from, period.before];
    await pool.query(`UPDATE orders SET coupon_code = 'MARS' WHERE paid_at >= $1 AND paid_at < $2`, ofMarch);
    const figures = async () => ({
      sales: await readSales(db, period),
      bestSellers: await readBestSellers(db, { ...period, locale: 'fr' }),
      coupons: await readCouponFigures(db, period),
    });
    const before = await figures();
    expect(before.coupons).toMatchObject([{ code: 'MARS' }]);
    const order = orders.find(({ id, paidAt, refunds, ...rest }) =>
      Boolean(
        paidAt &&
          monthOf(paidAt) === '2026-03' &&
          refunds.length === 0 &&
          totalOf({ id, paidAt, refunds, ...rest }) > 0,
      ),
    );
    if (!order) throw new Error('The seed gives no such order');
    const later = new Date('2026-12-29T10:00:00Z');
    const refund = {
      id: crypto.randomUUID(),
      cents: totalOf(order),
      state: 'done',
      at: later,
      returnedAt: null,
    } as const;
    await pool.query(
      `INSERT INTO refunds (id, order_id, amount_cents, reason, state, done_at) VALUES ($1, $2, $3, 'x', 'done', $4)`,
      [refund.id, order.id, refund.cents, later],
    );
    await pool.query(
      `INSERT INTO invoices (id, series, year, number, label, order_id, refund_id, corrects_id, data, issued_at)
      SELECT gen_random_uuid(), 'A', 2026, 999999, 'A2026-999999', order_id, $2, id, data, $3 FROM invoices
      WHERE order_id = $1 AND series = 'F'`,
      [order.id, refund.id, later],
    );
    await pool.query('UPDATE orders SET refunded_cents = total_cents WHERE id = $1', [order.id]);
    expect(await figures()).toEqual(before);
    const { revenue } = await admin(getDashboard, { query: { days: 7 } });
    expect(revenue.refundedCents).toBeGreaterThanOrEqual(refund.cents);
  });

  it('leave refunded orders out of the best sellers, and take the discounts off', async () => {
    const { topProducts } = await admin(getDashboard, { query: { days: 366 } });
    const sold = orders.filter(
      (order) => order.paymentStatus === 'paid' && (totalOf(order) === 0 || refundedOf(order) < totalOf(order)),
    );
    const { rows } = await api.services.pool.query<{ cents: number }>(
      `SELECT sum(subtotal_cents - discount_cents)::int AS cents FROM orders WHERE payment_status = 'paid'
        AND (total_cents = 0 OR refunded_cents < total_cents)`,
    );
    expect(topProducts.reduce((sum, { cents }) => sum + cents, 0)).toBe(rows[0]?.cents);
    expect(sold.length).toBeGreaterThan(1000);
  });

  it('name the best sellers in the language of the desk', async () => {
    await api.services.pool.query(`
      INSERT INTO products (id, slug, price_cents, position) VALUES (gen_random_uuid(), 'coeur', 450, 0);
      INSERT INTO product_translations (product_id, locale, name)
        SELECT id, locale, name FROM products, (VALUES ('fr', 'Cœur'), ('en', 'Heart')) AS names (locale, name);
      UPDATE order_lines SET product_id = (SELECT id FROM products)`);
    const namesIn = async (lang: 'fr' | 'en') => {
      const { topProducts } = await admin(getDashboard, { query: { days: 366, lang } });
      return topProducts.map(({ name }) => name);
    };
    expect(await namesIn('fr')).toEqual(['Cœur']);
    expect(await namesIn('en')).toEqual(['Heart']);
  });
});
