import type { Loyalty } from '@aimante/api-contract/loyalty';

export interface Reward {
  /** Number of rewards that are exchanged at once. */
  readonly count: number;
  readonly points: number;
  readonly cents: number;
  /** Points that are missing. 0: the reward is available. */
  readonly missing: number;
  readonly share: number;
}

const OFFERED = [1, 2, 3];

/** One, two or three times the shop's reward, each with the points that the balance still lacks. */
export function rewardsOf({ balance, reward }: Pick<Loyalty, 'balance' | 'reward'>): Reward[] {
  return OFFERED.map((count) => {
    const points = reward.points * count;
    const missing = Math.max(0, points - balance);
    return {
      count,
      points,
      cents: reward.cents * count,
      missing,
      share: points === 0 ? 1 : (points - missing) / points,
    };
  });
}
