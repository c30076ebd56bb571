import { describe, expect, it } from '@jest/globals';
import { fromLocalMoment, toLocalMoment } from './moments.ts';

describe('moments of the shop', () => {
  it.each([
    ['2026-11-29T09:00', '2026-11-29T08:00:00.000Z'],
    ['2026-07-14T18:30', '2026-07-14T16:30:00.000Z'],
    // The nights of the clock change.
    ['2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
  ])('reads %s as typed in Paris, and shows it so again', (typed, instant) => {
    expect(fromLocalMoment(typed)).toBe(instant);
    expect(toLocalMoment(instant)).toBe(typed);
  });

  it('starts a day at midnight there', () => {
    expect(fromLocalMoment('2026-11-29')).toBe('2026-11-28T23:00:00.000Z');
  });

  it('keeps empty values empty', () => {
    expect(fromLocalMoment('')).toBeNull();
    expect(toLocalMoment(null)).toBe('');
  });
});
