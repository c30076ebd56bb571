import type { Loyalty } from '@aimante/api-contract/loyalty';

export interface TierMark {
  readonly name: string;
  readonly fromCents: number;
  readonly isReached: boolean;
  /** Position on the line, from 0 to 1. */
  readonly place: number;
}

export interface TierProgress {
  readonly marks: readonly TierMark[];
  readonly done: number;
}

type Facts = Pick<Loyalty, 'spentCents' | 'tier' | 'nextTier'>;

/** The line from zero through the current tier to the next one. At the highest tier the line is full. */
export function tierProgress({ spentCents, tier, nextTier }: Facts): TierProgress {
  const end = nextTier?.fromCents ?? Math.max(tier.fromCents, 1);
  const share = (cents: number) => Math.min(1, Math.max(0, cents / end));
  const mark = ({ name, fromCents }: { name: string; fromCents: number }): TierMark => ({
    name,
    fromCents,
    isReached: spentCents >= fromCents,
    place: share(fromCents),
  });
  const marks = [mark(tier), ...(nextTier ? [mark(nextTier)] : [])];
  return { marks, done: nextTier ? share(spentCents) : 1 };
}
