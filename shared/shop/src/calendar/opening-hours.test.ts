import { describe, expect, it } from '@jest/globals';
import { openingHoursText, openingLines, usualHoursText } from './opening-hours.ts';

const day = [
  { opens: '09:00', closes: '12:30' },
  { opens: '14:00', closes: '18:00' },
];
const hours = {
  week: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: [{ opens: '10:00', closes: '12:00' }],
    sunday: [],
  },
  exceptions: [
    { from: '2026-12-24', to: '2026-12-31', periods: [] },
    { from: '2026-11-11', to: '2026-11-11', periods: [] },
  ],
};
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

describe('opening hours', () => {
  it('are equal in both languages, without past exceptions', () => {
    expect(plain(openingHoursText(hours, 'fr', '2026-11-22'))).toEqual([
      'Du lundi au vendredi, 9 h – 12 h 30 et 14 h – 18 h',
      'Le samedi, 10 h – 12 h',
      'Du 24 décembre 2026 au 31 décembre 2026 : fermé',
    ]);
    expect(plain(openingHoursText(hours, 'en', '2026-11-22'))).toEqual([
      'Monday to Friday, 9 am – 12.30 pm and 2 pm – 6 pm',
      'Saturday, 10 am – 12 pm',
      '24 December 2026 to 31 December 2026: closed',
    ]);
  });

  it('are one sentence in a text, and none where no day has hours', () => {
    expect(plain([usualHoursText(hours, 'en')])).toEqual([
      'Monday to Friday, 9 am – 12.30 pm and 2 pm – 6 pm; Saturday, 10 am – 12 pm',
    ]);
    const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
    expect(usualHoursText({ week: closed, exceptions: [] }, 'fr')).toBe('');
  });

  it('group the days with the same periods', () => {
    expect(openingLines(hours).map(({ days }) => days.length)).toEqual([5, 1]);
  });
});
