import type { Loyalty } from '@aimante/api-contract/loyalty';

export interface Reward {
  /** How many rewards are taken at once. */
  readonly count: number;
  readonly points: number;
  readonly cents: number;
  /** 0: it can be had now. */
  readonly missing: number;
  readonly share: number;
}

const OFFERED = [1, 2, 3];

/** One, two or three times the shop's reward, each with how far the balance is from it. */
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
