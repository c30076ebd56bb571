import { describe, expect, it } from '@jest/globals';
import { addWorkingDays, holidaysOf, isWorkingDay, parisTime } from './french-calendar.ts';

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

  it('returns the day and hour of Paris, in winter and in summer', () => {
    expect(parisTime(new Date('2026-11-20T23:30:00Z'))).toEqual({ day: '2026-11-21', hour: 0 });
    expect(parisTime(new Date('2026-07-01T12:00:00Z'))).toEqual({ day: '2026-07-01', hour: 14 });
  });
});
