import { addDays } from '@aimante/shop/calendar';
import { movedPeriod, type Period, readPeriod } from '../accounting/period.ts';

type Days = Pick<Period, 'from' | 'to'>;

const lengthOf = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The month, quarter or year before. Before days of one's own: as many days. */
export function daysBefore(period: Period): Days {
  const text = movedPeriod(period, -1);
  if (text) return readPeriod(text, period.from);
  return { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) };
}

/** The same days of the year before. 29 February becomes 28 February. */
export function yearBefore({ from, to }: Days): Days {
  return { from: moved(from), to: moved(to) };
}

function moved(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  const isDay = new Date(`${before}T00:00:00Z`).toISOString().startsWith(before);
  return isDay ? before : `${before.slice(0, 8)}28`;
}

/** Longer periods have too many bars to tell apart. */
const mostBars = 92;

export const fitsChart = (days: Days): boolean => lengthOf(days) <= mostBars;
