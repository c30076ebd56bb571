/** @jest-environment node */
import { openingHoursSchema } from '@aimante/api-contract/settings/opening-hours';
import { describe, expect, it } from '@jest/globals';
import { nextPeriod } from './period-list.tsx';

describe('a period that is added to a day', () => {
  it.each([
    ['a closed day', [], '09:00'],
    ['a morning', [{ opens: '09:00', closes: '12:00' }], '14:00'],
    ['a day without a break', [{ opens: '08:00', closes: '16:00' }], '19:00'],
    [
      'a morning and an afternoon',
      [
        { opens: '09:00', closes: '12:00' },
        { opens: '14:00', closes: '18:00' },
      ],
      '19:00',
    ],
  ])('to %s starts after it', (_, periods, opens) => {
    const next = nextPeriod(periods);
    expect(next.opens).toBe(opens);
    expect(openingHoursSchema.shape.week.shape.monday.safeParse([...periods, next]).success).toBe(true);
  });

  it('to a day that is open until the night is empty', () => {
    expect(nextPeriod([{ opens: '18:00', closes: '23:00' }])).toEqual({ opens: '', closes: '' });
  });
});
