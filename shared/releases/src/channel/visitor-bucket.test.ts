import { describe, expect, it } from '@jest/globals';
import { setForBucket, visitorBucket } from './visitor-bucket.ts';

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const stateWith = (share: number) => ({ stable: 'stable', tiers: share > 0 ? [{ share, set: 'canary' }] : [] });
const shareOf = (share: number) =>
  (visitors.filter((id) => setForBucket(stateWith(share), visitorBucket(id, 'salt')) === 'canary').length * 100) /
  visitors.length;

describe('the bucket of a visitor', () => {
  it('gives a canary its share: 0 is no visitor, 100 is every visitor', () => {
    expect(shareOf(0)).toBe(0);
    expect(shareOf(100)).toBe(100);
    // Three standard deviations of 10,000 draws.
    for (const share of [1, 10, 50])
      expect(Math.abs(shareOf(share) - share)).toBeLessThan(0.03 * Math.sqrt(share * (100 - share)));
  });

  it('keeps the visitors of a small share at a larger one', () => {
    for (const id of visitors.slice(0, 500)) {
      const bucket = visitorBucket(id, 'salt');
      if (setForBucket(stateWith(10), bucket) === 'canary') expect(setForBucket(stateWith(50), bucket)).toBe('canary');
    }
  });

  it('depends on the salt', () => {
    expect(visitorBucket('visitor-1', 'a')).not.toBe(visitorBucket('visitor-1', 'b'));
  });
});
