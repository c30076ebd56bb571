import type { Client } from '@aimante/api-contract';
import { createProduct, updateProduct } from '@aimante/api-contract/catalogue';
import {
  addTillSeller,
  closePeriod,
  createMarketEvent,
  getTillSession,
  getTillStand,
  listMarketStock,
  listTillClosings,
  listTillDevices,
  listTillEvents,
  listTillOddities,
  listTillSellers,
  listTillSessions,
  removeTillSeller,
  revokeTillDevice,
  settleTillOddity,
  transferStock,
  verifyJournal,
} from '@aimante/api-contract/market';
import { getDashboard } from '@aimante/api-contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { lineOf, TestDevice } from '../../../testing/books/test-device.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { firstBreak } from './journal.ts';
import { markRestore } from './mark-restore.ts';

let api: TestApi;
let admin: Client;
let now = new Date('2026-11-20T10:00:00Z');
let eventId: string;
let productId: string;
let device: TestDevice;

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  admin = await api.as('admin');
}, 120_000);
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 60_000);
  const times = { startsAt: '2026-11-20T08:00:00.000Z', endsAt: '2026-11-20T18:00:00.000Z' };
  eventId = (await admin(createMarketEvent, { body: { name: 'Marché', place: 'A', address: 'B', ...times } })).id;
  productId = (await admin(createProduct, { body: { name: 'Carré', price: 4.5, stock: 30 } })).id;
  await admin(transferStock, { body: { eventId, owner: 'product', id: productId, quantity: 10 } });
  device = await newDevice();
});

async function newDevice(): Promise<TestDevice> {
  const made = new TestDevice(api, { eventId, now: () => now });
  await made.register();
  made.open();
  await made.send();
  return made;
}
const line = (quantity = 1, unitCents = 450) => lineOf({ ownerId: productId, unitCents, quantity });
const left = async () => (await admin(listMarketStock, { params: { id: eventId } }))[0]?.stock;
const odd = async (sent: Promise<{ oddities: string[] }[]>) => (await sent).flatMap(({ oddities }) => oddities);
const session = async () => {
  const [found] = await admin(listTillSessions, { query: { eventId } });
  if (!found) throw new Error('no session');
  return found;
};

