import type { TextLayer } from '@aimante/print';
import { calendarLayer } from '@aimante/print/testing';
import { describe, expect, it } from '@jest/globals';
import { calendarOf, firstMonthFor, firstMonths, monthsLater, withCalendar } from './calendar-design.ts';
import { holidayName, holidaysIn } from './french-holidays.ts';

const calendar = calendarLayer({ holidays: holidaysIn('2027-01', 12) });
const year = { kind: 'text', text: '2027' } as TextLayer;
const ofFamily = { kind: 'text', text: 'Les Moreau' } as TextLayer;

describe('the holidays of France', () => {
  it('are those of 2027, by name', () => {
    expect(holidaysIn('2027-01', 12).map((day) => `${day.slice(5)} ${holidayName(day)}`)).toEqual([
      '01-01 newYear',
      '03-29 easterMonday',
      '05-01 labour',
      '05-06 ascension',
      '05-08 victory',
      '05-17 whitMonday',
      '07-14 national',
      '08-15 assumption',
      '11-01 allSaints',
      '11-11 armistice',
      '12-25 christmas',
    ]);
  });

  it('are those of the months that are shown, across two years', () => {
    expect(holidaysIn('2026-12', 2)).toEqual(['2026-12-25', '2027-01-01']);
  });

  it('keep their names where Ascension is the first of May', () => {
    expect(['2008-05-01', '2008-05-12', '2008-03-24', '2008-05-02'].map(holidayName)).toEqual([
      'labour',
      'whitMonday',
      'easterMonday',
      undefined,
    ]);
  });
});

describe('the first month', () => {
  it('is January of the year that people buy a calendar for', () => {
    expect([new Date(2026, 10, 25), new Date(2026, 7, 31), new Date(2026, 0, 1)].map(firstMonthFor)).toEqual([
      '2027-01',
      '2026-01',
      '2026-01',
    ]);
  });

  it('is free within two years', () => {
    const months = firstMonths(new Date(2026, 10, 25));
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2028-10', 24]);
  });
});

describe('a change of the calendar', () => {
  it('takes its year and its holidays along, and leaves other texts', () => {
    const [, next, years, other] = withCalendar([{ kind: 'background', colour: '#ffffff' }, calendar, year, ofFamily], {
      first: '2026-09',
    });
    expect(next).toMatchObject({ first: '2026-09', holidays: holidaysIn('2026-09', 12) });
    expect([years, other]).toEqual([{ ...year, text: '2026–2027' }, ofFamily]);
  });

  it('marks no holidays where they are switched off, for the next month either', () => {
    const off = withCalendar([calendar], { hasHolidays: false });
    expect(calendarOf(off)?.holidays).toEqual([]);
    expect(calendarOf(withCalendar(off, { first: '2028-01' }))?.holidays).toEqual([]);
    expect(calendarOf(withCalendar(off, { hasHolidays: true }))?.holidays).toHaveLength(11);
  });

  it('writes its months in another language, and keeps everything else', () => {
    const english = withCalendar([calendar], { locale: 'en' });
    expect(calendarOf(english)).toEqual({ ...calendar, locale: 'en' });
  });

  it('gives each photo its month, and every photo the same year', () => {
    const may = withCalendar([calendar], { first: '2027-05', months: 1 });
    expect(calendarOf(monthsLater(may, 8))).toMatchObject({ first: '2028-01', months: 1, holidays: ['2028-01-01'] });
    expect(monthsLater([calendar], 3)).toEqual([calendar]);
    expect(withCalendar([year], { first: '2028-01' })).toEqual([year]);
  });
});
