import type { CalendarLayer, Layer } from '@aimante/print';
import { addMonths, type Month, yearsOf } from '@aimante/print/drawing';
import { holidaysIn } from './french-holidays.ts';

const YEAR = 12;
/** From September on, a calendar is for the next year. */
const LAST_MONTH_OF_THIS_YEAR = 8;

export function firstMonthFor(today: Date): Month {
  const year = today.getFullYear() + (today.getMonth() + 1 > LAST_MONTH_OF_THIS_YEAR ? 1 : 0);
  return `${year}-01`;
}

/** The months that a calendar may begin with: from this one to those of next year. */
export function firstMonths(today: Date): Month[] {
  const now = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`;
  return Array.from({ length: 2 * YEAR }, (_, index) => addMonths(now, index));
}

export const calendarOf = (layers: readonly Layer[]): CalendarLayer | undefined =>
  layers.find((layer) => layer.kind === 'calendar');

type Settings = Partial<Pick<CalendarLayer, 'first' | 'months' | 'dates' | 'locale'>> & {
  readonly hasHolidays?: boolean;
};

/** The calendar with these settings. A text that is its year follows it. */
export function withCalendar(layers: readonly Layer[], settings: Settings): readonly Layer[] {
  const before = calendarOf(layers);
  if (!before) return layers;
  const { hasHolidays = before.holidays.length > 0, ...rest } = settings;
  const next = { ...before, ...rest };
  const after = { ...next, holidays: hasHolidays ? holidaysIn(next.first, next.months) : [] };
  const [formerYear, year] = [before, after].map(({ first, months }) => yearsOf(first, months));
  return layers.map((layer) => {
    if (layer === before) return after;
    return layer.kind === 'text' && layer.text === formerYear ? { ...layer, text: year ?? '' } : layer;
  });
}

/** Of a calendar of one month, the one that is `count` months later. */
export function monthsLater(layers: readonly Layer[], count: number): readonly Layer[] {
  const calendar = calendarOf(layers);
  if (calendar?.months !== 1) return layers;
  return withCalendar(layers, { first: addMonths(calendar.first, count) });
}
