import { calendarLayer } from '@aimante/print/testing';
import { describe, expect, it } from '@jest/globals';
import { seenMonthOf } from './seen-month.ts';

describe('the month in the date tool', () => {
  const year = calendarLayer({ first: '2027-01', months: 12 });

  it('is the one that was opened, or the first one of the magnet', () => {
    expect(seenMonthOf(year, '2027-05')).toBe('2027-05');
    expect(seenMonthOf(year, undefined)).toBe('2027-01');
  });

  it('is the first one after a change of the months left it behind', () => {
    expect(seenMonthOf(calendarLayer({ first: '2027-06', months: 12 }), '2027-05')).toBe('2027-06');
    expect(seenMonthOf(calendarLayer({ first: '2027-05', months: 1 }), '2027-06')).toBe('2027-05');
  });
});
