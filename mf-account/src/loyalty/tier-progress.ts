import type { Loyalty } from '@aimante/api-contract/loyalty';

export interface TierMark {
  readonly name: string;
  readonly fromCents: number;
  readonly isReached: boolean;
  /** Where it stands on the line, from 0 to 1. */
  readonly place: number;
}

export interface TierProgress {
  readonly marks: readonly TierMark[];
  readonly done: number;
}

type Facts = Pick<Loyalty, 'spentCents' | 'tier' | 'nextTier'>;

/** The line from nothing by the tier that is reached to the next one; at the highest it is full. */
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
