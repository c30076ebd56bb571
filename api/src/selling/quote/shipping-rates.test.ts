import { quoteCart } from '@aimante/api-contract/checkout';
import { getPublicSettings, getSettings, updateSetting } from '@aimante/api-contract/settings';
import type { ShippingRates } from '@aimante/api-contract/settings/shipping-rates';
import { listShippingMethods } from '@aimante/api-contract/shipping';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { addCoupon, addProduct } from '../../../testing/selling/test-shop.ts';

let api: TestApi;
let product: string;
const now = new Date('2026-11-17T09:00:00Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  product = await addProduct(api.services, { cents: 450, stock: 100 });
}, 60_000);
afterAll(() => api.close(), 30_000);

const quote = (quantity: number, more: object = {}, language?: string) =>
  api.visitor(
    quoteCart,
    { body: { items: [{ productId: product, quantity }], ...more } },
    language ? { headers: { 'accept-language': language } } : {},
  );

async function change(edit: (zones: ShippingRates['zones']) => ShippingRates['zones']) {
  const admin = await api.as('admin');
  const { settings } = await admin(getSettings);
  const value = { zones: edit(settings.shippingRates.zones) };
  return admin(updateSetting, { params: { key: 'shippingRates' }, body: { value } });
}
const zone = (territory: string, more: Partial<ShippingRates['zones'][number]>) =>
  change((zones) => zones.map((each) => (each.territories.includes(territory) ? { ...each, ...more } : each)));
const bands = (freeFromCents: number | null = null) => ({
  bands: [
    { upToGrams: 100, cents: 480 },
    { upToGrams: 500, cents: 960 },
  ],
  freeFromCents,
});

describe('the prices of delivery', () => {
  it('are those of the weight, and the total contains them with their VAT', async () => {
    await zone('BE', { standard: bands() });
    const { parcel } = await quote(1, { country: 'BE', postalCode: '1000' });
    expect(parcel).toEqual({ grams: 60, goodsCents: 450 });
    expect(await quote(1, { country: 'BE', postalCode: '1000' })).toMatchObject({
      shippingCents: 480,
      totalCents: 930,
    });
    expect(await quote(9, { country: 'BE', postalCode: '1000' })).toMatchObject({ shippingCents: 960, vatCents: 835 });
    expect(await quote(1)).toMatchObject({ shippingCents: 0 });
  });

  it('are without VAT outside the Union, the same in the list of methods as in the quote', async () => {
    await zone('CH', { standard: bands() });
    const place = { country: 'CH', postalCode: '1201' };
    const { shippingCents, parcel, vatCents } = await quote(1, place);
    expect({ shippingCents, vatCents }).toEqual({ shippingCents: 400, vatCents: 0 });
    const methods = await api.visitor(listShippingMethods, { query: { ...place, ...parcel } });
    expect(methods[0]).toMatchObject({ code: 'standard', priceCents: 400, price: 4, isAvailable: true });
  });

  it('are free from an amount on, counted after the coupon', async () => {
    await zone('BE', { standard: bands(1800) });
    await addCoupon(api.services, { code: 'MOINS10', type: 'percentage', value: 10 });
    expect(await quote(4, { country: 'BE' })).toMatchObject({ shippingCents: 0, totalCents: 1800 });
    expect(await quote(4, { country: 'BE', couponCode: 'MOINS10' })).toMatchObject({ shippingCents: 960 });
  });

  it('refuse a parcel that is too heavy and a country without a rule, in the language of the visitor', async () => {
    const heavy = await quote(40, { country: 'BE' });
    expect(heavy.notices).toMatchObject([
      { code: 'SHIPPING_UNAVAILABLE', message: expect.stringMatching(/trop lourd/) },
    ]);
    await change((zones) =>
      zones.map((each) => ({ ...each, territories: each.territories.filter((code) => code !== 'LU') })),
    );
    const elsewhere = await quote(1, { country: 'LU' }, 'en');
    expect(elsewhere).toMatchObject({
      canBeOrdered: false,
      notices: [{ message: 'We do not deliver to this address yet.' }],
    });
  });

  it('are read by visitors where remotes have always read them', async () => {
    expect((await api.visitor(getPublicSettings)).shipping).toMatchObject({ expressCents: 999, freeFromCents: 0 });
    await zone('FR', { standard: bands(5000), express: bands() });
    const { shipping, deliveryZones } = await api.visitor(getPublicSettings);
    expect(shipping).toMatchObject({ expressCents: 480, relayCents: 0, freeFromCents: 5000 });
    expect(deliveryZones?.[0]).toEqual({ territories: ['FR'], standard: bands(5000) });
  });
});

describe('a change of the prices', () => {
  it.each([
    ['TERRITORY_UNKNOWN', ['XX'], [{ upToGrams: null, cents: 0 }]],
    ['TERRITORY_TWICE', ['FR'], [{ upToGrams: null, cents: 0 }]],
    [
      'BANDS_DISORDERED',
      ['BE'],
      [
        { upToGrams: null, cents: 0 },
        { upToGrams: 500, cents: 100 },
      ],
    ],
    [
      'BANDS_DISORDERED',
      ['BE'],
      [
        { upToGrams: 500, cents: 0 },
        { upToGrams: 500, cents: 100 },
      ],
    ],
  ] as const)('is refused with %s', async (code, territories, wrong) => {
    const broken = { territories: [...territories], standard: { bands: [...wrong], freeFromCents: null } };
    await expect(zone('BE', broken)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { issues: [{ path: 'value.zones', code }] },
    });
  });

  it('is refused where no delivery to France would be left', async () => {
    const refused = {
      code: 'VALIDATION_FAILED',
      details: { issues: [{ path: 'value.zones', code: 'FRANCE_UNSERVED' }] },
    };
    await expect(
      change((zones) => zones.filter(({ territories }) => !territories.includes('FR'))),
    ).rejects.toMatchObject(refused);
    await expect(zone('FR', { standard: null, express: null, relay: null })).rejects.toMatchObject(refused);
    await zone('FR', { express: null, relay: null });
  });
});
