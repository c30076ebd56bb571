import { describe, expect, it } from '@jest/globals';
import { mapAddress, marketTime } from './market-time.ts';

describe('the time of a market', () => {
  const summer = { startsAt: '2026-07-05T07:00:00.000Z', endsAt: '2026-07-05T11:00:00.000Z' };
  const winter = { startsAt: '2026-12-06T08:00:00.000Z', endsAt: '2026-12-06T12:00:00.000Z' };

  it('is told by the clocks of Paris, in summer and in winter', () => {
    expect(marketTime(summer, 'fr').hours).toBe('09:00 – 13:00');
    expect(marketTime(winter, 'fr')).toEqual({
      date: 'dimanche 6 décembre 2026',
      hours: '09:00 – 13:00',
      day: '6',
      month: 'déc.',
    });
  });

  it('is told in English', () => {
    expect(marketTime(winter, 'en').date).toMatch(/^Sunday,? 6 December 2026$/);
    expect(marketTime(winter, 'en').hours.replaceAll(/\s/g, ' ')).toBe('9 am – 1 pm');
    expect(marketTime({ ...winter, endsAt: '2026-12-06T11:30:00.000Z' }, 'en').hours).toMatch(/– 12:30\spm$/);
  });
});

describe('the map', () => {
  const place = { place: 'Place Lorraine', address: '49100 Angers' };

  it('shows the point, or looks for the address', () => {
    expect(mapAddress({ ...place, latitude: 47.47, longitude: -0.55 })).toContain('mlat=47.47&mlon=-0.55');
    expect(mapAddress({ ...place, latitude: null, longitude: null })).toContain(
      'query=Place%20Lorraine%2C%2049100%20Angers',
    );
  });
});
