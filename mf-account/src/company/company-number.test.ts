import { describe, expect, it } from '@jest/globals';
import { isSiret, isVatNumber } from './company-number.ts';

describe('isSiret', () => {
  it.each(['73282932000074', '35600000000048', '35600000049837'])('accepts %s', (siret) => {
    expect(isSiret(siret)).toBe(true);
  });

  it.each(['73282932000075', '7328293200007', '732829320000740', '7328293200007a', ''])('refuses %j', (siret) => {
    expect(isSiret(siret)).toBe(false);
  });
});

describe('isVatNumber', () => {
  it.each(['FR44732829320', 'fr 44 732 829 320', 'BE0123456789', 'IE1234567FA'])('accepts %s', (number) => {
    expect(isVatNumber(number)).toBe(true);
  });

  it.each(['FR45732829320', '44732829320', 'F', 'DE!'])('refuses %s', (number) => {
    expect(isVatNumber(number)).toBe(false);
  });
});
