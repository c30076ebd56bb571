import { isCountry } from './country.ts';

const withoutSpaces = (typed: string) => typed.replace(/[\s.]/g, '').toUpperCase();

const LA_POSTE = '356000000';

/**
 * Fourteen digits with a valid Luhn sum. La Poste has too many offices for that rule: the sum of their digits is a
 * multiple of five.
 */
export function isSiret(typed: string): boolean {
  const siret = typed.replace(/\s/g, '');
  if (!/^\d{14}$/.test(siret) || siret.startsWith('000000000')) return false;
  const digits = Array.from(siret, Number);
  if (siret.startsWith(LA_POSTE) && digits.reduce((sum, digit) => sum + digit, 0) % 5 === 0) return true;
  return luhnSum(digits) % 10 === 0;
}

function luhnSum(digits: readonly number[]): number {
  return digits.toReversed().reduce((sum, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
}

/** VAT prefixes that are not country codes: Greece and Northern Ireland. */
const VAT_PREFIXES = ['EL', 'XI'];

/** Checks the key of a French number against its SIREN. For other countries, only the format is checked. */
export function isVatNumber(typed: string): boolean {
  const [, country = '', rest = ''] = /^([A-Z]{2})([0-9A-Z]{2,13})$/.exec(withoutSpaces(typed)) ?? [];
  if (country === 'FR') return isFrenchVat(rest);
  return (isCountry(country) || VAT_PREFIXES.includes(country)) && /[1-9]/.test(rest);
}

function isFrenchVat(rest: string): boolean {
  const [, key = '', siren = ''] = /^([0-9A-HJ-NP-Z]{2})(\d{9})$/.exec(rest) ?? [];
  if (siren === '' || siren === '000000000') return false;
  // The rule for keys with a letter is not public.
  return !/^\d{2}$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

/** The SIREN in a French VAT number; undefined for another country. */
export const sirenOfVatNumber = (typed: string): string | undefined => /^FR..(\d{9})$/.exec(withoutSpaces(typed))?.[1];
