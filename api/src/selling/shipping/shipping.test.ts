import { getSettings, updateSetting } from '@aimante/api-contract/settings';
import { listCities, listRelays, listShippingMethods } from '@aimante/api-contract/shipping';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { addMarketEvent } from '../../../testing/selling/test-shop.ts';

let api: TestApi;
const now = new Date('2026-11-17T09:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
}, 60_000);
afterAll(() => api.close(), 30_000);

const methods = async (query: { country?: string; postalCode?: string } = {}) =>
  new Map((await api.visitor(listShippingMethods, { query })).map((method) => [method.code, method]));

describe('GET /api/shipping/methods', () => {
  it('offers free standard delivery and express for 9.99 €, with dates', async () => {
    const found = await methods({ postalCode: '69001' });
    expect(found.get('standard')).toMatchObject({
      priceCents: 0,
      isAvailable: true,
      estimate: { from: '2026-11-24', to: '2026-11-27' },
    });
    expect(found.get('express')).toMatchObject({
      price: 9.99,
      estimate: { from: '2026-11-20', to: '2026-11-24' },
    });
  });

  it.each([
    ['FR', '97400', ['standard']],
    ['BE', '1000', ['standard']],
    ['US', '10001', []],
  ])('offers for %s %s: %j', async (country, postalCode, expected) => {
    const found = await methods({ country, postalCode });
    const delivered = [...found.values()].filter((method) => method.isAvailable && method.code !== 'market');
    expect(delivered.map(({ code }) => code)).toEqual(expected);
    const refusal =
      country === 'US'
        ? 'Nous ne livrons pas encore à cette adresse.'
        : 'Ce mode de livraison n’est pas proposé pour cette destination.';
    expect(found.get('relay')?.reason).toBe(refusal);
  });

  it('offers the coming markets that the workshop can be ready for', async () => {
    expect((await methods()).get('market')).toMatchObject({ isAvailable: false, events: [] });
    await addMarketEvent(api.services, new Date('2026-11-18T08:00:00Z'));
    const id = await addMarketEvent(api.services, new Date('2026-12-05T08:00:00Z'));
    const market = (await methods()).get('market');
    expect(market?.events.map((event) => event.id)).toEqual([id]);
    expect(market).toMatchObject({ isAvailable: true, estimate: { from: '2026-12-05', to: '2026-12-05' } });
  });

  it('follows the shop’s settings', async () => {
    const admin = await api.as('admin');
    const { settings } = await admin(getSettings);
    const value = { ...settings.shipping, cutOffHour: 8 };
    await admin(updateSetting, { params: { key: 'shipping' }, body: { value } });
    const express = { bands: [{ upToGrams: null, cents: 1250 }], freeFromCents: null };
    const zones = settings.shippingRates.zones.map((zone) => ({ ...zone, express }));
    await admin(updateSetting, { params: { key: 'shippingRates' }, body: { value: { zones } } });
    expect((await methods({ postalCode: '69001' })).get('express')).toMatchObject({
      priceCents: 1250,
      estimate: { from: '2026-11-23', to: '2026-11-25' },
    });
  });
});

describe('GET /api/shipping/relays', () => {
  it('lists pick-up points of the area, the nearest first', async () => {
    const relays = await api.visitor(listRelays, { query: { postalCode: '69003' } });
    expect(relays.length).toBeGreaterThan(2);
    expect(relays[0]).toMatchObject({ postalCode: '69003', city: 'Lyon' });
    expect(relays.map(({ distanceMeters }) => distanceMeters)).toEqual(
      relays.map(({ distanceMeters }) => distanceMeters).toSorted((a, b) => a - b),
    );
  });

  it.each([
    ['FR', '97400'],
    ['BE', '1000'],
    ['FR', '00000'],
  ])('has none for %s %s', async (country, postalCode) => {
    await expect(api.visitor(listRelays, { query: { country, postalCode } })).rejects.toMatchObject({ status: 400 });
  });
});

describe('GET /api/shipping/cities', () => {
  it.each([
    ['49100', ['Angers']],
    ['75011', ['Paris']],
    ['20090', ['Ajaccio']],
    ['97400', ['Saint-Denis']],
    ['49130', ['Les Ponts-de-Cé', 'Saint-Jean-de-la-Croix', 'Sainte-Gemmes-sur-Loire']],
    ['00000', []],
  ])('lists the communes of %s', async (postalCode, expected) => {
    expect(await api.visitor(listCities, { query: { postalCode } })).toEqual(expected);
  });

  it('refuses an invalid French postal code', async () => {
    await expect(api.visitor(listCities, { query: { postalCode: '4910' } })).rejects.toMatchObject({ status: 400 });
  });
});
