import type { ReleaseStore } from '../release-store.ts';
import { listStates, readChannelState } from './channel-log.ts';
import type { ChannelState } from './channel-state.ts';

const PAGE = 20;

/** The states, newest first. A state that fails its checks is skipped. */
export async function* walkReleaseLog(store: ReleaseStore): AsyncGenerator<ChannelState> {
  const numbers = (await listStates(store)).numbers.toReversed();
  for (let start = 0; start < numbers.length; start += PAGE) {
    const page = numbers.slice(start, start + PAGE);
    const states = await Promise.all(page.map((number) => readChannelState(store, number).catch(() => undefined)));
    yield* states.filter((state) => state !== undefined);
  }
}
