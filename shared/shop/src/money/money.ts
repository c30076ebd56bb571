import { formatNumber } from '../numbers/format-number.ts';

type Locale = 'fr' | 'en';

const EUROS = { style: 'currency', currency: 'EUR' } as const;

/** `4,90 €` with its non-breaking space, `€4.90` in English. */
export const formatCents = (cents: number, locale: Locale): string => formatNumber(cents / 100, locale, EUROS);

/** `45 €`, but `4,90 €`. */
export const formatRoundCents = (cents: number, locale: Locale): string =>
  formatNumber(cents / 100, locale, { ...EUROS, trailingZeroDisplay: 'stripIfInteger' });

/** `4,90` for a file: two decimals after a comma, which a French spreadsheet reads as an amount. */
export function decimalCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
