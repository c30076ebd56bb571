import { describe, expect, it } from '@jest/globals';
import { type DatedVatRate, vatRateOn, vatRuleOf, vatTerritoryOf } from './vat.ts';

describe('the territory of a delivery', () => {
  it.each([
    ['FR', '49100', 'FR'],
    ['FR', '20000', 'FR'],
    ['FR', null, 'FR'],
    ['FR', '97110', 'GP'],
    ['FR', '97133', 'BL'],
    ['FR', '97150', 'MF'],
    ['FR', '97200', 'MQ'],
    ['FR', '97300', 'GF'],
    ['FR', '97400', 'RE'],
    ['FR', '97600', 'YT'],
    ['FR', '98713', 'PF'],
    ['FR', '98000', 'MC'],
    ['MC', '98000', 'MC'],
    ['BE', '1000', 'BE'],
  ])('%s %s is %s', (country, postalCode, territory) => expect(vatTerritoryOf(country, postalCode)).toBe(territory));
});

describe('the rule of a sale', () => {
  it.each([
    ['FR', false, 'domestic'],
    ['FR', true, 'domestic'],
    ['MC', true, 'domestic'],
    ['BE', false, 'domestic'],
    ['LU', true, 'oss'],
    ['CH', true, 'export'],
    ['PF', false, 'export'],
    ['RE', false, 'overseas'],
    ['GF', true, 'overseas'],
  ] as const)('to %s is, threshold passed %s, %s', (territory, isOssDue, rule) => {
    expect(vatRuleOf({ regime: 'standard', territory, isOssDue })).toBe(rule);
    expect(vatRuleOf({ regime: 'franchise', territory, isOssDue })).toBe('franchise');
  });
});

describe('the rate on a day', () => {
  const standard = { territory: 'LU', vatClass: 'standard' } as const;
  const rates: DatedVatRate[] = [
    { ...standard, rate: 17, validFrom: '2024-01-01' },
    { ...standard, rate: 16, validFrom: '2023-01-01' },
    { ...standard, vatClass: 'reduced', rate: 3, validFrom: '2024-01-01' },
  ];

  it.each([
    ['2022-12-31', undefined],
    ['2023-01-01', 16],
    ['2023-12-31', 16],
    ['2024-01-01', 17],
  ])('of %s is %s', (day, expected) =>
    expect(vatRateOn(rates, { territory: 'LU', vatClass: 'standard', day })).toBe(expected),
  );

  it('is the standard rate for a class without a rate of its own', () => {
    expect(vatRateOn(rates, { territory: 'LU', vatClass: 'reduced', day: '2023-06-01' })).toBe(16);
    expect(vatRateOn(rates, { territory: 'LU', vatClass: 'reduced', day: '2024-06-01' })).toBe(3);
    expect(vatRateOn(rates, { territory: 'BE', vatClass: 'reduced', day: '2024-06-01' })).toBeUndefined();
  });
});
