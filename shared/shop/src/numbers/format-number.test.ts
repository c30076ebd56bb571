import { describe, expect, it, jest } from '@jest/globals';
import { formatNumber } from './format-number.ts';

describe('formatNumber', () => {
  it.each([
    ['fr', undefined, '1\u202f234,5'],
    ['en', undefined, '1,234.5'],
    ['fr', { maximumFractionDigits: 0 }, '1\u202f235'],
    ['en', { style: 'currency', currency: 'EUR' }, '€1,234.50'],
  ] as const)('writes a number in %s with %j', (locale, options, text) => {
    expect(formatNumber(1234.5, locale, options)).toBe(text);
  });

  it('makes each format once', () => {
    const made = jest.spyOn(Intl, 'NumberFormat');
    const options = { minimumFractionDigits: 3 };
    expect([1, 2, 3].map((value) => formatNumber(value, 'fr', options))).toEqual(['1,000', '2,000', '3,000']);
    expect(made).toHaveBeenCalledTimes(1);
  });
});
