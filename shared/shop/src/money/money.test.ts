import { expect, it } from '@jest/globals';
import { decimalCents, formatCents } from './money.ts';

it.each([
  [0, '0,00'],
  [5, '0,05'],
  [490, '4,90'],
  [-490, '-4,90'],
  [-5, '-0,05'],
  [2_142_391, '21423,91'],
])('writes %d cents as %s for a spreadsheet', (cents, text) => {
  expect(decimalCents(cents)).toBe(text);
});

it('writes an amount for a reader of each language', () => {
  expect(formatCents(490, 'fr')).toBe('4,90\u00a0€');
  expect(formatCents(490, 'en')).toBe('€4.90');
});
