/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { ageOf } from './age.ts';
import { formatsOf, fromCents, fromNumber, toCents } from './format.ts';

describe('toCents', () => {
  it.each([
    ['4,90', 490],
    ['4.9', 490],
    ['1 234,56 €', 123_456],
    ['0', 0],
    ['-3', -300],
    ['1\u202f234,5\u00a0€', 123_450],
    // 1.15 * 100 is 114.99999999999999.
    ['1,15', 115],
    ['007', 700],
  ])('reads %j', (typed, cents) => {
    expect(toCents(typed)).toBe(cents);
  });

  it.each(['', ' ', 'abc', '1,234', '4,90,1', '4,', ',5', '1e3', '--1', '٤', '4-', 'Infinity'])(
    'takes %j for no amount',
    (typed) => {
      expect(toCents(typed)).toBeNaN();
    },
  );

  it('is undone by fromCents', () => {
    expect(toCents(fromCents(123_405, 'fr'))).toBe(123_405);
    expect(fromCents(null, 'fr')).toBe('');
  });
});

describe('the text of a field', () => {
  it.each([
    [490, '4,90', '4.90'],
    [5, '0,05', '0.05'],
    [-5, '-0,05', '-0.05'],
    [100_000_000, '1000000,00', '1000000.00'],
  ])('shows %d cents in French and English', (cents, french, english) => {
    expect([fromCents(cents, 'fr'), fromCents(cents, 'en')]).toEqual([french, english]);
    expect([toCents(french), toCents(english)]).toEqual([cents, cents]);
  });

  it.each([
    [2.5, '2,5', '2.5'],
    [-0.25, '-0,25', '-0.25'],
    [1000, '1000', '1000'],
  ])('shows the number %d in French and English', (value, french, english) => {
    expect([fromNumber(value, 'fr'), fromNumber(value, 'en')]).toEqual([french, english]);
  });
});

describe('a figure', () => {
  /** With plain spaces, which are easier to read here. */
  const both = (write: (format: ReturnType<typeof formatsOf>) => string) =>
    (['fr', 'en'] as const).map((locale) => write(formatsOf(locale)).replace(/[\u00a0\u202f]/g, ' '));

  it.each([
    [0, '0,00 €', '€0.00'],
    [123_456, '1 234,56 €', '€1,234.56'],
    [-490, '−4,90 €', '−\u2060€4.90'],
  ])('of %d cents is an amount with a true minus', (cents, french, english) => {
    expect(both(({ euros }) => euros(cents))).toEqual([french, english]);
  });

  it.each([
    [3, '+3', '+3'],
    [-12_000, '−12 000', '−12,000'],
    [0, '0', '0'],
    [-0, '0', '0'],
  ])('of %d pieces moved has its sign', (value, french, english) => {
    expect(both(({ moved }) => moved(value))).toEqual([french, english]);
  });

  it.each([
    [0.1234, '+12,3 %', '+12.3%'],
    [-1, '−100 %', '−100%'],
    [-0.0004, '0 %', '0%'],
    [9.5, '+950 %', '+950%'],
  ])('of a change by %d has one decimal and its sign', (part, french, english) => {
    expect(both(({ change }) => change(part))).toEqual([french, english]);
  });

  it('of a share has neither sign nor decimals', () => {
    expect(both(({ share }) => share(0.756))).toEqual(['76 %', '76%']);
  });

  it('of a day or moment is on the clock of the shop', () => {
    const at = '2026-07-14T22:30:00Z';
    expect(both(({ day }) => day(at))).toEqual(['15 juil. 2026', '15 Jul 2026']);
    expect(both(({ time }) => time(at))).toEqual(['15 juil. 2026, 0 h 30', '15 Jul 2026, 12.30 am']);
    expect(both(({ shortTime }) => shortTime(at))[0]).not.toContain('2026');
    expect(both(({ clock }) => clock(Date.parse(at)))).toEqual(['0 h 30', '12.30 am']);
  });
});

describe('ageOf', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T11:59:30Z', { unit: 'minute', value: 0 }],
    ['2026-11-20T11:01:00Z', { unit: 'minute', value: 59 }],
    ['2026-11-20T11:00:00Z', { unit: 'hour', value: 1 }],
    ['2026-11-20T01:00:00Z', { unit: 'hour', value: 11 }],
    ['2026-11-18T12:00:01Z', { unit: 'hour', value: 47 }],
    ['2026-11-18T12:00:00Z', { unit: 'day', value: 2 }],
    ['2026-11-20T12:05:00Z', { unit: 'minute', value: 0 }],
  ])('says how long ago %s was', (iso, age) => {
    expect(ageOf(iso, now)).toEqual(age);
  });
});
