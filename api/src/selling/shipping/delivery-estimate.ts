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
  /** Magnets that the workshop makes first. */
  backlog: number;
  /** Magnets of the order. */
  magnets: number;
  /** Magnets that the workshop makes in a working day. */
  dailyCapacity: number;
}

export interface Promised extends Workshop {
  /** The last day of December on which an order still arrives before Christmas. */
  christmasCutOffDay: number;
}

/**
 * When an order paid now leaves the workshop. A backlog that takes longer than the fastest production moves both days.
 */
export function readyOn({ productionDays, backlog, magnets, dailyCapacity, ...clock }: Workshop): DayRange {
  const begun = begunOn(clock);
  const [fastest, slowest] = productionDays;
  const more = Math.max(0, Math.ceil((backlog + magnets) / dailyCapacity) - fastest);
  return { from: addWorkingDays(begun, fastest + more), to: addWorkingDays(begun, slowest + more) };
}

/** Work on an order paid now begins today, or on the next working day after the cut-off hour. */
export function begunOn({ now, cutOffHour }: Pick<Workshop, 'now' | 'cutOffHour'>): string {
  const { day, hour } = parisTime(now);
  return hour < cutOffHour && isWorkingDay(day) ? day : addWorkingDays(day, 1);
}

/** The one promise of delivery: workshop, then carrier, and nothing before Christmas after its cut-off day. */
export function arrivesOn(workshop: Promised, [fastest, slowest]: DayCount): DayRange {
  const ready = readyOn(workshop);
  const days = { from: addWorkingDays(ready.from, fastest), to: addWorkingDays(ready.to, slowest) };
  const earliest = afterChristmas(workshop);
  return earliest === undefined ? days : laterOf(days, { from: earliest, to: earliest });
}

const later = (a: string, b: string) => (a > b ? a : b);

export const laterOf = (a: DayRange, b: DayRange): DayRange => ({ from: later(a.from, b.from), to: later(a.to, b.to) });

/** The first day on which a late order of December can arrive. */
function afterChristmas({ now, christmasCutOffDay }: Promised): string | undefined {
  const { day } = parisTime(now);
  const [year = '', month, date] = day.split('-');
  const isLate = month === '12' && Number(date) > christmasCutOffDay && Number(date) <= 25;
  return isLate ? addWorkingDays(`${year}-12-25`, 1) : undefined;
}
