import type { ReleaseSet } from '@aimante/contract';
import {
  type ChannelState,
  newestStateNumber,
  type ReleaseStore,
  readChannelState,
  readReleaseSet,
} from '@aimante/releases';

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
  let lastProblem = '';
  let refreshing: Promise<void> | undefined;

  const report = (error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    if (problem !== lastProblem) onProblem(problem);
    lastProblem = problem;
  };
  const look = async () => {
    const known = live?.state.number ?? 0;
    const newest = await newestStateNumber(store, known);
    if (newest === 0) report('The release store is empty: no page can be served before the shell is released.');
    const next = await newestGood(store, { newest, known, report });
    if (!next) return;
    live = next;
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

interface Search {
  readonly newest: number;
  readonly known: number;
  readonly report: (error: unknown) => void;
}

async function newestGood(store: ReleaseStore, { newest, known, report }: Search): Promise<Live | undefined> {
  for (let number = newest; number > known; number -= 1) {
    try {
      return await readLive(store, number);
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
