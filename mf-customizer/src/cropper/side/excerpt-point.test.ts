import { calendarLayer } from '@aimante/print/testing';
import { describe, expect, it } from '@jest/globals';
import { excerptPoint } from './excerpt-point.ts';

describe('the excerpt at true size', () => {
  it('is for magnets that the column has no room for, from their middle', () => {
    expect(excerptPoint({ width: 50, height: 50 }, undefined, undefined)).toBeUndefined();
    expect(excerptPoint({ width: 100, height: 70 }, undefined, undefined)).toEqual({ x: 50, y: 35 });
    expect(excerptPoint({ width: 50, height: 150 }, undefined, undefined)).toEqual({ x: 25, y: 75 });
  });

  it('shows the month of a calendar that the date tool shows', () => {
    const calendar = calendarLayer({ area: { left: 10, top: 60, width: 80, height: 60 }, first: '2027-05', months: 1 });
    expect(excerptPoint({ width: 100, height: 140 }, calendar, undefined)).toEqual({ x: 50, y: 90 });
  });
});
