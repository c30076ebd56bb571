import { SHOP_ZONE } from './shop-zone.ts';

type Locale = 'fr' | 'en';

const tags: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB' };
const dayAndMonth = { day: 'numeric', month: 'long' } as const;

const styles = {
  /** `20 novembre 2026` */
  day: { dateStyle: 'long' },
  /** `20 nov. 2026` */
  mediumDay: { dateStyle: 'medium' },
  /** `20/11/2026` */
  shortDay: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** `vendredi 20 novembre` */
  weekday: { weekday: 'long', ...dayAndMonth },
  /** `ven. 20 novembre` */
  shortWeekday: { weekday: 'short', ...dayAndMonth },
  /** `vendredi 20 novembre 2026` */
  fullDay: { dateStyle: 'full' },
  /** `ven. 20 nov.` */
  dayOfWeekAndMonth: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `ven. 20` */
  dayOfWeek: { weekday: 'short', day: 'numeric' },
  /** `20 nov.` */
  dayAndMonth: { day: 'numeric', month: 'short' },
  /** `vendredi` */
  weekdayName: { weekday: 'long' },
  /** `20` */
  dayOfMonth: { day: 'numeric' },
  /** `nov.` */
  month: { month: 'short' },
  /** `novembre 2026` */
  monthAndYear: { month: 'long', year: 'numeric' },
  /** `20 novembre 2026 à 10 h 41` */
  moment: { dateStyle: 'long', timeStyle: 'short' },
  /** `20 nov. 2026, 10 h 41` */
  mediumMoment: { dateStyle: 'medium', timeStyle: 'short' },
  /** `20/11/2026 10 h 41` */
  shortMoment: { dateStyle: 'short', timeStyle: 'short' },
  /** `20 nov., 10 h 41` */
  monthMoment: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  /** `vendredi 20 novembre à 10 h 41` */
  weekdayMoment: { weekday: 'long', ...dayAndMonth, hour: 'numeric', minute: '2-digit' },
  /** `10 h 41` */
  clock: { timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

/** French writes `1er décembre`, and Intl does not. */
const FIRST_OF_MONTH = /(?<!\d)1(?=\u00a0\p{L})/u;
const CLOCK = /\d{1,2}:\d{2}/;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * An instant, or a calendar day such as `2026-11-27`, in the shop's time zone. A number stays on the line of the words
 * beside it.
 */
export function formatDate(at: string | number | Date, locale: Locale, style: DateStyle = 'day'): string {
  const text = formatWithClock(at, locale, style).replace(/(?<=\d) (?=\p{L})|(?<=\p{L}\.?) (?=\d)/gu, '\u00a0');
  // The clock comes last: `1 h 14` is no first of the month.
  const day = locale === 'fr' ? text.replace(FIRST_OF_MONTH, '1er') : text;
  return day.replace(CLOCK, (time) => timeText(time, locale));
}

function formatWithClock(at: string | number | Date, locale: Locale, style: DateStyle): string {
  const key = `${locale} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tags[locale], { timeZone: SHOP_ZONE, ...styles[style] });
  formats.set(key, format);
  return format.format(new Date(at));
}

/** The hours of a market in the shop's time zone: `9 h – 13 h 30` or `9 am – 1.30 pm`. */
export const formatHours = (startsAt: string, endsAt: string, locale: Locale): string =>
  formatPeriod(formatWithClock(startsAt, 'en', 'clock'), formatWithClock(endsAt, 'en', 'clock'), locale);

/** `dimanche 6 décembre, 9 h – 13 h 30`. */
export const formatDayAndHours = (startsAt: string, endsAt: string, locale: Locale): string =>
  `${formatDate(startsAt, locale, 'weekday')}, ${formatHours(startsAt, endsAt, locale)}`;

/** `09:00` and `12:30` as `9 h – 12 h 30` or `9 am – 12.30 pm`. */
export const formatPeriod = (opens: string, closes: string, locale: Locale): string =>
  `${timeText(opens, locale)}\u00a0– ${timeText(closes, locale)}`;

function timeText(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (locale === 'fr') return `${hours}\u00a0h${minutes ? `\u00a0${String(minutes).padStart(2, '0')}` : ''}`;
  const rest = minutes ? `.${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${rest}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}
