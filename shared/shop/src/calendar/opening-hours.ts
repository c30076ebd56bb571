import { formatDate, formatPeriod } from './format-date.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

type Locale = 'fr' | 'en';

interface OpeningPeriod {
  /** `09:00` */
  readonly opens: string;
  readonly closes: string;
}

interface OpeningHours {
  readonly week: Readonly<Record<Weekday, readonly OpeningPeriod[]>>;
  readonly exceptions: readonly {
    /** First and last day, such as `2026-12-24`. */
    readonly from: string;
    readonly to: string;
    readonly periods: readonly OpeningPeriod[];
  }[];
}

export interface OpeningLine {
  readonly days: readonly Weekday[];
  readonly periods: readonly OpeningPeriod[];
}

/** Consecutive days with the same periods share a line. Closed days have none. */
export function openingLines({ week }: OpeningHours): readonly OpeningLine[] {
  const lines: { days: Weekday[]; periods: readonly OpeningPeriod[] }[] = [];
  let before: string | undefined;
  for (const day of weekdays) {
    const key = JSON.stringify(week[day]);
    const last = lines.at(-1);
    if (last && key === before) last.days.push(day);
    else lines.push({ days: [day], periods: week[day] });
    before = key;
  }
  return lines.filter(({ periods }) => periods.length > 0);
}

/** One line per group of days, then one per exception that has not ended before `today` (`2026-11-22`). */
export function openingHoursText(hours: OpeningHours, locale: Locale, today: string): readonly string[] {
  const usual = openingLines(hours).map(
    ({ days, periods }) => `${daysText(days, locale)}, ${periodsText(periods, locale)}`,
  );
  const exceptions = hours.exceptions
    .filter(({ to }) => to >= today)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, to, periods }) => `${datesText(from, to, locale)}${colons[locale]}${periodsText(periods, locale)}`);
  return [...usual, ...exceptions];
}

/** The usual week in one sentence. Empty when no day has hours. */
export function usualHoursText(hours: OpeningHours, locale: Locale): string {
  return openingHoursText({ ...hours, exceptions: [] }, locale, '').join(locale === 'fr' ? '\u00a0; ' : '; ');
}

const colons = { fr: '\u00a0: ', en: ': ' };
const closed = { fr: 'fermé', en: 'closed' };

function daysText(days: readonly Weekday[], locale: Locale): string {
  const names = days.map((day) => weekdayName(day, locale));
  const [first = '', second = ''] = [names[0], names.at(-1)];
  if (names.length === 1) return capital(locale === 'fr' ? `le ${first}` : first);
  if (names.length === 2) return capital(locale === 'fr' ? `le ${first} et le ${second}` : `${first} and ${second}`);
  return capital(locale === 'fr' ? `du ${first} au ${second}` : `${first} to ${second}`);
}

/** 1 January 2024 was a Monday. */
export const weekdayName = (day: Weekday, locale: Locale): string =>
  formatDate(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)), locale, 'weekdayName');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function datesText(from: string, to: string, locale: Locale): string {
  const [first, last] = [formatDate(from, locale), formatDate(to, locale)];
  if (from === to) return locale === 'fr' ? `Le ${first}` : first;
  return locale === 'fr' ? `Du ${first} au ${last}` : `${first} to ${last}`;
}

function periodsText(periods: readonly OpeningPeriod[], locale: Locale): string {
  if (periods.length === 0) return closed[locale];
  const parts = periods.map(({ opens, closes }) => formatPeriod(opens, closes, locale));
  return parts.join(locale === 'fr' ? ' et ' : ' and ');
}
