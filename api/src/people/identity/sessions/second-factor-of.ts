import type { SecondFactor } from '../../../platform/http/guards/access.ts';
import type { FoundSession } from './session-rows.ts';

const freshMs = 10 * 60_000;

/** In the demo, an account without a second factor does not need one. */
export function secondFactorOf(
  { provedAt, hasFactor }: Pick<FoundSession, 'provedAt' | 'hasFactor'>,
  { at, isDemo }: { at: Date; isDemo: boolean },
): SecondFactor {
  if (!hasFactor) return isDemo ? 'spared' : 'missing';
  if (provedAt === null) return 'unproved';
  return at.getTime() - new Date(provedAt).getTime() < freshMs ? 'fresh' : 'proved';
}

export const isProof = (factor: SecondFactor): boolean => factor !== 'missing' && factor !== 'unproved';
