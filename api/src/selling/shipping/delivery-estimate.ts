import { addWorkingDays, isWorkingDay, parisTime } from '@aimante/shop/calendar';

export interface DayRange {
  from: string;
  to: string;
}

/** Working days: minimum and maximum. */
export type DayCount = readonly [fastest: number, slowest: number];

export interface Workshop {
  now: Date;
  cutOffHour: number;
  productionDays: DayCount;
  /** Paid magnets that are still to be made. */
  backlog: number;
  /** Magnets that the workshop makes in a working day. */
  dailyCapacity: number;
}

export interface Promised extends Workshop {
  /** The last day of December on which an order still arrives before Christmas. */
  christmasCutOffDay: number;
}

/**
 * When an order paid now leaves the workshop. Work begins today, or on the next working day after the cut-off hour. A
 * backlog that takes longer than the fastest production moves both days.
 */
export function readyOn({ now, cutOffHour, productionDays, backlog, dailyCapacity }: Workshop): DayRange {
  const { day, hour } = parisTime(now);
  const begun = hour < cutOffHour && isWorkingDay(day) ? day : addWorkingDays(day, 1);
  const [fastest, slowest] = productionDays;
  const more = Math.max(0, Math.ceil(backlog / dailyCapacity) - fastest);
  return { from: addWorkingDays(begun, fastest + more), to: addWorkingDays(begun, slowest + more) };
}

/** The one promise of delivery: workshop, then carrier, and nothing before Christmas after its cut-off day. */
export function arrivesOn(workshop: Promised, [fastest, slowest]: DayCount): DayRange {
  const ready = readyOn(workshop);
  const days = { from: addWorkingDays(ready.from, fastest), to: addWorkingDays(ready.to, slowest) };
  const earliest = afterChristmas(workshop);
  return earliest === undefined ? days : { from: later(days.from, earliest), to: later(days.to, earliest) };
}

const later = (a: string, b: string) => (a > b ? a : b);

/** The first day on which a late order of December can arrive. */
function afterChristmas({ now, christmasCutOffDay }: Promised): string | undefined {
  const { day } = parisTime(now);
  const [year = '', month, date] = day.split('-');
  const isLate = month === '12' && Number(date) > christmasCutOffDay && Number(date) <= 25;
  return isLate ? addWorkingDays(`${year}-12-25`, 1) : undefined;
}
