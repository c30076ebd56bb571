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
  it('stays for weeks while nobody touches it', () => {
    expect(isOutdated(draft(59), now)).toBe(false);
    expect(isOutdated(draft(61), now)).toBe(true);
  });

  it('goes a week after its photos went into the cart', () => {
    expect(isOutdated(draft(8, 6), now)).toBe(false);
    expect(isOutdated(draft(8, 8), now)).toBe(true);
  });
});

describe('a photo', () => {
  const photo = (id: string, daysOld: number) => ({ id, storedAt: now - daysOld * DAY });

  it('goes with the last draft that names it, but not while it is being imported', () => {
    const photos = [photo('kept', 5), photo('lost', 5), photo('coming', 0.5)];
    expect(orphans(photos, [draft(1)], now)).toEqual(['lost']);
  });
});
