import type { ReleaseStore } from '../release-store.ts';
import { readChannelState } from './channel-log.ts';
import type { ChannelState } from './channel-state.ts';

/** The states up to this number, newest first. A state that fails its checks is skipped. */
export async function readReleaseLog(store: ReleaseStore, newest: number, count: number): Promise<ChannelState[]> {
  const numbers = Array.from({ length: Math.min(newest, count) }, (_, back) => newest - back);
  const states = await Promise.all(numbers.map((number) => readChannelState(store, number).catch(() => undefined)));
  return states.filter((state) => state !== undefined);
}
