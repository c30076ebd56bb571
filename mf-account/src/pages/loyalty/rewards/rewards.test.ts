import { describe, expect, it } from '@jest/globals';
import { rewardsOf } from './rewards.ts';

describe('rewardsOf', () => {
  it('lists the rewards that are available and the points missing for the others', () => {
    const rewards = rewardsOf({ balance: 185, reward: { points: 100, cents: 500 } });
    expect(rewards.map(({ points, cents, missing }) => [points, cents, missing])).toEqual([
      [100, 500, 0],
      [200, 1000, 15],
      [300, 1500, 115],
    ]);
    expect(rewards[1]?.share).toBeCloseTo(0.925);
  });

  it('counts no missing points below zero', () => {
    expect(rewardsOf({ balance: 0, reward: { points: 100, cents: 500 } })[0]).toMatchObject({ missing: 100, share: 0 });
  });
});
