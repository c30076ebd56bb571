import { addWorkingDays, isWorkingDay, parisTime } from './french-calendar.ts';

export interface DayRange {
  from: string;
  to: string;
}

export interface Transit {
  fastest: number;
  slowest: number;
}

interface Workshop {
  now: Date;
  cutOffHour: number;
  closedDays: readonly string[];
}

const production: Transit = { fastest: 2, slowest: 3 };

/** When an order paid now leaves the workshop: work begins today, or on the next working day after the cut-off hour. */
export function readyOn({ now, cutOffHour, closedDays }: Workshop): DayRange {
  const { day, hour } = parisTime(now);
  const isToday = hour < cutOffHour && isWorkingDay(day, closedDays);
  const begun = isToday ? day : addWorkingDays(day, 1, closedDays);
  return {
    from: addWorkingDays(begun, production.fastest, closedDays),
    to: addWorkingDays(begun, production.slowest, closedDays),
  };
}

/** Carriers do not keep the workshop's own closing days. */
export function arrivesOn(workshop: Workshop, transit: Transit): DayRange {
  const ready = readyOn(workshop);
  return { from: addWorkingDays(ready.from, transit.fastest), to: addWorkingDays(ready.to, transit.slowest) };
}
