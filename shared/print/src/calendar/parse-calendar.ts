import { type Fields, isColour, isFields, isOneOf, isText, readArea } from '../design/read-fields.ts';
import { STICKERS } from '../stickers/sticker-ids.ts';
import { isFontId } from '../type/fonts.ts';
import { type CalendarLayer, CALENDAR_LIMITS as limits, type OwnDate } from './calendar.ts';
import { isDay, isMonth } from './months.ts';

/** Undefined: not a calendar of this version. */
export function parseCalendar(input: Fields): CalendarLayer | undefined {
  const { first, months, columns, locale, titles, figures, ink, faint, accent, wash, holidays } = input;
  const area = readArea(input.area);
  const list = input.list === undefined ? undefined : readArea(input.list);
  const dates = readDates(input.dates);
  if (!area || (input.list !== undefined && !list) || !dates || !isMonth(first)) return undefined;
  if ((months !== 1 && months !== 12) || !isColumns(columns) || !isOneOf(locale, ['fr', 'en'])) return undefined;
  if (!isFontId(titles) || !isFontId(figures)) return undefined;
  if (!isColour(ink) || !isColour(faint) || !isColour(accent) || !isColour(wash)) return undefined;
  if (!Array.isArray(holidays) || holidays.length > limits.holidays || !holidays.every(isDay)) return undefined;
  const colours = { ink, faint, accent, wash };
  const shape = { area, first, months, columns, locale, titles, figures } as const;
  return { kind: 'calendar', ...shape, ...colours, holidays: [...holidays], dates, ...(list && { list }) };
}

const isColumns = (value: unknown): value is CalendarLayer['columns'] => [1, 2, 3, 4].some((each) => each === value);

function readDates(input: unknown): OwnDate[] | undefined {
  if (!Array.isArray(input) || input.length > limits.dates) return undefined;
  const dates = input.flatMap((each) => readDate(each) ?? []);
  return dates.length === input.length ? dates : undefined;
}

function readDate(input: unknown): OwnDate | undefined {
  if (!isFields(input)) return undefined;
  const { day, name, sign, colour } = input;
  if (!isDay(day) || !isText(name) || name.length > limits.name) return undefined;
  return isOneOf(sign, STICKERS) && isColour(colour) ? { day, name, sign, colour } : undefined;
}
