import { type Day, type Month, monthsFrom } from '@aimante/print/drawing';
import { holidaysOf } from '@aimante/shop/calendar';

const FIXED = {
  '01-01': 'newYear',
  '05-01': 'labour',
  '05-08': 'victory',
  '07-14': 'national',
  '08-15': 'assumption',
  '11-01': 'allSaints',
  '11-11': 'armistice',
  '12-25': 'christmas',
} as const;
/** They follow Easter, in this order. */
const MOVABLE = ['easterMonday', 'ascension', 'whitMonday'] as const;

export type Holiday = (typeof FIXED)[keyof typeof FIXED] | (typeof MOVABLE)[number];

const fixedName = (day: Day): Holiday | undefined => Object.entries(FIXED).find(([date]) => day.endsWith(date))?.[1];

/** The holidays of France in these months, except those of Alsace and Moselle. */
export function holidaysIn(first: Month, count: number): Day[] {
  const months = new Set(monthsFrom(first, count));
  const years = new Set([...months].map((month) => Number(month.slice(0, 4))));
  return [...years]
    .flatMap((year) => [...holidaysOf(year)])
    .filter((day) => months.has(day.slice(0, 7)))
    .sort();
}

export function holidayName(day: Day): Holiday | undefined {
  const ofYear = [...holidaysOf(Number(day.slice(0, 4)))].sort();
  if (!ofYear.includes(day)) return undefined;
  const movable = ofYear.filter((each) => !fixedName(each));
  // Ascension can fall on the first or the eighth of May.
  const names = movable.length === MOVABLE.length ? MOVABLE : ([MOVABLE[0], MOVABLE[2]] as const);
  return fixedName(day) ?? names[movable.indexOf(day)];
}
