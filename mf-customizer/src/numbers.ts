import type { Locale } from '@aimante/contract';
import { formatNumber } from '@aimante/shop/numbers';

/** With the wide non-breaking space that the texts of the shop have. */
const format = (value: number, locale: Locale, options: Intl.NumberFormatOptions) =>
  formatNumber(value, locale, options).replaceAll('\u202f', '\u00a0');

/** `1,5` in French, `1.5` in English. */
export const formatOneDigit = (value: number, locale: Locale): string =>
  format(value, locale, { maximumFractionDigits: 1 });

/** `162 %` in French, `162%` in English. */
export const formatPercent = (value: number, locale: Locale): string => format(value, locale, { style: 'percent' });

/** `−1,5°` in French, `−1.5°` in English. */
export function formatDegrees(value: number, locale: Locale): string {
  const digits = formatOneDigit(value, locale);
  return `${digits === '-0' ? '0' : digits.replace('-', '\u2212')}°`;
}

/** `+6`, `−6` or `0`. */
export const formatSigned = (value: number, locale: Locale): string =>
  format(value, locale, { signDisplay: 'exceptZero' }).replace('-', '\u2212');

/** `+30 %` in French, `+30%` in English. */
export const formatSignedPercent = (value: number, locale: Locale): string =>
  format(value, locale, { style: 'percent', signDisplay: 'exceptZero' }).replace('-', '\u2212');

/** `1,5 Go` in French, `1.5 GB` in English. A small file has kilobytes, because none has `0 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [unit, size, digits] = unitOf(bytes);
  return format(bytes / size, locale, { style: 'unit', unit, maximumFractionDigits: digits });
}

function unitOf(bytes: number) {
  if (bytes >= 1e9) return ['gigabyte', 1e9, 1] as const;
  if (bytes >= 1e7 || bytes === 0) return ['megabyte', 1e6, 0] as const;
  return bytes >= 999_500 ? (['megabyte', 1e6, 1] as const) : (['kilobyte', 1e3, 0] as const);
}
