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

  it.each(['0002-11-29T09:00', '0020-11-29T09:00', '0202-11-29T09:00', '1895-12-28T21:00'])(
    'reads %s, a year that is still being typed',
    (typed) => {
      expect(toLocalMoment(fromLocalMoment(typed)).slice(0, 10)).toBe(typed.slice(0, 10));
    },
  );

  it.each(['12026-01-01T00:00', '2026-13-01T00:00', 'demain'])('keeps %s, which is no moment, as a text', (typed) => {
    expect(fromLocalMoment(typed)).toBe(typed);
    expect(toLocalMoment(typed)).toBe(typed);
  });

  it.each([
    ['skips', '2026-03-29T02:30', '2026-03-29T03:30'],
    ['has twice', '2026-10-25T02:30', '2026-10-25T02:30'],
  ])('reads an hour that the clock %s', (_, typed, shown) => {
    expect(toLocalMoment(fromLocalMoment(typed))).toBe(shown);
  });

  it.each([
    ['2026-12-31T22:59:00Z', '2026-12-31T23:59'],
    ['2026-12-31T23:00:00Z', '2027-01-01T00:00'],
    ['2028-02-29T12:00:59.999Z', '2028-02-29T13:00'],
  ])('shows %s as %s in the shop', (iso, shown) => {
    expect(toLocalMoment(iso)).toBe(shown);
  });

  it('keeps empty values empty', () => {
    expect(fromLocalMoment('')).toBeNull();
    expect(toLocalMoment(null)).toBe('');
  });
});
