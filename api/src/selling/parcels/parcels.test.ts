import type { Quote } from '@aimante/api-contract/checkout';
import type { DashboardStats } from '@aimante/api-contract/operations';
import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import type { OrderParcels, Parcel } from '@aimante/api-contract/parcels';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { startTestApi } from '../../../testing/platform/start-test-api.ts';
import { type Purchase, TestBuyer, testAddress } from '../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';
import { setSender } from '../../../testing/selling/test-parcels.ts';
import { addMarketEvent } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';
import { eraseOrders } from '../order-changes/erase-orders.ts';
import { followParcels } from './follow-parcels.ts';
import { purgeLabels } from './purge-labels.ts';

const hourMs = 3_600_000;
const desk = testDesk();
beforeAll(() => setSender(desk.api.services));

interface Shipping {
  method: Purchase['method'];
  address?: { postalCode: string };
  marketEventId?: string;
}

interface Made {
  parcels: Parcel[];
  refused: { id: string; number: string; code: string; message: string }[];
}

/** A paid order of a box without photos, ready to pack. */
async function ready(shipping: object = { method: 'standard', address: testAddress }, country = 'FR'): Promise<Order> {
  const items = [{ productId: desk.box, quantity: 2 }];
  const { method: shippingMethod, address, marketEventId } = shipping as Shipping;
  const { postalCode } = address ?? testAddress;
  const place = marketEventId ? { marketEventId } : { country, postalCode };
  const asked = { items, shippingMethod, ...place };
  const { quoteHash } = (await desk.customer.call<Quote>('POST /api/checkout/quote', asked)).body;
  const { body } = await desk.customer.order({ items, shipping, quoteHash });
  await desk.customer.call(`POST /api/orders/${body.id}/pay`, cardPayment(body.totalCents));
  return body;
}
const packed = async (order: Order) => {
  await desk.walk(order, ['imprime', 'assemble', 'emballe']);
  return order;
};
const label = async (orders: readonly Order[], more: object = {}) =>
  (await desk.admin.call<Made>('POST /api/admin/parcels', { orderIds: orders.map(({ id }) => id), ...more })).body;
const parcelsOf = async ({ id }: Order) =>
  (await desk.admin.call<OrderParcels>(`GET /api/admin/orders/${id}/parcels`)).body;
const read = async ({ id }: Order) => (await desk.admin.call<DeskOrderDetail>(`GET /api/admin/orders/${id}`)).body;

async function pdf(parcels: readonly Parcel[]) {
  const address = `${desk.api.url}/api/admin/parcels/labels.pdf?parcels=${parcels.map(({ id }) => id).join(',')}`;
  const answer = await fetch(address, { headers: desk.adminHeaders });
  return { status: answer.status, pages: (await PDFDocument.load(await answer.arrayBuffer())).getPageCount() };
}

/** Labels until one goes on moving: the demo stops those with a counter that ends in 9. */
async function moving(order: Order): Promise<Parcel> {
  const [parcel] = (await label([order], { another: true })).parcels;
  if (!parcel) throw new Error('No label');
  if (!/^(?:6A)?\d{7}9/.test(parcel.trackingNumber)) return parcel;
  await desk.admin.call(`POST /api/admin/parcels/${parcel.id}/void`);
  return moving(order);
}

