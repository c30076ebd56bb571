import type { Locale } from '@aimante/contract';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { formatNumber } from '@aimante/shop/numbers';
import { formatPrice } from '@aimante/ui';

const MOVED = { signDisplay: 'exceptZero' } as const;
const DECIMAL = { maximumFractionDigits: 2 } as const;
const SHARE = { style: 'percent' } as const;
const CHANGE = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;

/** Replaces the hyphen of the formats by a minus sign. No line breaks between the sign and the euro. */
const withMinus = (text: string) => text.replace('-€', '-\u2060€').replace('-', '\u2212');

export const formatsOf = (locale: Locale) => ({
  euros: (cents: number) => withMinus(formatPrice(cents, locale)),
  time: (iso: string) => formatDate(iso, locale, 'mediumMoment'),
  /** Without the year. */
  shortTime: (iso: string) => formatDate(iso, locale, 'monthMoment'),
  clock: (moment: number) => formatDate(moment, locale, 'clock'),
  day: (iso: string) => formatDate(iso, locale, 'mediumDay'),
  count: (value: number) => formatNumber(value, locale),
  /** With a plus or minus sign. */
  moved: (value: number) => withMinus(formatNumber(value, locale, MOVED)),
  /** A duration in seconds, or a score without a unit. */
  decimal: (value: number) => formatNumber(value, locale, DECIMAL),
  share: (part: number) => formatNumber(part, locale, SHARE),
  change: (part: number) => withMinus(formatNumber(part, locale, CHANGE)),
});

export const useFormat = () => formatsOf(useLocale());

/** Cents of a typed `4,90` or `4.90`. NaN: not an amount. */
export const toCents = (typed: string): number => {
  const plain = typed
    .trim()
    .replace(/[\s\u00a0\u202f€]/g, '')
    .replace(',', '.');
  return /^-?\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
};

/** Cents as the text of a field. */
export const fromCents = (cents: number | null, locale: Locale): string => {
  if (cents === null) return '';
  const plain = (cents / 100).toFixed(2);
  return locale === 'fr' ? plain.replace('.', ',') : plain;
};

/** A number as the text of a field. */
export const fromNumber = (value: number, locale: Locale): string =>
  locale === 'fr' ? String(value).replace('.', ',') : String(value);
