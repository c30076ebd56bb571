import { isCountry } from './country.ts';

/** The length of an IBAN per SEPA country. */
const LENGTHS =
  'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22';
const lengths = new Map(LENGTHS.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));

/** Checks the length for the country, and that the remainder modulo 97 is 1. */
export function isIban(typed: string): boolean {
  const iban = typed.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(iban)) return false;
  const country = iban.slice(0, 2);
  if (iban.length !== (lengths.get(country) ?? iban.length)) return false;
  return (isCountry(country) || country === 'XK') && remainderOf(iban) === 1;
}

/** Letters count from A = 10. Computed digit by digit, so that no number grows too large. */
function remainderOf(iban: string): number {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('');
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0);
}

/** Eight or eleven characters: bank, country, location, branch. */
export function isBic(typed: string): boolean {
  const bic = typed.replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{6}[0-9A-Z]{2}([0-9A-Z]{3})?$/.test(bic) && isCountry(bic.slice(4, 6));
}
