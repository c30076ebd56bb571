import type { ReleaseStore } from '../release-store.ts';
import { listStates, readSignedState, type SignedState } from './channel-log.ts';
import type { ChannelState } from './channel-state.ts';
import { followChain } from './follow-chain.ts';

const PAGE = 20;

/** The states of the chain, newest first. Others in the store are not shown. */
export async function* walkReleaseLog(store: ReleaseStore): AsyncGenerator<ChannelState> {
  const { head } = await followChain(store);
  if (!head) return;
  yield head.value;
  let { previous } = head.value;
  const { numbers } = await listStates(store);
  const older = numbers.filter((number) => number < head.value.number).toReversed();
  for (let start = 0; start < older.length; start += PAGE) {
    const page = older.slice(start, start + PAGE);
    const states = await Promise.all(page.map((number) => readSignedState(store, number).catch(() => undefined)));
    for (const state of states.filter((one): one is SignedState => one !== undefined)) {
      if (state.digest !== previous) continue;
      yield state.value;
      ({ previous } = state.value);
    }
  }
}
