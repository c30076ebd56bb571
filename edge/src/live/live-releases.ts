import type { ReleaseSet } from '@aimante/contract';
import { type ChannelState, listStates, type ReleaseStore, readChannelState, readReleaseSet } from '@aimante/releases';

/** The live releases. The signature of each document is verified. */
export interface Live {
  readonly state: ChannelState;
  readonly stable: ReleaseSet;
  /** By id: the stable set and the sets of the canaries. */
  readonly sets: ReadonlyMap<string, ReleaseSet>;
}

export interface LiveReleases {
  readonly current: () => Live | undefined;
  /** Checks for a newer state now. */
  readonly refresh: () => Promise<void>;
  readonly subscribe: (listener: (live: Live) => void) => () => void;
  readonly stop: () => void;
}

interface LiveReleasesOptions {
  readonly store: ReleaseStore;
  readonly onProblem: (problem: string) => void;
  readonly intervalMs?: number;
}

/**
 * Follows the channels without a restart. A state that fails verification is skipped, and the last good state stays.
 */
export function followReleases({ store, onProblem, intervalMs = 1000 }: LiveReleasesOptions): LiveReleases {
  const listeners = new Set<(live: Live) => void>();
  let live: Live | undefined;
  /** A problem is reported once, until a newer state is read. */
  const reported = new Set<string>();
  let refreshing: Promise<void> | undefined;

  const report = (error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    if (!reported.has(problem)) onProblem(problem);
    reported.add(problem);
  };
  const look = async () => {
    const { numbers, strangers } = await listStates(store, live?.state.number);
    for (const key of strangers) report(`${key} is not a state of the channels: it is ignored.`);
    if (!live && numbers.length === 0)
      report('The release store is empty: no page can be served before the shell is released.');
    const next = await newestGood(store, numbers, report);
    if (!next) return;
    live = next;
    reported.clear();
    for (const listener of [...listeners]) listener(next);
  };
  const refresh = () => {
    refreshing ??= look()
      .catch(report)
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  };
  const timer = setInterval(() => void refresh(), intervalMs);
  return {
    current: () => live,
    refresh,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => clearInterval(timer),
  };
}

async function newestGood(
  store: ReleaseStore,
  numbers: readonly number[],
  report: (error: unknown) => void,
): Promise<Live | undefined> {
  for (const number of numbers.toReversed()) {
    try {
      const live = await readLive(store, number);
      if (live) return live;
      report(`State ${number} cannot be read: it is ignored.`);
    } catch (error) {
      report(error);
    }
  }
  return undefined;
}

async function readLive(store: ReleaseStore, number: number): Promise<Live | undefined> {
  const state = await readChannelState(store, number);
  if (!state) return undefined;
  const ids = [...new Set([state.stable, ...state.tiers.map(({ set }) => set)])];
  const sets = new Map(await Promise.all(ids.map(async (id) => [id, await readReleaseSet(store, id)] as const)));
  const stable = sets.get(state.stable);
  return stable && { state, stable, sets };
}
