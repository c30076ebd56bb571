/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { isCount, isDay } from './filter-text.ts';

describe('a day in the address', () => {
  it.each(['2026-11-29', '2028-02-29', '1999-12-31'])('can be %j', (value) => {
    expect(isDay(value)).toBe(true);
  });

  it.each([
    undefined,
    '',
    '2026-02-30',
    '2027-02-29',
    '2026-11-31',
    '2026-13-01',
    '2026-1-1',
    '29/11/2026',
    '2026-11-29T10:00',
    '2026-11-29\n',
    'today',
  ])('cannot be %j, which the server refuses', (value) => {
    expect(isDay(value)).toBe(false);
  });
});

describe('a count in the address', () => {
  it.each(['0', '7', '9999999'])('can be %j', (value) => {
    expect(isCount(value)).toBe(true);
  });

  it.each([undefined, '', '-1', '1.5', '1e3', '0x10', '10000000', '٣', ' 1'])('cannot be %j', (value) => {
    expect(isCount(value)).toBe(false);
  });
});
