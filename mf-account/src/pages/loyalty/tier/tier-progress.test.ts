import { describe, expect, it } from '@jest/globals';
import { tierProgress } from './tier-progress.ts';

const bronze = { name: 'Bronze', fromCents: 0 };
const silver = { name: 'Argent', fromCents: 10_000 };
const gold = { name: 'Or', fromCents: 30_000, missingCents: 8_927 };

describe('tierProgress', () => {
  it('runs from nothing to the next tier', () => {
    expect(tierProgress({ spentCents: 15_000, tier: silver, nextTier: gold })).toEqual({
      marks: [
        { name: 'Argent', fromCents: 10_000, isReached: true, place: 1 / 3 },
        { name: 'Or', fromCents: 30_000, isReached: false, place: 1 },
      ],
      done: 0.5,
    });
  });

  it('starts at the first tier', () => {
    const next = { ...silver, missingCents: 10_000 };
    expect(tierProgress({ spentCents: 0, tier: bronze, nextTier: next })).toMatchObject({ done: 0 });
  });

  it('is full at the highest tier', () => {
    const { marks, done } = tierProgress({ spentCents: 90_000, tier: gold, nextTier: null });
    expect(done).toBe(1);
    expect(marks).toHaveLength(1);
  });
});
