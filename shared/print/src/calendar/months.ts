/** A month as `2027-01`, a day as `2027-01-31`. */
export type Month = string;
export type Day = string;

const MONTHS = 12;
const two = (value: number): string => String(value).padStart(2, '0');

export const isMonth = (value: unknown): value is Month =>
  typeof value === 'string' && /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/.test(value);

export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !isMonth(value.slice(0, 7)) || !/^.{7}-\d\d$/.test(value)) return false;
  const day = Number(value.slice(8));
  return day >= 1 && day <= daysIn(value.slice(0, 7));
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const all = year * MONTHS + number - 1 + count;
  return `${Math.floor(all / MONTHS)}-${two((all % MONTHS) + 1)}`;
}

export const monthsFrom = (first: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index));

export const dayOf = (month: Month, number: number): Day => `${month}-${two(number)}`;

export function daysIn(month: Month): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** 0 is Monday, as the weeks of a calendar begin. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export interface Cell {
  readonly number: number;
  readonly day: Day;
  /** From 0. */
  readonly week: number;
  /** From 0: Monday. */
  readonly weekday: number;
}

/** The days of a month in weeks from Monday to Sunday. */
export function cellsOf(month: Month): Cell[] {
  const blank = weekdayOf(dayOf(month, 1));
  return Array.from({ length: daysIn(month) }, (_, index) => {
    const place = blank + index;
    return { number: index + 1, day: dayOf(month, index + 1), week: Math.floor(place / 7), weekday: place % 7 };
  });
}

/** `2027`, or `2026–2027` where the calendar does not begin in January. */
export function yearsOf(first: Month, count: number): string {
  const [from = '', to = ''] = [first, addMonths(first, count - 1)].map((month) => month.slice(0, 4));
  return from === to ? from : `${from}–${to}`;
}

const named = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { timeZone: 'UTC', ...options });
const middleOf = (month: Month) => new Date(`${month}-15T00:00:00Z`);

/** With a capital, as a heading has it. */
export function monthName(month: Month, locale: string, withYear = false): string {
  const name = named(locale, { month: 'long', ...(withYear && { year: 'numeric' }) }).format(middleOf(month));
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** From Monday: the second of January 2023 was one. */
export function weekdayLetters(locale: string): string[] {
  const letter = named(locale, { weekday: 'narrow' });
  return Array.from({ length: 7 }, (_, index) => letter.format(new Date(Date.UTC(2023, 0, 2 + index))));
}

/** `22 mai`, or `22 May`. */
export function dayName(day: Day, locale: string, withWeekday = false): string {
  return named(locale, { day: 'numeric', month: 'long', ...(withWeekday && { weekday: 'long' }) }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
