import type { Locale } from '@aimante/contract';

/** `162 %` in French, `162%` in English. */
export function formatPercent(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(value).replace('\u202f', '\u00a0');
}

/** `−1,5°` in French, `−1.5°` in English. */
export function formatDegrees(value: number, locale: Locale): string {
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return `${digits === '-0' ? '0' : digits.replace('-', '\u2212')}°`;
}
