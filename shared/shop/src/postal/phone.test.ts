import { describe, expect, it } from '@jest/globals';
import { normalizePhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['0612345678', '06 12 34 56 78'],
    ['06.12.34.56.78', '06 12 34 56 78'],
    ['06 12-34 56/78', '06 12 34 56 78'],
    ['+33 6 12 34 56 78', '06 12 34 56 78'],
    ['+33 (0)6 12 34 56 78', '06 12 34 56 78'],
    ['0033612345678', '06 12 34 56 78'],
    ['06\u00a012\u00a034\u00a056\u00a078', '06 12 34 56 78'],
    ['+32 475 12 34 56', '+32475123456'],
    ['00377 93 15 00 00', '+37793150000'],
    ['+41 (0)79 123 45 67', '+41791234567'],
  ])('%s becomes %s', (typed, phone) => {
    expect(normalizePhone(typed)).toBe(phone);
    expect(normalizePhone(phone)).toBe(phone);
  });

  it.each(['', 'demain', '061234567', '+33 6 12', '06 12 34 56 78 le soir'])('"%s" stays as typed', (typed) =>
    expect(normalizePhone(typed)).toBe(typed),
  );
});
