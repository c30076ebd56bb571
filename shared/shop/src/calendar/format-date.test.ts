import { describe, expect, it } from '@jest/globals';
import { formatDate, formatHours } from './format-date.ts';

const AT = '2026-11-20T09:41:00.000Z';

describe('formatDate', () => {
  it('uses the clock of the shop and the language of the visitor', () => {
    expect(formatDate(AT, 'fr')).toBe('20\u00a0novembre\u00a02026');
    expect(formatDate(AT, 'en', 'shortDay')).toBe('20/11/2026');
    expect(formatDate(AT, 'fr', 'weekdayMoment')).toBe('vendredi\u00a020\u00a0novembre à\u00a010\u00a0h\u00a041');
    expect(formatDate('2026-06-30T22:30:00Z', 'en', 'weekdayMoment')).toMatch(/1\u00a0July at\u00a012.30\u00a0am$/);
    expect(formatDate('2026-07-01T22:30:00Z', 'fr', 'shortMoment')).toContain('02/07/2026');
  });

  it('keeps a calendar day on its day', () => {
    expect(formatDate('2026-11-27', 'fr', 'shortWeekday')).toBe('ven.\u00a027\u00a0novembre');
    expect(formatDate('2026-12-01', 'fr', 'weekday')).toBe('mardi\u00a01er\u00a0décembre');
    expect(formatDate('2026-12-01T00:14:00Z', 'fr', 'clock')).toBe('1\u00a0h\u00a014');
    expect(formatDate('2026-12-01T00:14:00Z', 'fr', 'monthMoment')).toBe('1er\u00a0déc., 1\u00a0h\u00a014');
    expect(formatDate('2021-12-11', 'fr')).toBe('11\u00a0décembre\u00a02021');
    expect(formatDate('2026-07-02', 'en', 'weekday')).toBe('Thursday\u00a02\u00a0July');
    expect(formatDate('2026-12-06', 'fr', 'month')).toBe('déc.');
    expect(formatDate('2026-12-01', 'fr', 'monthAndYear')).toBe('décembre\u00a02026');
    expect(formatDate('2026-11-20', 'fr', 'dayOfWeek')).toBe('ven.\u00a020');
    expect(formatDate('2026-11-20', 'en', 'dayOfWeek')).toBe('Fri\u00a020');
    expect(formatDate('2026-11-20', 'fr', 'dayAndMonth')).toBe('20\u00a0nov.');
  });
});

describe('formatHours', () => {
  it('writes the hours as people read them', () => {
    const written = (from: string, to: string) =>
      (['fr', 'en'] as const).map((locale) => formatHours(from, to, locale).replaceAll('\u00a0', ' '));
    expect(written('2026-12-06T08:00:00Z', '2026-12-06T12:30:00Z')).toEqual(['9 h – 13 h 30', '9 am – 1.30 pm']);
    expect(written('2026-07-05T07:00:00Z', '2026-07-05T10:00:00Z')).toEqual(['9 h – 12 h', '9 am – 12 pm']);
  });
});
