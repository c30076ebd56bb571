import { describe, expect, it } from '@jest/globals';
import { readPeriod } from '../accounting/period.ts';
import { daysBefore, fitsChart, yearBefore } from './compared-days.ts';

const period = (text: string) => readPeriod(text, '2026-11-27');

describe('the days that figures are compared with', () => {
  it('are the month, quarter or year before', () => {
    expect(daysBefore(period('2026-03'))).toMatchObject({ from: '2026-02-01', to: '2026-02-28' });
    expect(daysBefore(period('2026-Q1'))).toMatchObject({ from: '2025-10-01', to: '2025-12-31' });
    expect(daysBefore(period('2026'))).toMatchObject({ from: '2025-01-01', to: '2025-12-31' });
  });

  it('are as many days as the own ones, also across the new year', () => {
    expect(daysBefore(period('2026-01-05..2026-01-14'))).toEqual({ from: '2025-12-26', to: '2026-01-04' });
    expect(daysBefore(period('2026-11-02..2026-11-02'))).toEqual({ from: '2026-11-01', to: '2026-11-01' });
  });

  it('are the same days a year before, without a 29 February that does not exist', () => {
    expect(yearBefore({ from: '2026-11-01', to: '2026-11-30' })).toEqual({ from: '2025-11-01', to: '2025-11-30' });
    expect(yearBefore({ from: '2028-02-29', to: '2028-02-29' })).toEqual({ from: '2027-02-28', to: '2027-02-28' });
  });

  it('have a chart for a quarter, and none for a year', () => {
    expect([fitsChart(period('2026-Q3')), fitsChart(period('2026'))]).toEqual([true, false]);
  });
});
