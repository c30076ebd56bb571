import type { Order } from '@aimante/api-contract/orders';
import type { Settings } from '@aimante/api-contract/settings';
import { getSettings, updateSetting } from '@aimante/api-contract/settings';
import type { ShippingMethod } from '@aimante/api-contract/shipping';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { testPayments } from '../../../testing/selling/payments.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';
import { readOrdered } from '../mails/read-ordered.ts';

const shop = testPayments();
const tuesday = new Date('2026-11-17T09:00:00Z');

/** A workshop of ten magnets a day that takes two or three days, then three to five days of carrier. */
const limits = { dailyCapacity: 10 } satisfies Partial<Settings['production']>;
const atOnce = { from: '2026-11-24', to: '2026-11-27' };
const aDayLater = { from: '2026-11-25', to: '2026-11-30' };

beforeEach(async () => {
  shop.now = tuesday;
  await shop.api.services.db.execute(sql`UPDATE orders SET status = 'annule', hold_expires_at = NULL`);
  const admin = await shop.api.as('admin');
  const { settings } = await admin(getSettings);
  await admin(updateSetting, { params: { key: 'production' }, body: { value: { ...settings.production, ...limits } } });
  shop.product = await addProduct(shop.api.services, { stock: 1000 });
});

const items = (quantity: number) => [{ productId: shop.product, quantity }];

async function promises(quantity = 1) {
  const { customer } = shop;
  const methods = await customer.call<ShippingMethod[]>(
    `GET /api/shipping/methods?postalCode=69003&magnets=${quantity}`,
  );
  return {
    product: (await customer.call<{ estimate: object }>('GET /api/shipping/promise')).body.estimate,
    cart: (await customer.quote({ items: items(quantity) })).body.estimate,
    checkout: methods.body.find(({ code }) => code === 'standard')?.estimate,
  };
}

const everywhere = (days: object) => ({ product: days, cart: days, checkout: days });

/** The days in the mail that confirms the payment. */
async function mailed({ id }: Order) {
  const { api } = shop;
  const mail = { kind: 'payment-confirmed', locale: 'fr', payload: { orderId: id }, attempts: 1 } as const;
  const content = await readOrdered(api.services, api.services.db, mail);
  return content?.recap?.delivery?.lines.at(-1)?.replaceAll('\u00a0', ' ');
}

describe('the days of the workshop', () => {
  it('are promised until they are full, then the next one, on every page and in the mail', async () => {
    const first = await shop.buy(19);
    await shop.pay(first);
    expect(await promises()).toEqual(everywhere(atOnce));

    const last = await shop.buy(1);
    await shop.pay(last);
    expect(await promises()).toEqual(everywhere(aDayLater));
    expect((await shop.read(last)).estimate).toEqual(atOnce);

    const next = await shop.buy(1);
    await shop.pay(next);
    expect((await shop.read(next)).estimate).toEqual(aDayLater);
    expect(await mailed(next)).toBe('Entre le 25 novembre 2026 et le 30 novembre 2026');
  });

  it('are kept for an order that is about to be paid, and free again after its time', async () => {
    await shop.buy(20);
    expect(await promises()).toEqual(everywhere(aDayLater));
    shop.later(31);
    expect(await promises()).toEqual(everywhere(atOnce));
  });

  it('count the magnets of the order itself', async () => {
    expect(await promises(21)).toEqual({ product: atOnce, cart: aDayLater, checkout: aDayLater });
    const order = await shop.buy(21);
    await shop.pay(order);
    expect((await shop.read(order)).estimate).toEqual(aDayLater);
  });

  it('are promised once each to customers who order at the same moment', async () => {
    // Each of another product: nothing else makes them wait for each other.
    const products = await Promise.all(Array.from({ length: 10 }, () => addProduct(shop.api.services, { stock: 5 })));
    const purchases = products.map((productId) => ({ items: [{ productId, quantity: 5 }] }));
    const answers = await Promise.all(purchases.map((purchase) => shop.customer.order(purchase)));
    const orders = answers.map(({ body }) => body);
    const { rows } = await shop.api.services.db.execute<{ day: string; magnets: number }>(sql`
      SELECT o.estimated_from::text AS day, sum(l.quantity)::int AS magnets FROM orders o
      JOIN order_lines l ON l.order_id = o.id WHERE o.id IN (${sql.join(
        orders.map(({ id }) => sql`${id}`),
        ', ',
      )})
      GROUP BY day ORDER BY day`);
    expect(rows).toEqual([
      { day: '2026-11-24', magnets: 20 },
      { day: '2026-11-25', magnets: 10 },
      { day: '2026-11-26', magnets: 10 },
      { day: '2026-11-27', magnets: 10 },
    ]);
  });

  it('refuse an order that would arrive later than its customer has seen, with the new days', async () => {
    const draft = { ...(await shop.customer.draft({ items: items(5) })), promisedUntil: atOnce.to };
    await shop.pay(await shop.buy(20));
    const refused = await shop.customer.call('POST /api/orders', draft, { 'idempotency-key': 'moved' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'DELIVERY_MOVED' } });
    expect(refused.body.details).toMatchObject({ quote: { estimate: aDayLater } });
    const again = { ...draft, promisedUntil: aDayLater.to };
    expect((await shop.customer.call('POST /api/orders', again, { 'idempotency-key': 'again' })).status).toBe(201);
  });

  it('count from the payment for an order that is paid days later', async () => {
    const order = await shop.buy(1);
    shop.now = new Date('2026-11-19T09:00:00Z');
    await shop.pay(order);
    const days = { from: '2026-11-26', to: '2026-12-01' };
    expect((await shop.read(order)).estimate).toEqual(days);
    expect(await mailed(order)).toBe('Entre le 26 novembre 2026 et le 1er décembre 2026');
  });
});
