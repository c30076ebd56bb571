import type { CalendarLayer } from './calendar.ts';

export const calendarLayer = (over: Partial<CalendarLayer> = {}): CalendarLayer => ({
  kind: 'calendar',
  area: { left: 6, top: 66, width: 88, height: 68 },
  first: '2027-01',
  months: 12,
  columns: 3,
  locale: 'fr',
  titles: 'fraunces',
  figures: 'jost',
  ink: '#2f2723',
  faint: '#8a7f76',
  accent: '#c2401c',
  wash: '#fdeae4',
  holidays: ['2027-05-01'],
  dates: [],
  ...over,
});
