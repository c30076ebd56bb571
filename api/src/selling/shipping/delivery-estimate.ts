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
}

/** When an order paid now leaves the workshop. Work begins today, or on the next working day after the cut-off hour. */
export function readyOn({ now, cutOffHour, productionDays }: Workshop): DayRange {
  const { day, hour } = parisTime(now);
  const begun = hour < cutOffHour && isWorkingDay(day) ? day : addWorkingDays(day, 1);
  const [fastest, slowest] = productionDays;
  return { from: addWorkingDays(begun, fastest), to: addWorkingDays(begun, slowest) };
}

export function arrivesOn(workshop: Workshop, [fastest, slowest]: DayCount): DayRange {
  const ready = readyOn(workshop);
  return { from: addWorkingDays(ready.from, fastest), to: addWorkingDays(ready.to, slowest) };
}
