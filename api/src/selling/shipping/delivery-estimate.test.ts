import { describe, expect, it } from '@jest/globals';
import { addWorkingDays, holidaysOf, isWorkingDay, parisTime } from '../../platform/time/french-calendar.ts';
import { arrivesOn, readyOn } from './delivery-estimate.ts';

const workshop = (now: string) => ({ now: new Date(now), cutOffHour: 14, productionDays: [2, 3] as const });

describe('the French calendar', () => {
  it.each<[number, string[]]>([
    [2024, ['2024-04-01', '2024-05-09', '2024-05-20']],
    [2026, ['2026-04-06', '2026-05-14', '2026-05-25']],
    [2027, ['2027-03-29', '2027-05-06', '2027-05-17']],
    [2038, ['2038-04-26', '2038-06-03', '2038-06-14']],
  ])('finds the movable holidays of %i', (year, movable) => {
    const holidays = holidaysOf(year);
    expect(movable.filter((day) => holidays.has(day))).toEqual(movable);
    expect(holidays.size).toBe(11);
  });

  it.each(['2026-11-21', '2026-11-22', '2026-12-25', '2026-05-01'])('does not work on %s', (day) => {
    expect(isWorkingDay(day)).toBe(false);
  });

  it('passes over Christmas and the weekend', () => {
    expect(addWorkingDays('2026-12-24', 1)).toBe('2026-12-28');
  });

  it('tells the day and hour of Paris, in winter and in summer', () => {
    expect(parisTime(new Date('2026-11-20T23:30:00Z'))).toEqual({ day: '2026-11-21', hour: 0 });
    expect(parisTime(new Date('2026-07-01T12:00:00Z'))).toEqual({ day: '2026-07-01', hour: 14 });
  });
});

describe('the estimate', () => {
  it('counts from today before the cut-off hour', () => {
    expect(readyOn(workshop('2026-11-17T12:59:00Z'))).toEqual({ from: '2026-11-19', to: '2026-11-20' });
  });

  it('counts from the next working day after the cut-off hour', () => {
    expect(readyOn(workshop('2026-11-17T13:00:00Z'))).toEqual({ from: '2026-11-20', to: '2026-11-23' });
  });

  it('adds the carrier’s days to the workshop’s', () => {
    expect(arrivesOn(workshop('2026-11-20T09:00:00Z'), [3, 5])).toEqual({ from: '2026-11-27', to: '2026-12-02' });
  });
});
