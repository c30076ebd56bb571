import { describe, expect, it } from '@jest/globals';
import { formatDay, formatMoment, formatShortDay, formatWeekday } from './format-date.ts';

const AT = '2026-11-20T09:41:00.000Z';

describe('dates', () => {
  it('are those of the shop’s clock, in the visitor’s language', () => {
    expect(formatDay(AT, 'fr')).toBe('20 novembre 2026');
    expect(formatShortDay(AT, 'en')).toBe('20/11/2026');
    expect(formatWeekday('2026-11-20', 'fr')).toBe('vendredi 20 novembre');
    expect(formatMoment(AT, 'fr')).toMatch(/^vendredi 20 novembre à 10:41$/);
    expect(formatMoment('2026-06-30T22:30:00Z', 'en')).toMatch(/1 July at 0:30$/);
  });
});