describe('a sale that was made', () => {
  it('is booked with its time, takes the stock of the stand, and sends a ticket in the customer’s language', async () => {
    now = new Date('2026-11-20T12:00:00Z');
    const sale = device.sell([line(2)]);
    now = new Date('2026-11-20T15:00:00Z');
    device.now = () => now;
    expect(await device.send({ email: 'zoe@exemple.test', locale: 'en' })).toMatchObject([
      { state: 'booked', id: sale.id, oddities: [] },
    ]);
    expect(await left()).toBe(8);
    const { entries } = await admin(getTillSession, { params: { id: (await session()).id } });
    expect(entries.at(-1)).toMatchObject({ kind: 'sale', at: '2026-11-20T12:00:00.000Z', amountCents: 900 });
    const { rows } = await api.services.pool.query(
      `SELECT recipient, locale, payload FROM outbox WHERE kind = 'market-receipt'`,
    );
    expect(rows).toMatchObject([{ recipient: 'zoe@exemple.test', locale: 'en', payload: { number: sale.ticket } }]);
    expect(JSON.stringify(rows[0])).toContain('including 20% VAT: €1.50');
  });

  it('is sent again with an address: its ticket is mailed once, and nothing is booked', async () => {
    const sale = device.sell([line()]);
    await device.send();
    const receipt = { email: 'old@exemple.test', locale: 'fr' } as const;
    for (let sent = 0; sent < 2; sent += 1) {
      device.waiting = [sale];
      expect(await device.send(receipt)).toMatchObject([{ state: 'known' }]);
    }
    const { rows } = await api.services.pool.query(`SELECT locale FROM outbox WHERE recipient = 'old@exemple.test'`);
    expect(rows).toEqual([{ locale: 'fr' }]);
    expect(await left()).toBe(9);
  });

  it('is booked once, however often it comes', async () => {
    const sale = device.sell([line()]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => device.post([sale])));
    const states = answers.flatMap(({ results }) => results.map(({ state }) => state));
    expect(states.filter((state) => state === 'booked')).toHaveLength(1);
    expect(states.filter((state) => state === 'known')).toHaveLength(9);
    expect(await left()).toBe(9);
  });

  it('is booked although the stock ran out: two tablets sold the last piece and both are right', async () => {
    const other = await newDevice();
    device.sell([line(10)]);
    other.sell([line(1)]);
    expect(await odd(device.send())).toEqual([]);
    expect(await odd(other.send())).toEqual(['stock-below-zero']);
    expect(await left()).toBe(-1);
    const [row] = await admin(listTillOddities, { query: { open: 'true' } });
    expect(row).toMatchObject({ kind: 'stock-below-zero', detail: { left: -1 }, entry: { amountCents: 450 } });
    const settled = { params: { id: row?.id ?? '' }, body: { note: 'Compté : il en restait un.' } };
    expect(await admin(settleTillOddity, settled)).toMatchObject({ note: 'Compté : il en restait un.' });
    expect(await admin(listTillOddities, { query: { open: 'true' } })).not.toContainEqual(
      expect.objectContaining({ id: row?.id }),
    );
  });

  it('is booked at the price shown, although the price changed since', async () => {
    device.sell([line(1, 450)]);
    await admin(updateProduct, { params: { id: productId }, body: { price: 5 } });
    expect(await odd(device.send())).toEqual(['price-changed']);
    expect(await session()).toMatchObject({ salesCents: 450 });
  });

  it('is booked although its product is unknown, its session closed, and its sums wrong', async () => {
    const unknown = '019a0000-0000-7000-8000-000000000000';
    device.sell([lineOf({ ownerId: unknown, unitCents: 100 })]);
    device.write('close', { countedCents: 5100, expectedCents: 5100, reason: null, pieces: [] });
    const sale = device.sell([line()]);
    Object.assign(sale, { vat: [{ rate: 20, grossCents: 450, vatCents: 74 }] });
    expect(await odd(device.send())).toEqual(['item-gone', 'hash-wrong', 'session-closed', 'sum-wrong']);
    expect(await session()).toMatchObject({ salesCents: 550, countedCents: 5100 });
  });

  it('is booked with a gap, a fork, or a wrong clock in the chain of its device', async () => {
    const lost = device.sell([line()]);
    device.waiting = [];
    device.sell([line()]);
    expect(await odd(device.send())).toEqual(['gap']);
    expect(await odd(device.post([lost]).then(({ results }) => results))).toEqual(['fork']);
    device.now = () => new Date('2027-03-01T10:00:00Z');
    device.sell([line()]);
    expect(await odd(device.send())).toEqual(['clock']);
    const { entries } = await admin(getTillSession, { params: { id: (await session()).id } });
    expect(entries.at(-1)?.at).toBe(now.toISOString());
  });

  it('does not stop behind what is no record, and needs a tablet that is registered', async () => {
    const sale = device.sell([line()]);
    const { results } = await device.post([{ kind: 'sale' }, null, sale]);
    expect(results.map(({ state }) => state)).toEqual(['unreadable', 'unreadable', 'booked']);
    await admin(revokeTillDevice, { params: { id: device.id } });
    device.sell([line()]);
    await expect(device.send()).rejects.toMatchObject({ status: 401, code: 'TILL_DEVICE_UNKNOWN' });
    await device.register();
    expect(await odd(device.send())).toEqual([]);
    expect((await admin(listTillDevices)).find(({ id }) => id === device.id)).toMatchObject({ revokedAt: null });
  });
});

describe('corrections', () => {
  it('are counter entries: a void takes all back, a refund a part, and the cash follows', async () => {
    const voided = device.sell([line(4)]);
    const mixed = device.sell(
      [line(2)],
      [
        { way: 'cash', cents: 400 },
        { way: 'card', cents: 500 },
      ],
    );
    device.giveBack('void', voided);
    device.giveBack('refund', mixed, [line(1)]);
    device.write('cash', { amountCents: -2000, reason: 'Banque' });
    expect(await odd(device.send())).toEqual([]);
    expect(await left()).toBe(9);
    device.giveBack('void', voided);
    device.giveBack('void', { ...voided, id: device.id });
    expect(await odd(device.send())).toEqual(['corrected-twice', 'sale-unknown']);
    expect(await session()).toMatchObject({
      cardCents: 500,
      salesCents: 450 - 3600,
      expectedCents: 5000 - 50 - 2000 - 3600,
    });
  });
});

