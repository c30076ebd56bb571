import type { ShippingRates } from '@aimante/api-contract/settings/shipping-rates';
import { describe, expect, it } from '@jest/globals';
import { shippingPrice } from './shipping-price.ts';

const rates: ShippingRates = {
  zones: [
    {
      name: { fr: 'France', en: 'France' },
      territories: ['FR', 'MC'],
      standard: {
        bands: [
          { upToGrams: 250, cents: 390 },
          { upToGrams: 2000, cents: 690 },
        ],
        freeFromCents: 5000,
      },
      express: { bands: [{ upToGrams: null, cents: 999 }], freeFromCents: null },
      relay: null,
    },
  ],
};
const price = (
  code: Parameters<typeof shippingPrice>[1]['code'],
  { territory = 'FR', grams = 100, goodsCents = 1000 } = {},
) => shippingPrice(rates, { code, territory, contents: { grams, goodsCents } });

describe('the price of a delivery', () => {
  it.each([
    [250, 390],
    [251, 690],
    [2000, 690],
    [2001, 'weight'],
  ] as const)('of %d g follows the bands: %s', (grams, expected) => {
    expect(price('standard', { grams })).toBe(expected);
  });

  it('is free from the amount on, not before, and never for a parcel that is too heavy', () => {
    expect(price('standard', { goodsCents: 4999 })).toBe(390);
    expect(price('standard', { goodsCents: 5000 })).toBe(0);
    expect(price('standard', { goodsCents: 5000, grams: 2001 })).toBe('weight');
    expect(price('express', { goodsCents: 1_000_000, grams: 1_000_000 })).toBe(999);
  });

  it('says what is missing: a rule for the country, or for the method', () => {
    expect(price('standard', { territory: 'BE' })).toBe('country');
    expect(price('relay', { territory: 'MC' })).toBe('zone');
    expect(price('market', { territory: 'BE' })).toBe(0);
  });
});
