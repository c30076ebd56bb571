import { describe, expect, it } from '@jest/globals';
import { asKind, movedPeriod, readPeriod } from './period.ts';

const today = '2026-11-24';

describe('a period', () => {
  it.each([
    ['2026-02', 'month', '2026-02-01', '2026-02-28'],
    ['2028-02', 'month', '2028-02-01', '2028-02-29'],
    ['2026-Q4', 'quarter', '2026-10-01', '2026-12-31'],
    ['2026', 'year', '2026-01-01', '2026-12-31'],
    ['2026-03-05..2026-03-09', 'own', '2026-03-05', '2026-03-09'],
  ])('%s is a %s from %s to %s', (text, ...[kind, from, to]) => {
    expect(readPeriod(text, today)).toEqual({ kind, text, from, to });
  });

  it.each([
    null,
    '',
    '2026-13',
    '2026-Q5',
    'x',
    '2026-03-09..2026-03-05',
    '2025-12-31..2026-01-01',
    '2026-02-30..2026-03-01',
  ])('%p is the month of today', (text) => {
    expect(readPeriod(text, today).text).toBe('2026-11');
  });

  it('moves over the end of a year', () => {
    expect(movedPeriod(readPeriod('2026-01', today), -1)).toBe('2025-12');
    expect(movedPeriod(readPeriod('2026-12', today), 1)).toBe('2027-01');
    expect(movedPeriod(readPeriod('2026-Q1', today), -1)).toBe('2025-Q4');
    expect(movedPeriod(readPeriod('2026-Q4', today), 1)).toBe('2027-Q1');
    expect(movedPeriod(readPeriod('2026', today), 1)).toBe('2027');
    expect(movedPeriod(readPeriod('2026-03-05..2026-03-09', today), 1)).toBeUndefined();
  });

  it('keeps its last day when its kind changes', () => {
    const quarter = readPeriod('2026-Q4', today);
    expect((['month', 'quarter', 'year', 'own'] as const).map((kind) => asKind(quarter, kind))).toEqual([
      '2026-12',
      '2026-Q4',
      '2026',
      '2026-10-01..2026-12-31',
    ]);
  });
});
