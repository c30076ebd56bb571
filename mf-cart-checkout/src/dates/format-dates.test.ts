import { describe, expect, it } from '@jest/globals';
import { formatDay, formatHours, formatMoment } from './format-dates.ts';

describe('dates', () => {
  it('keep the day with its month', () => {
    expect(formatDay('2026-11-27', 'fr')).toBe('ven.\u00a027\u00a0novembre');
    expect(formatDay('2026-12-02', 'en', 'long')).toBe('Wednesday\u00a02\u00a0December');
  });

  it('are told in the shop’s own time', () => {
    const market = ['2026-12-06T08:00:00Z', '2026-12-06T12:30:00Z'] as const;
    expect(formatHours(...market, 'fr').replaceAll(/\s/g, ' ')).toBe('dimanche 6 décembre, 9 h – 13:30');
    expect(formatHours(...market, 'en').replaceAll(/\s/g, ' ')).toBe('Sunday 6 December, 9 am – 1:30 pm');
    const morning = ['2026-12-06T08:00:00Z', '2026-12-06T11:00:00Z'] as const;
    expect(formatHours(...morning, 'fr').replaceAll(/\s/g, ' ')).toBe('dimanche 6 décembre, 9 h – 12 h');
    expect(formatHours(...morning, 'en').replaceAll(/\s/g, ' ')).toBe('Sunday 6 December, 9 am – 12 pm');
    expect(formatMoment('2026-07-01T22:30:00Z', 'fr')).toContain('02/07/2026');
  });
});
