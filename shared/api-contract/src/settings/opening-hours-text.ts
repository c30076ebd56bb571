// Import types only: the schemas must not be bundled for the browser.
import type { OpeningHours, OpeningPeriod } from './opening-hours.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

type Locale = 'fr' | 'en';

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
  new Intl.DateTimeFormat(tags[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + weekdays.indexOf(day)),
  );

const tags = { fr: 'fr-FR', en: 'en-GB' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function datesText(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  if (from === to)
    return capital(locale === 'fr' ? `le ${format.format(new Date(from))}` : format.format(new Date(from)));
  const [first, last] = [format.format(new Date(from)), format.format(new Date(to))];
  return locale === 'fr' ? `Du ${first} au ${last}` : `${first} to ${last}`;
}

function periodsText(periods: readonly OpeningPeriod[], locale: Locale): string {
  if (periods.length === 0) return closed[locale];
  const parts = periods.map(({ opens, closes }) => `${timeText(opens, locale)} – ${timeText(closes, locale)}`);
  return parts.join(locale === 'fr' ? ' et ' : ' and ');
}

/** `14:30` as `14 h 30` or `2.30 pm`. */
function timeText(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (locale === 'fr') return `${hours}\u00a0h${minutes ? `\u00a0${String(minutes).padStart(2, '0')}` : ''}`;
  const rest = minutes ? `.${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${rest}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}
