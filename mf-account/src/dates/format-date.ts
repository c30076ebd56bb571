import type { Locale } from '@aimante/contract';

const REGIONS: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };
const SHOP_ZONE = 'Europe/Paris';

const format = (at: string, locale: Locale, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(REGIONS[locale], { timeZone: SHOP_ZONE, ...style }).format(new Date(at));

/** `20 novembre 2026`. */
export const formatDay = (at: string, locale: Locale): string => format(at, locale, { dateStyle: 'long' });

/** `20/11/2026`. */
export const formatShortDay = (at: string, locale: Locale): string =>
  format(at, locale, { day: '2-digit', month: '2-digit', year: 'numeric' });

/** `vendredi 20 novembre`. */
export const formatWeekday = (at: string, locale: Locale): string =>
  format(at, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** `vendredi 20 novembre à 10:41`. */
export const formatMoment = (at: string, locale: Locale): string =>
  format(at, locale, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
