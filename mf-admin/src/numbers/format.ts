import type { Locale } from '@aimante/contract';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { formatPrice } from '@aimante/ui';

const regions: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

const memo = <T>(make: (locale: Locale) => T) => {
  const made = new Map<Locale, T>();
  return (locale: Locale): T => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
};

const counts = memo((l) => new Intl.NumberFormat(regions[l]));
const moves = memo((l) => new Intl.NumberFormat(regions[l], { signDisplay: 'exceptZero' }));
const decimals = memo((l) => new Intl.NumberFormat(regions[l], { maximumFractionDigits: 2 }));
const shares = memo((l) => new Intl.NumberFormat(regions[l], { style: 'percent' }));
const percents = memo(
  (l) => new Intl.NumberFormat(regions[l], { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
);

/** A true minus sign: French and English formats use a hyphen. */
const withMinus = (text: string) => text.replace('-', '\u2212');

export const formatsOf = (locale: Locale) => ({
  euros: (cents: number) => withMinus(formatPrice(cents, locale)),
  time: (iso: string) => formatDate(iso, locale, 'mediumMoment'),
  /** Without the year. */
  shortTime: (iso: string) => formatDate(iso, locale, 'monthMoment'),
  clock: (moment: number) => formatDate(moment, locale, 'clock'),
  day: (iso: string) => formatDate(iso, locale, 'mediumDay'),
  count: (value: number) => counts(locale).format(value),
  /** With a plus or minus sign. */
  moved: (value: number) => withMinus(moves(locale).format(value)),
  /** A duration in seconds, or a score without a unit. */
  decimal: (value: number) => decimals(locale).format(value),
  share: (part: number) => shares(locale).format(part),
  change: (part: number) => withMinus(percents(locale).format(part)),
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
