import type { Client } from '@aimante/api-contract';
import { createProduct } from '@aimante/api-contract/catalogue';
import {
  closePeriod,
  closeTillSession,
  correctSale,
  createMarketEvent,
  getTillSession,
  listMarketStock,
  listTillSessions,
  moveCash,
  openTillSession,
  sell,
  transferStock,
  verifyJournal,
} from '@aimante/api-contract/market';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { firstBreak } from './journal.ts';

describe('the till of a market', () => {
  let api: TestApi;
  let admin: Client;
  let eventId: string;
  let productId: string;
  let sessionId: string;
  beforeAll(async () => {
    api = await startTestApi({ now: () => new Date('2026-11-20T10:00:00Z') });
    admin = await api.as('admin');
  }, 120_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    const times = { startsAt: '2026-11-20T08:00:00.000Z', endsAt: '2026-11-20T18:00:00.000Z' };
    eventId = (await admin(createMarketEvent, { body: { name: 'Marché', place: 'A', address: 'B', ...times } })).id;
    productId = (await admin(createProduct, { body: { name: 'Carré', price: 4.5, stock: 30 } })).id;
    await admin(transferStock, { body: { eventId, owner: 'product', id: productId, quantity: 10 } });
    sessionId = (await admin(openTillSession, { body: { eventId, openingFloatCents: 5000 } })).id;
  });

  const sale = (quantity: number, more: object = {}) =>
    admin(sell, {
      body: {
        sessionId,
        clientId: uuidv7(),
        lines: [{ owner: 'product', id: productId, quantity }],
        payment: 'cash',
        expectedTotalCents: quantity * 450,
        ...more,
      },
    });
  const left = async () => (await admin(listMarketStock, { params: { id: eventId } }))[0]?.stock;

  it('sells, computes change, takes the stock of the stand and writes a receipt', async () => {
    const sold = await sale(2, { givenCents: 1000, email: 'zoe@exemple.test' });
    expect(sold).toMatchObject({ totalCents: 900, changeCents: 100 });
    expect(await left()).toBe(8);
    const mails = await api.services.pool.query(`SELECT 1 FROM outbox WHERE kind = 'market-receipt'`);
    expect(mails.rowCount).toBe(1);
  });

  it('counts a sale once that comes twice from a till that was offline', async () => {
    const clientId = uuidv7();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sale(1, { clientId })));
    expect(new Set(answers.map(({ entry }) => entry.id)).size).toBe(1);
    expect(await left()).toBe(9);
  });

  it('never sells more than the stock of the stand', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 15 }, () => sale(1)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(tries.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      status: 409,
      code: 'MARKET_SOLD_OUT',
    });
    expect(await left()).toBe(0);
  });

  it('takes no price from the screen', async () => {
    await expect(sale(1, { expectedTotalCents: 1 })).rejects.toMatchObject({
      code: 'MARKET_PRICE_CHANGED',
      details: { totalCents: 450 },
    });
    await expect(sale(1, { givenCents: 100 })).rejects.toMatchObject({ code: 'MARKET_CASH_TOO_LOW' });
    expect(await left()).toBe(10);
  });

  it('computes the expected cash, and reports the difference when it is counted', async () => {
    await sale(2);
    await sale(1, { payment: 'card' });
    const { entry } = await sale(4);
    await admin(correctSale, { params: { id: entry.id }, body: { clientId: uuidv7(), reason: 'Erreur' } });
    await admin(moveCash, {
      params: { id: sessionId },
      body: { clientId: uuidv7(), kind: 'cash_out', amountCents: 2000, reason: 'Banque' },
    });
    const again = { params: { id: entry.id }, body: { clientId: uuidv7(), reason: 'Encore' } };
    await expect(admin(correctSale, again)).rejects.toMatchObject({ code: 'TILL_ENTRY_CORRECTED' });
    expect(await left()).toBe(7);
    const closed = await admin(closeTillSession, { params: { id: sessionId }, body: { countedCents: 3850 } });
    expect(closed).toMatchObject({
      salesCents: 1350,
      salesCount: 2,
      cashCents: 900,
      cardCents: 450,
      expectedCents: 3900,
      discrepancyCents: -50,
    });
    await expect(sale(1)).rejects.toMatchObject({ code: 'TILL_CLOSED' });
    const { entries } = await admin(getTillSession, { params: { id: sessionId } });
    expect(entries.map(({ kind }) => kind)).toEqual([
      'open',
      'sale',
      'sale',
      'sale',
      'correction',
      'cash_out',
      'close',
    ]);
    expect((await admin(listTillSessions, { query: { eventId } })).map(({ id }) => id)).toEqual([sessionId]);
  });

  it('sells on while sales are undone, each of them once', async () => {
    const sold = await Promise.all(Array.from({ length: 5 }, () => sale(1)));
    const undo = (id: string, clientId: string) =>
      admin(correctSale, { params: { id }, body: { clientId, reason: 'Erreur' } });
    const undone = sold.flatMap(({ entry }) => {
      const clientId = uuidv7();
      return [undo(entry.id, clientId), undo(entry.id, clientId)];
    });
    const [entries] = await Promise.all([Promise.all(undone), Promise.all(sold.map(() => sale(1)))]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(5);
    expect(await left()).toBe(5);
  });

  it('has one open session per market', async () => {
    const body = { eventId, openingFloatCents: 0 };
    await expect(admin(openTillSession, { body })).rejects.toMatchObject({ code: 'TILL_ALREADY_OPEN' });
  });

  it('closes a day once', async () => {
    const body = { kind: 'day', on: '2026-11-20' } as const;
    const entry = await admin(closePeriod, { body });
    expect(entry).toMatchObject({ kind: 'day', data: { period: '2026-11-20' } });
    await expect(admin(closePeriod, { body })).rejects.toMatchObject({ code: 'TILL_PERIOD_CLOSED' });
  });

  it.each([
    ['day', '2026-11-21'],
    ['month', '2026-11-20'],
    ['year', '2026-11-20'],
  ] as const)('closes no %s that is not over (%s)', async (kind, on) => {
    await expect(admin(closePeriod, { body: { kind, on } })).rejects.toMatchObject({ code: 'TILL_PERIOD_NOT_OVER' });
  });

  it('keeps a journal in which a change is detected', async () => {
    await sale(1);
    expect(await admin(verifyJournal)).toMatchObject({ isWhole: true, brokenAt: null });
    await expect(api.services.pool.query('UPDATE till_entries SET amount_cents = 0')).rejects.toThrow('append-only');
    await expect(api.services.pool.query('DELETE FROM till_entries')).rejects.toThrow('append-only');

    const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
    const file = (await api.send('/api/market/journal/export', { headers: { authorization } })).body.text as string;
    const lines = file
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as never);
    expect(lines.pop()).toHaveProperty('signature');
    expect(firstBreak(lines)).toBeUndefined();
    const changed = structuredClone(lines) as { amountCents: number }[];
    if (changed[2]) changed[2].amountCents += 1;
    expect(firstBreak(changed as never)).toBe(3);
  });
});
