import { SHOP_ZONE } from './shop-zone.ts';

const dayMs = 86_400_000;

/** Days are `YYYY-MM-DD` texts without an hour, so no time zone can shift them. */
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, count: number): string => toDay(toTime(day) + count * dayMs);

/** Gregorian Easter, by the anonymous computus. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const serial = moon + weekday - 7 * shift + 114;
  return toDay(Date.UTC(year, Math.floor(serial / 31) - 1, (serial % 31) + 1));
}

const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
const afterEaster = [1, 39, 50];

export function holidaysOf(year: number): Set<string> {
  const easter = easterSunday(year);
  return new Set([...fixed.map((day) => `${year}-${day}`), ...afterEaster.map((days) => addDays(easter, days))]);
}

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(toTime(day)).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !holidaysOf(Number(day.slice(0, 4))).has(day);
}

export function addWorkingDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

const inParis = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

export function parisTime(now: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(inParis.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}
