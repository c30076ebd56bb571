import type { Locale } from '@aimante/contract';

/** With the wide non-breaking space that the texts of the shop have. */
const format = (value: number, locale: Locale, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, options).format(value).replaceAll('\u202f', '\u00a0');

/** `162 %` in French, `162%` in English. */
export const formatPercent = (value: number, locale: Locale): string => format(value, locale, { style: 'percent' });

/** `−1,5°` in French, `−1.5°` in English. */
export function formatDegrees(value: number, locale: Locale): string {
  const digits = format(value, locale, { maximumFractionDigits: 1 });
  return `${digits === '-0' ? '0' : digits.replace('-', '\u2212')}°`;
}

/** `+6`, `−6` or `0`. */
export const formatSigned = (value: number, locale: Locale): string =>
  format(value, locale, { signDisplay: 'exceptZero' }).replace('-', '\u2212');

/** `1,5 Go` in French, `1.5 GB` in English. */
export function formatMegabytes(bytes: number, locale: Locale): string {
  const isHuge = bytes >= 1e9;
  const unit = isHuge ? 'gigabyte' : 'megabyte';
  const options = { style: 'unit', unit, maximumFractionDigits: isHuge ? 1 : 0 } as const;
  return format(bytes / (isHuge ? 1e9 : 1e6), locale, options);
}
