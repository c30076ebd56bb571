import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addMonths,
  cellsOf,
  dayName,
  daysIn,
  isDay,
  isMonth,
  monthName,
  monthsFrom,
  weekdayLetters,
  yearsOf,
} from './months.ts';

const anyMonth = fc
  .tuple(fc.integer({ min: 1990, max: 2190 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

describe('the grid of a month', () => {
  it('has May 2027 as a calendar on a wall has it', () => {
    const cells = cellsOf('2027-05');
    expect(cells).toHaveLength(31);
    expect(cells[0]).toEqual({ number: 1, day: '2027-05-01', week: 0, weekday: 5 });
    expect(cells.at(-1)).toEqual({ number: 31, day: '2027-05-31', week: 5, weekday: 0 });
  });

  it('places every day of every month once, in at most six weeks, and the next month goes on', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const cells = cellsOf(month);
        expect(cells.map(({ number }) => number)).toEqual(
          Array.from({ length: daysIn(month) }, (_, index) => index + 1),
        );
        expect(new Set(cells.map(({ week, weekday }) => `${week} ${weekday}`)).size).toBe(cells.length);
        expect(cells.at(-1)?.week).toBeLessThan(6);
        const next = cellsOf(addMonths(month, 1))[0];
        expect(next?.weekday).toBe(((cells.at(-1)?.weekday ?? 0) + 1) % 7);
      }),
    );
  });

  it('knows leap years', () => {
    expect(['2023-02', '2024-02', '2100-02', '2000-02'].map(daysIn)).toEqual([28, 29, 28, 29]);
  });
});

describe('months and days', () => {
  it('goes on over the end of a year', () => {
    expect(monthsFrom('2026-11', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(addMonths('2027-01', -1)).toBe('2026-12');
    expect([yearsOf('2027-01', 12), yearsOf('2026-09', 12), yearsOf('2026-09', 1)]).toEqual([
      '2027',
      '2026–2027',
      '2026',
    ]);
  });

  it('has the names of both languages', () => {
    expect([monthName('2027-08', 'fr'), monthName('2027-08', 'en', true)]).toEqual(['Août', 'August 2027']);
    expect(weekdayLetters('fr')).toEqual(['L', 'M', 'M', 'J', 'V', 'S', 'D']);
    expect(weekdayLetters('en')).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
    expect([dayName('2027-05-22', 'fr'), dayName('2027-05-22', 'fr', true)]).toEqual(['22 mai', 'samedi 22 mai']);
    expect([dayName('2027-05-22', 'en'), dayName('2027-05-22', 'en', true)]).toEqual(['22 May', 'Saturday 22 May']);
  });

  it.each(['2027-02-29', '2027-13-01', '2027-1-1', '27-01-01', '2027-00-10', '', 4, null])(
    'refuses %s as a day',
    (day) => {
      expect(isDay(day)).toBe(false);
    },
  );

  it.each(['2027-13', '2027', '0027-01', undefined])('refuses %s as a month', (month) => {
    expect(isMonth(month)).toBe(false);
  });
});
