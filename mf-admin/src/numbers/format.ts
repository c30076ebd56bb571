import type { Locale } from '@aimante/contract';
import { useLocale } from '@aimante/remote';
import { formatPrice } from '@aimante/ui';
import { SHOP_ZONE } from './moments.ts';

/** All times are in the shop's time zone, wherever the desk is. */
const zone = { timeZone: SHOP_ZONE } as const;
const regions: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

const memo = <T>(make: (locale: Locale) => T) => {
  const made = new Map<Locale, T>();
  return (locale: Locale): T => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
};

const times = memo((l) => new Intl.DateTimeFormat(regions[l], { ...zone, dateStyle: 'medium', timeStyle: 'short' }));
const shortTimes = memo(
  (l) =>
    new Intl.DateTimeFormat(regions[l], {
      ...zone,
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    }),
);
const clocks = memo((l) => new Intl.DateTimeFormat(regions[l], { ...zone, timeStyle: 'short' }));
const days = memo((l) => new Intl.DateTimeFormat(regions[l], { ...zone, dateStyle: 'medium' }));
const counts = memo((l) => new Intl.NumberFormat(regions[l]));
const moves = memo((l) => new Intl.NumberFormat(regions[l], { signDisplay: 'exceptZero' }));
const shares = memo((l) => new Intl.NumberFormat(regions[l], { style: 'percent' }));
const percents = memo(
  (l) => new Intl.NumberFormat(regions[l], { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
);

/** A true minus sign: French and English formats use a hyphen. */
const withMinus = (text: string) => text.replace('-', '\u2212');

export function useFormat() {
  const locale = useLocale();
  return {
    euros: (cents: number) => withMinus(formatPrice(cents, locale)),
    time: (iso: string) => times(locale).format(new Date(iso)),
    /** Without the year. */
    shortTime: (iso: string) => shortTimes(locale).format(new Date(iso)),
    clock: (moment: number) => clocks(locale).format(moment),
    day: (iso: string) => days(locale).format(new Date(iso)),
    count: (value: number) => counts(locale).format(value),
    /** With a plus or minus sign. */
    moved: (value: number) => withMinus(moves(locale).format(value)),
    share: (part: number) => shares(locale).format(part),
    change: (part: number) => withMinus(percents(locale).format(part)),
  };
}

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