describe('a label', () => {
  it('is made by Colissimo for a door, and the customer sees its number', async () => {
    const order = await ready();
    const { parcels, refused } = await label([order]);
    expect(refused).toEqual([]);
    expect(parcels).toMatchObject([
      { carrier: 'colissimo', state: 'announced', weightGrams: 80, recipient: 'Zoé Martin', hasCustomsForm: false },
    ]);
    const { trackingNumber, trackingUrl } = await read(order);
    expect(trackingNumber).toBe(parcels[0]?.trackingNumber);
    expect(trackingUrl).toBe(`https://www.laposte.fr/outils/suivre-vos-envois?code=${trackingNumber}`);
    expect(await pdf(parcels)).toEqual({ status: 200, pages: 1 });
  });

  it('is made by Mondial Relay for a pick-up point', async () => {
    const order = await ready({ method: 'relay', relayId: 'FR-690031', address: testAddress });
    const { parcels } = await label([order]);
    expect(parcels).toMatchObject([{ carrier: 'mondial_relay', recipient: 'Zoé Martin' }]);
    expect(parcels[0]?.trackingUrl).toContain('codePostal=69003');
  });

  it('comes with a customs form for Switzerland, after it in the file', async () => {
    const address = { ...testAddress, postalCode: '1201', city: 'Genève', country: 'CH' };
    const swiss = await ready({ method: 'standard', address }, 'CH');
    const exempt = { vatRate: 0, vatCents: 0, vatNotice: expect.stringContaining('art. 262 I du CGI') };
    expect(await read(swiss)).toMatchObject(exempt);
    const { parcels } = await label([await ready(), swiss]);
    expect(parcels.map(({ hasCustomsForm }) => hasCustomsForm)).toEqual([false, true]);
    expect(await pdf(parcels)).toEqual({ status: 200, pages: 3 });
  });

  it('is made once by two presses at once', async () => {
    const order = await ready();
    const answers = await Promise.all([label([order]), label([order]), label([order])]);
    expect(answers.flatMap(({ parcels }) => parcels)).toHaveLength(1);
    const codes = answers.flatMap(({ refused }) => refused.map(({ code }) => code));
    expect(codes).toHaveLength(2);
    expect(codes.every((code) => ['PARCEL_ASKED', 'PARCEL_EXISTS'].includes(code))).toBe(true);
    expect((await parcelsOf(order)).parcels).toHaveLength(1);
  });

  it('is made for each order that can leave, and the others are named', async () => {
    const good = await ready();
    const unpaid = await desk.buyBox();
    const unchecked = await desk.pay(await desk.buyMagnet());
    const { parcels, refused } = await label([good, unpaid, unchecked]);
    expect(parcels.map(({ orders }) => orders[0]?.number)).toEqual([good.number]);
    expect(refused).toMatchObject([
      { number: unpaid.number, code: 'PARCEL_NOT_READY' },
      { number: unchecked.number, code: 'PARCEL_NOT_READY' },
    ]);
  });

  it('that the carrier refuses leaves nothing behind, and says why', async () => {
    const order = await ready({ method: 'relay', relayId: 'FR-690031', address: testAddress });
    const { refused } = await label([order], { weightGrams: 10 });
    expect(refused).toMatchObject([{ code: 'CARRIER_REFUSED', number: order.number }]);
    expect(refused[0]?.message).toContain('Mondial Relay: 40');
    expect((await label([order])).parcels).toHaveLength(1);
  });

  it('waits while another press asks the carrier, and not for one that a crash ended', async () => {
    const order = await ready();
    const asked = `WITH asked AS (INSERT INTO parcels (id, carrier, weight_grams, state_at, created_at)
      VALUES (gen_random_uuid(), 'colissimo', 80, $2, $2) RETURNING id)
      INSERT INTO parcel_orders (parcel_id, order_id) SELECT id, $1 FROM asked`;
    await desk.api.services.pool.query(asked, [order.id, desk.now]);
    expect((await label([order])).refused).toMatchObject([{ code: 'PARCEL_ASKED' }]);
    desk.now = new Date(desk.now.getTime() + 61_000);
    expect((await label([order])).parcels).toHaveLength(1);
    expect((await label([order])).refused).toMatchObject([{ code: 'PARCEL_EXISTS' }]);
  });

  it('is not made for an order at a market, nor for a pick-up point of no carrier', async () => {
    const { services } = desk.api;
    const marketEventId = await addMarketEvent(services, new Date(desk.now.getTime() + 18 * 24 * hourMs));
    const atMarket = await ready({ method: 'market', marketEventId });
    const lost = await ready({ method: 'relay', relayId: 'FR-690031', address: testAddress });
    await services.db.execute(sql`UPDATE orders SET relay = relay || '{"id": "closed"}' WHERE id = ${lost.id}`);
    expect((await label([atMarket, lost])).refused.map(({ code }) => code)).toEqual([
      'PARCEL_AT_MARKET',
      'PARCEL_RELAY_UNKNOWN',
    ]);
  });

  it('says which carrier the shop lacks, and which does not answer', async () => {
    const orders = [await ready(), await ready({ method: 'relay', relayId: 'FR-690031', address: testAddress })];
    const other = await startTestApi({
      through: () => desk.api.databaseUrl,
      now: () => desk.now,
      environment: {
        DEMO_CARRIERS: 'false',
        MONDIAL_RELAY_BRAND: 'BDTEST13',
        MONDIAL_RELAY_KEY: 'key',
        MONDIAL_RELAY_API_URL: 'http://127.0.0.1:9',
      },
    });
    const admin = new TestBuyer(other, desk.adminHeaders);
    const orderIds = orders.map(({ id }) => id);
    const { body } = await admin.call<Made>('POST /api/admin/parcels', { orderIds });
    expect(body.refused.map(({ code }) => code)).toEqual(['CARRIER_MISSING', 'CARRIER_AWAY']);
    const points = await admin.call('GET /api/shipping/relays?country=FR&postalCode=69003');
    expect([points.status, points.body.code]).toEqual([503, 'RELAYS_AWAY']);
    await other.close();
    expect((await label(orders)).parcels).toHaveLength(2);
  });

  it('can be one of several, or shared by orders to one address', async () => {
    const large = await ready();
    const split = await label([large], { count: 2 });
    expect(split.parcels.map(({ weightGrams }) => weightGrams)).toEqual([40, 40]);
    const [one, other] = [await ready(), await ready()];
    expect((await parcelsOf(one)).sameAddress.map(({ number }) => number)).toContain(other.number);
    const { parcels } = await label([one, other], { together: true });
    expect(parcels).toHaveLength(1);
    expect(parcels[0]?.orders.map(({ number }) => number)).toEqual([one.number, other.number].sort());
    expect((await read(other)).trackingNumber).toBe((await read(one)).trackingNumber);
    const far = await ready({ method: 'standard', address: { ...testAddress, line1: '1 quai Perrache' } });
    expect((await label([await ready(), far], { together: true })).refused[0]?.code).toBe('PARCEL_ADDRESSES_DIFFER');
  });

  it('can be discarded until the carrier has the parcel', async () => {
    const order = await packed(await ready());
    const parcel = await moving(order);
    const answer = await desk.admin.call<Parcel>(`POST /api/admin/parcels/${parcel.id}/void`);
    expect(answer.body.state).toBe('void');
    expect((await read(order)).trackingNumber).toBeNull();
    const next = await moving(order);
    desk.now = new Date(desk.now.getTime() + 19 * hourMs);
    await followParcels.run(desk.api.services);
    const late = await desk.admin.call(`POST /api/admin/parcels/${next.id}/void`);
    expect(late.body.code).toBe('PARCEL_STARTED');
  });
});

