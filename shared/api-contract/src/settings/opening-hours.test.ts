import { describe, expect, it } from '@jest/globals';
import { openingHoursSchema } from './opening-hours.ts';

const week = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] };

describe('openingHoursSchema', () => {
  it.each([
    ['a period that ends before it begins', { ...week, sunday: [{ opens: '12:00', closes: '11:00' }] }],
    [
      'periods that overlap',
      {
        ...week,
        sunday: [
          { opens: '09:00', closes: '12:00' },
          { opens: '11:00', closes: '13:00' },
        ],
      },
    ],
    ['an hour that no clock has', { ...week, sunday: [{ opens: '09:00', closes: '24:10' }] }],
  ])('refuse %s', (_, hours) => {
    expect(openingHoursSchema.safeParse({ week: hours, exceptions: [] }).success).toBe(false);
  });
});
