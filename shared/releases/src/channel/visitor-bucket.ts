import { createHash } from 'node:crypto';
import type { ChannelState } from './channel-state.ts';

/**
 * The position of a visitor between 0 and 100. It depends only on the visitor's id and on the shop's salt: a new
 * release moves no visitor, and a visitor in the canary at 10 % is also in it at 50 %.
 */
export function visitorBucket(visitorId: string, salt: string): number {
  const digest = createHash('sha256').update(`${salt}\n${visitorId}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}

/** The set for a bucket. A share of 0 includes no visitor, 100 includes all. */
export function setForBucket(state: Pick<ChannelState, 'stable' | 'tiers'>, bucket: number): string {
  return state.tiers.find(({ share }) => bucket < share)?.set ?? state.stable;
}
