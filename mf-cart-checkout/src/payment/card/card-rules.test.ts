import { describe, expect, it } from '@jest/globals';
import { checkCard, formatExpiry, groupDigits } from './card-rules.ts';

const now = new Date('2026-11-20T08:00:00Z');
const card = { number: '4242 4242 4242 4242', expiry: '09 / 28', cvc: '123', name: 'Camille Moreau' };

describe('a card', () => {
  it('is accepted when all is there', () => expect(checkCard(card, now).size).toBe(0));

  it.each([
    ['number', { number: '4242 4242 4242 4241' }, 'number'],
    ['number', { number: '4242' }, 'number'],
    ['expiry', { expiry: '13 / 28' }, 'expiry'],
    ['expiry', { expiry: '10 / 26' }, 'expired'],
    ['cvc', { cvc: '12' }, 'cvc'],
    ['name', { name: ' ' }, 'name'],
  ] as const)('is refused for its %s: %o', (field, change, fault) =>
    expect([...checkCard({ ...card, ...change }, now)]).toEqual([[field, fault]]),
  );

  it('is valid until the last day of its month', () => {
    expect(checkCard({ ...card, expiry: '11 / 26' }, new Date('2026-11-30T22:00:00Z')).size).toBe(0);
  });
});

describe('what is typed', () => {
  it('is grouped as on the card', () => expect(groupDigits('4242-424242424242')).toBe('4242 4242 4242 4242'));
  it('gets its stroke after the month', () => expect(formatExpiry('09', '0')).toBe('09 / '));
  it('allows to delete the slash', () => expect(formatExpiry('09 /', '09 / ')).toBe('09'));
  it('takes a pasted date', () => expect(formatExpiry('0928', '')).toBe('09 / 28'));

  it.each([
    ['a month of one digit', '9/28', '', '09 / 28'],
    ['a year of four digits, as browsers fill it in', '09/2028', '', '09 / 28'],
    ['a date with dashes', '09-28', '', '09 / 28'],
    ['letters', 'septembre', '', ''],
    ['the next digit', '09 / 2', '09 / ', '09 / 2'],
  ])('takes %s: %j', (_, ...[typed, before, shown]) => expect(formatExpiry(typed, before)).toBe(shown));

  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242x4242', '4242 4242'],
    ['1'.repeat(25), '1111 1111 1111 1111 111'],
  ])('is grouped: %s', (typed, shown) => expect(groupDigits(typed)).toBe(shown));
});
