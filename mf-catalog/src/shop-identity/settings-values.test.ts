import { settingsValues } from '@aimante/shop/legal';
import { describe, expect, it } from '@jest/globals';
import { publicSettings } from './settings.fixture.ts';

const { shipping, loyalty, shop } = publicSettings;

describe('a value of the settings in a text', () => {
  it.each([
    ['fr', { expressPrice: '12,50\u00a0€', reward: '7\u00a0€', productionDays: '4 à 6', points: '200' }],
    ['en', { expressPrice: '€12.50', reward: '€7', productionDays: '4 to 6', points: '200' }],
  ] as const)('reads as the language writes it: %s', (locale, values) => {
    expect(settingsValues(publicSettings, locale)).toMatchObject(values);
  });

  it.each([
    [[4, 4], '4'],
    [[0, 0], '0'],
    [[0, 1], '0 à 1'],
  ] as const)('of %p days is one number where both ends are equal: %s', (productionDays, text) => {
    const settings = { ...publicSettings, shipping: { ...shipping, productionDays: [...productionDays] } };
    expect(settingsValues(settings as typeof publicSettings, 'fr').productionDays).toBe(text);
  });

  it.each([
    [0, '0\u00a0€'],
    [5, '0,05\u00a0€'],
    [123_456, '1\u202f234,56\u00a0€'],
  ])('of %d cents is %s', (rewardCents, text) => {
    const settings = { ...publicSettings, loyalty: { ...loyalty, rewardCents } };
    expect(settingsValues(settings, 'fr').reward).toBe(text);
  });

  it.each([
    ['franchise', '293 B'],
    ['standard', ''],
  ] as const)('names the article of the law only of a shop without VAT: %s', (vatRegime, text) => {
    expect(settingsValues({ ...publicSettings, shop: { ...shop, vatRegime } }, 'fr').vatFranchise).toBe(text);
  });
});
