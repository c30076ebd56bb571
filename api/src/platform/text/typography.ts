import type { Locale } from './refusal.ts';

/** In French, keeps high punctuation, quotation marks and units on the line of their word. */
export const typeset = (text: string, locale: Locale): string =>
  locale === 'en' ? text : text.replace(/ ([:;!?€%»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

const formats = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};
export const formatCents = (cents: number, locale: Locale): string => formats[locale].format(cents / 100);

export const formatCount = (count: number, locale: Locale): string =>
  count.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB');

export const formatDate = (time: string | Date, locale: Locale): string => format(time, locale, {});

export const formatDateTime = (time: string | Date, locale: Locale): string =>
  format(time, locale, { timeStyle: 'short' });

/** Keeps the day on the line of its month. */
const format = (time: string | Date, locale: Locale, more: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
    ...more,
  })
    .format(new Date(time))
    .replace(' ', '\u00a0');

/** Place and address of a market; some addresses already begin with the place. */
export const placeLine = ({ place, address }: { place: string; address: string }): string =>
  address.startsWith(place) ? address : `${place}, ${address}`;
