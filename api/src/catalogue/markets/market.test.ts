import type { Client } from '@aimante/api-contract';
import { createProduct } from '@aimante/api-contract/catalogue';
import {
  createMarketEvent,
  deleteMarketEvent,
  getMarketEvent,
  listAllMarketEvents,
  listMarketEvents,
  listMarketStock,
  transferStock,
  updateMarketEvent,
} from '@aimante/api-contract/market';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';

const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';

describe('markets', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi({ seed: true });
    admin = await api.as('admin');
  }, 120_000);
  afterAll(() => api.close());

  const body = {
    name: { fr: 'Marché, place du Four; été', en: 'Summer market' },
    place: 'Place du Four',
    address: '1 place du Four, 31000 Toulouse',
    startsAt: '2027-06-05T07:00:00.000Z',
    endsAt: '2027-06-05T16:00:00.000Z',
  };

  it('are behind and ahead of the demo', async () => {
    const events = await api.visitor(listMarketEvents);
    expect(new Set(events.map(({ isPast }) => isPast))).toEqual(new Set([true, false]));
  });

  it('are added, hidden, changed and deleted', async () => {
    const made = await admin(createMarketEvent, { body });
    const params = { id: made.id };
    expect((await api.visitor(getMarketEvent, { params, query: { lang: 'en' } })).name).toBe('Summer market');
    await admin(updateMarketEvent, { params, body: { isPublished: false, version: 1 } });
    await expect(api.visitor(getMarketEvent, { params })).rejects.toMatchObject({ code: 'MARKET_EVENT_NOT_FOUND' });
    expect((await admin(listAllMarketEvents)).map(({ id }) => id)).toContain(made.id);
    await expect(admin(updateMarketEvent, { params, body: { version: 1 } })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    await expect(admin(updateMarketEvent, { params, body: { endsAt: body.startsAt } })).rejects.toMatchObject({
      code: 'MARKET_DATES_REVERSED',
    });
    await expect(admin(createMarketEvent, { body: { ...body, endsAt: body.startsAt } })).rejects.toMatchObject({
      status: 400,
    });
    await admin(deleteMarketEvent, { params });
    await expect(admin(deleteMarketEvent, { params })).rejects.toMatchObject({ status: 404 });
  });

  it('come as a calendar file', async () => {
    const { id } = await admin(createMarketEvent, { body });
    const { body: file, headers } = await api.send(`/api/market/events/${id}/calendar.ics`);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.text).toContain('DTSTART:20270605T070000Z\r\n');
    expect(file.text).toContain('SUMMARY:Marché\\, place du Four\\; été\r\n');
    expect(
      String(file.text)
        .split('\r\n')
        .every((line) => Buffer.byteLength(line) <= 75),
    ).toBe(true);
  });

  it('get stock from the workshop and give it back: nothing appears, nothing is lost', async () => {
    const { id } = await admin(createProduct, { body: { name: 'Voyageur', price: 4, stock: 10 } });
    const event = await admin(createMarketEvent, { body });
    const transfer = (quantity: number) =>
      admin(transferStock, { body: { eventId: event.id, owner: 'product', id, quantity } });
    const stocks = async () => {
      const { rows } = await api.services.pool.query<{ on_hand: number }>(
        'SELECT on_hand FROM stocks WHERE product_id = $1 ORDER BY market_event_id NULLS FIRST',
        [id],
      );
      return rows.map(({ on_hand }) => on_hand);
    };
    expect(await transfer(6)).toMatchObject([{ ownerId: id, stock: 6, name: 'Voyageur' }]);
    expect(await stocks()).toEqual([4, 6]);
    await transfer(-1);
    expect(await stocks()).toEqual([5, 5]);
    expect(await api.visitor(listMarketStock, { params: { id: event.id } })).toMatchObject([{ stock: 5 }]);
    await expect(transfer(6)).rejects.toMatchObject({ code: 'MARKET_STOCK_TOO_LOW' });
    await expect(transfer(-6)).rejects.toMatchObject({ status: 409 });
    // Ten concurrent transfers of one magnet, with five left: five succeed.
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => transfer(1)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await stocks()).toEqual([0, 10]);
    await expect(admin(deleteMarketEvent, { params: { id: event.id } })).rejects.toMatchObject({ code: 'STILL_USED' });
    const missing = { owner: 'product', id: unknownId, quantity: 1 } as const;
    await expect(admin(transferStock, { body: { ...missing, eventId: event.id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(admin(transferStock, { body: { ...missing, eventId: unknownId } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
