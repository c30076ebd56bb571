import { createHash } from 'node:crypto';
import type { ChannelState } from './channel-state.ts';

/**
 * Where a visitor stands between 0 and 100. It depends on him and on the shop's salt only: a new release moves nobody,
 * and whoever is in the canary at 10 % is in it at 50 %.
 */
export function visitorBucket(visitorId: string, salt: string): number {
  const digest = createHash('sha256').update(`${salt}\n${visitorId}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}

/** The set for a bucket: share 0 is nobody, 100 is everybody. */
export function setForBucket(state: Pick<ChannelState, 'stable' | 'tiers'>, bucket: number): string {
  return state.tiers.find(({ share }) => bucket < share)?.set ?? state.stable;
}