describe('a parcel on its way', () => {
  it('moves its order without a press, from the first scan to the delivery', async () => {
    const order = await packed(await ready());
    const parcel = await moving(order);
    await followParcels.run(desk.api.services);
    expect((await read(order)).stage).toBe('emballe');
    desk.now = new Date(desk.now.getTime() + 19 * hourMs);
    await followParcels.run(desk.api.services);
    expect((await read(order)).stage).toBe('expedie');
    desk.now = new Date(desk.now.getTime() + 28 * hourMs);
    const answer = await desk.admin.call<Parcel>(`POST /api/admin/parcels/${parcel.id}/track`);
    expect(answer.body).toMatchObject({ state: 'delivered', lastEvent: 'Colis distribué', lateReason: null });
    expect(await read(order)).toMatchObject({ stage: 'livre', status: 'termine' });
    const { rows } = await desk.api.services.db.execute<{ kind: string }>(
      sql`SELECT kind FROM outbox WHERE order_id = ${order.id} AND kind LIKE 'order-%' ORDER BY position`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order-shipped', 'order-delivered']));
  });

  it('is delivered when its last part is', async () => {
    const order = await packed(await ready());
    await moving(order);
    desk.now = new Date(desk.now.getTime() + 40 * hourMs);
    await moving(order);
    desk.now = new Date(desk.now.getTime() + 20 * hourMs);
    await followParcels.run(desk.api.services);
    expect((await read(order)).stage).toBe('expedie');
    desk.now = new Date(desk.now.getTime() + 30 * hourMs);
    await followParcels.run(desk.api.services);
    expect((await read(order)).stage).toBe('livre');
  });

  it('is shown as late before the customer writes', async () => {
    const order = await packed(await ready());
    const parcel = await moving(order);
    const late = async () => (await parcelsOf(order)).parcels.find(({ id }) => id === parcel.id)?.lateReason;
    const set = (words: string) =>
      desk.api.services.pool.query(`UPDATE parcels SET ${words} WHERE id = '${parcel.id}'`);
    expect(await late()).toBeNull();
    const before = (hours: number) => `'${new Date(desk.now.getTime() - hours * hourMs).toISOString()}'`;
    await set(`created_at = ${before(49)}`);
    expect(await late()).toBe('not_handed_in');
    await set(`state = 'on_its_way', state_at = ${before(97)}`);
    expect(await late()).toBe('no_movement');
    await desk.api.services.pool.query(`UPDATE orders SET estimated_to = $2 WHERE id = $1`, [order.id, '2026-11-16']);
    expect(await late()).toBe('overdue');
    await set(`state = 'problem'`);
    expect(await late()).toBe('problem');
    const list = await desk.admin.call<{ items: Parcel[]; late: number }>('GET /api/admin/parcels?late=true');
    expect(list.body.items.map(({ id }) => id)).toContain(parcel.id);
    expect(list.body.late).toBe(list.body.items.length);
    const stats = await desk.admin.call<DashboardStats>('GET /api/dashboard/stats');
    expect(stats.body.lateParcels).toBe(list.body.late);
    const found = await desk.admin.call<{ items: Parcel[] }>(`GET /api/admin/parcels?search=${order.number}`);
    expect(found.body.items.every(({ orders }) => orders[0]?.number === order.number)).toBe(true);
    expect(found.body.items.map(({ id }) => id)).toContain(parcel.id);
  });
});

it('keeps no label longer than it is needed', async () => {
  const order = await ready();
  const { parcels } = await label([order]);
  const { rows } = await desk.api.services.db.execute<{ path: string }>(
    sql`SELECT label_path AS path FROM parcels WHERE id = ${parcels[0]?.id}`,
  );
  const path = rows[0]?.path ?? '';
  expect(await desk.api.services.storage.has(path)).toBe(true);
  desk.now = new Date(desk.now.getTime() + 61 * 24 * hourMs);
  await purgeLabels.run(desk.api.services);
  expect(await desk.api.services.storage.has(path)).toBe(false);
  const address = `GET /api/admin/parcels/labels.pdf?parcels=${parcels[0]?.id}`;
  expect((await desk.admin.call(address)).body.code).toBe('PARCEL_LABEL_PURGED');
});

it('of an erased order has no number, is not late, and is not asked for', async () => {
  const order = await packed(await ready());
  const parcel = await moving(order);
  await desk.api.services.pool.query(`UPDATE parcels SET state = 'problem' WHERE id = $1`, [parcel.id]);
  await eraseOrders(desk.api.services.db, sql`o.id = ${order.id}`, desk.now);
  const left = (await parcelsOf(order)).parcels.find(({ id }) => id === parcel.id);
  expect(left).toMatchObject({ trackingNumber: '', trackingUrl: '', lateReason: null });
  await followParcels.run(desk.api.services);
  const { rows } = await desk.api.services.db.execute(
    sql`SELECT 1 FROM parcels p WHERE p.id = ${parcel.id} AND p.checked_at IS NOT NULL`,
  );
  expect(rows).toEqual([]);
});

it('needs the address of the shop', async () => {
  const { services } = desk.api;
  await services.db.execute(sql`UPDATE settings SET value = value || '{"address": ""}' WHERE key = 'shop'`);
  services.changes.touch('settings');
  expect((await label([await ready()])).refused[0]?.code).toBe('PARCEL_SENDER_MISSING');
  await setSender(services);
});