describe('a closed period', () => {
  it('has totals by rate and means and a perpetual total, and accepts no more sales', async () => {
    const before = await admin(getDashboard, { query: { days: 1 } });
    device.sell([line(2), lineOf({ owner: 'free', ownerId: null, unitCents: 2000, vatRate: 0, label: 'Bon' })]);
    const late = device.sell([line(1)]);
    device.waiting = device.waiting.filter(({ id }) => id !== late.id);
    await device.send();
    const dashboard = await admin(getDashboard, { query: { days: 1 } });
    const ofMarket = dashboard.revenue.marketCents ?? 0;
    expect(ofMarket - (before.revenue.marketCents ?? 0)).toBe(2900);
    const closing = await admin(closePeriod, { body: { kind: 'day', on: '2026-11-20' } });
    const data = closing.data as Record<string, number>;
    expect(closing).toMatchObject({ kind: 'day', amountCents: ofMarket, data: { number: 1 } });
    expect((data.cashCents ?? 0) + (data.cardCents ?? 0)).toBe(closing.amountCents);
    expect(data.perpetualCents).toBe(closing.amountCents);
    expect(closing.data.vat).toContainEqual(expect.objectContaining({ rate: 0, grossCents: 2000 }));
    await expect(admin(closePeriod, { body: { kind: 'day', on: '2026-11-20' } })).rejects.toMatchObject({
      code: 'TILL_PERIOD_CLOSED',
    });
    const { results } = await device.post([late]);
    expect(results[0]?.oddities).toContain('period-closed');
    now = new Date('2026-11-21T10:00:00Z');
    const next = await admin(closePeriod, { body: { kind: 'day', on: '2026-11-21' } });
    expect(next).toMatchObject({ amountCents: 450, data: { number: 2, perpetualCents: closing.amountCents + 450 } });
    expect((await admin(listTillClosings)).map(({ id }) => id)).toEqual([next.id, closing.id]);
  });

  it.each([
    ['day', '2026-12-24'],
    ['month', '2026-11-20'],
    ['year', '2026-11-20'],
  ] as const)('is a %s that is over (%s)', async (kind, on) => {
    await expect(admin(closePeriod, { body: { kind, on } })).rejects.toMatchObject({ code: 'TILL_PERIOD_NOT_OVER' });
  });
});

describe('a tablet', () => {
  it('gets all that it needs to sell without a network', async () => {
    const helper = await admin(addTillSeller, { body: { name: 'Hugo', pin: '4711' } });
    const headers = { authorization: `Till ${device.id}.${device.secret}` };
    const stand = await api.visitor(getTillStand, { params: { id: eventId } }, { headers });
    expect(stand).toMatchObject({
      device: { id: device.id, lastNumber: 1 },
      event: { id: eventId, name: 'Marché' },
      vatRate: 20,
      at: now.toISOString(),
      journal: { perpetualCents: expect.any(Number) },
      items: [{ owner: 'product', ownerId: productId, cents: 450, stock: 10 }],
      sellers: [{ id: helper.id, name: 'Hugo' }],
    });
    device.sell([line(2)]);
    await device.send();
    const after = await api.visitor(getTillStand, { params: { id: eventId } }, { headers });
    expect((after.journal?.perpetualCents ?? 0) - (stand.journal?.perpetualCents ?? 0)).toBe(900);
    expect(JSON.stringify(await admin(listTillSellers))).not.toContain('pinHash');
    await expect(api.visitor(getTillStand, { params: { id: eventId } })).rejects.toMatchObject({ status: 401 });
    await admin(removeTillSeller, { params: { id: helper.id } });
    await expect(admin(removeTillSeller, { params: { id: helper.id } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the technical journal', () => {
  it('has openings, corrections, closings and clocks, and no ordinary sale', async () => {
    const sale = device.sell([line()]);
    device.giveBack('void', sale);
    await device.send();
    device.now = () => new Date('2027-03-01T10:00:00Z');
    device.sell([line(2)]);
    device.write('close', { countedCents: 5900, expectedCents: 5900, reason: null, pieces: [] });
    await device.send();
    const events = await admin(listTillEvents);
    expect(events.slice(0, 4).map(({ kind }) => kind)).toEqual(['close', 'sale', 'correction', 'open']);
    await markRestore(api.services, '2026-11-19T10:00:00.000Z');
    const [restored] = await admin(listTillEvents);
    expect(restored).toMatchObject({ kind: 'mark', data: { what: 'restored', detail: '2026-11-19T10:00:00.000Z' } });
    expect(await admin(verifyJournal)).toMatchObject({ isWhole: true });
  });
});

describe('the journal', () => {
  it('shows a change, and cannot be changed', async () => {
    device.sell([line()]);
    await device.send();
    expect(await admin(verifyJournal)).toMatchObject({ isWhole: true, brokenAt: null });
    await expect(api.services.pool.query('UPDATE till_entries SET amount_cents = 0')).rejects.toThrow('append-only');
    await expect(api.services.pool.query('DELETE FROM till_entries')).rejects.toThrow('append-only');

    const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
    const file = (await api.send('/api/market/journal/export', { headers: { authorization } })).body.text as string;
    const lines = file
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each) as never);
    expect(lines.pop()).toHaveProperty('signature');
    expect(lines.shift()).toMatchObject({ format: 'aimante-till-archive' });
    expect(firstBreak(lines)).toBeUndefined();
    const changed = structuredClone(lines) as { amountCents: number }[];
    if (changed[2]) changed[2].amountCents += 1;
    expect(firstBreak(changed as never)).toBe(3);
  });
});
