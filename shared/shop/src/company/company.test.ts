import { describe, expect, it } from '@jest/globals';
import { isBic, isIban } from './bank.ts';
import { isSiret, isVatNumber, sirenOfVatNumber } from './company.ts';
import { isCountry } from './country.ts';
import { groupIban } from './group-iban.ts';

const rules: { rule: (typed: string) => boolean; good: string[]; bad: string[] }[] = [
  {
    rule: isSiret,
    good: ['73282932000074', '732 829 320 00074', '35600000000048', '35600000049837'],
    bad: ['73282932000075', '7328293200007', '732829320000740', '7328293200007a', '00000000000000', ''],
  },
  {
    rule: isVatNumber,
    good: [
      'FR44732829320',
      'fr 44 732 829 320',
      'FR K7 399859412',
      'BE0123456789',
      'DE123456789',
      'IE1234567FA',
      'EL123456789',
    ],
    bad: ['FR45732829320', 'FR00000000000', 'FRXX12', 'ZZ123456789', 'BE0000000000', '44732829320', 'F', 'DE!', ''],
  },
  {
    rule: isIban,
    good: [
      'FR14 2004 1010 0505 0001 3M02 606',
      'fr1420041010050500013m02606',
      'DE89370400440532013000',
      'GB82 WEST 1234 5698 7654 32',
    ],
    bad: ['XX', 'FR14 2004 1010 0505 0001 3M02 607', 'FR1420041010050500013M02', 'ZZ89370400440532013000', ''],
  },
  { rule: isBic, good: ['DEUTDEFF', 'deut de ff 500', 'DEUTDEFF500'], bad: ['DEUTDEF', 'DEUTZZFF', '12345678', ''] },
  { rule: isCountry, good: ['FR', 'MC', 'CH', 'RE'], bad: ['ZZ', 'UK', 'fr', ''] },
];

describe.each(rules)('$rule.name', ({ rule, good, bad }) => {
  it('accepts valid input', () => {
    for (const typed of good) expect([typed, rule(typed)]).toEqual([typed, true]);
  });
  it('refuses what is wrong', () => {
    for (const typed of bad) expect([typed, rule(typed)]).toEqual([typed, false]);
  });
});

describe('sirenOfVatNumber', () => {
  it('reads the SIREN of a French number alone', () => {
    expect(sirenOfVatNumber('FR 44 732 829 320')).toBe('732829320');
    expect(sirenOfVatNumber('BE0123456789')).toBeUndefined();
  });
});

describe('groupIban', () => {
  it('groups by four in capitals, however it was typed', () => {
    expect(groupIban('fr14 20041010050500013m02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
    expect(groupIban('DE89370400440532013000', '\u00a0')).toBe('DE89 3704 0044 0532 0130 00'.replaceAll(' ', '\u00a0'));
    expect(groupIban('')).toBe('');
  });
});
