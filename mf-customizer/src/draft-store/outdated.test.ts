import { describe, expect, it } from '@jest/globals';
import { isOutdated, orphans } from './outdated.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = 1000 * DAY;
const draft = (daysOld: number, daysInCart?: number) => ({
  key: 'free',
  project: {},
  photoIds: ['kept'],
  savedAt: now - daysOld * DAY,
  addedToCartAt: daysInCart === undefined ? undefined : now - daysInCart * DAY,
});

describe('a draft', () => {
  it('stays for weeks without input', () => {
    expect(isOutdated(draft(59), now)).toBe(false);
    expect(isOutdated(draft(61), now)).toBe(true);
  });

  it('is deleted a week after its photos were added to the cart', () => {
    expect(isOutdated(draft(8, 6), now)).toBe(false);
    expect(isOutdated(draft(8, 8), now)).toBe(true);
  });
});

describe('a photo', () => {
  const photo = (id: string, daysOld: number) => ({ id, storedAt: now - daysOld * DAY });

  it('is deleted with the last draft that uses it, but not during its import', () => {
    const photos = [photo('kept', 5), photo('lost', 5), photo('coming', 0.5)];
    expect(orphans(photos, [draft(1)], now)).toEqual(['lost']);
  });
});
