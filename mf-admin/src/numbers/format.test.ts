import { describe, expect, it } from '@jest/globals';
import { ageOf } from './age.ts';
import { fromCents, toCents } from './format.ts';

describe('toCents', () => {
  it.each([
    ['4,90', 490],
    ['4.9', 490],
    ['1 234,56 €', 123_456],
    ['0', 0],
    ['-3', -300],
  ])('reads %j', (typed, cents) => {
    expect(toCents(typed)).toBe(cents);
  });

  it.each(['', 'abc', '1,234', '4,90,1'])('takes %j for no amount', (typed) => {
    expect(toCents(typed)).toBeNaN();
  });

  it('is undone by fromCents', () => {
    expect(toCents(fromCents(123_405, 'fr'))).toBe(123_405);
    expect(fromCents(null, 'fr')).toBe('');
  });
});

describe('ageOf', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T11:59:30Z', { unit: 'minute', value: 0 }],
    ['2026-11-20T11:01:00Z', { unit: 'minute', value: 59 }],
    ['2026-11-20T01:00:00Z', { unit: 'hour', value: 11 }],
    ['2026-11-18T12:00:00Z', { unit: 'day', value: 2 }],
    ['2026-11-20T12:05:00Z', { unit: 'minute', value: 0 }],
  ])('says how long ago %s was', (iso, age) => {
    expect(ageOf(iso, now)).toEqual(age);
  });
});
