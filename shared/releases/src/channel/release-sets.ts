import type { ReleaseSet } from '@aimante/contract';
import type { ReleaseStore } from '../release-store.ts';
import type { ChannelState } from './channel-state.ts';
import { composeSets } from './compose-sets.ts';

/** The sets of a state that was followed, by id. Each release is the one that the state pins. */
export async function readReleaseSets(
  store: ReleaseStore,
  state: ChannelState,
): Promise<ReadonlyMap<string, ReleaseSet>> {
  return (await composeSets(state, { store, pinned: state.digests })).sets;
}
