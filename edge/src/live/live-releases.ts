import type { ReleaseSet } from '@aimante/contract';
import { type ChannelState, type Followed, followChain, type ReleaseStore, readReleaseSets } from '@aimante/releases';

/** The live releases. Every state was allowed to follow the one before it, and every release is the signed one. */
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
  let followed: Followed | undefined;
  /** A problem is reported once, until a newer state is read. */
  const reported = new Set<string>();
  let refreshing: Promise<void> | undefined;

  const report = (problem: string) => {
    if (!reported.has(problem)) onProblem(problem);
    reported.add(problem);
  };
  const look = async () => {
    followed = await followChain(store, followed);
    const { head, numbers, problems } = followed;
    for (const problem of problems) report(problem);
    if (!head && numbers.length === 0)
      report('The release store is empty: no page can be served before the shell is released.');
    if (!head || head.value.number === live?.state.number) return;
    const sets = await readReleaseSets(store, head.value);
    const stable = sets.get(head.value.stable);
    if (!stable) return;
    live = { state: head.value, stable, sets };
    reported.clear();
    for (const problem of problems) reported.add(problem);
    for (const listener of [...listeners]) listener(live);
  };
  const refresh = () => {
    refreshing ??= look()
      .catch((error) => report(error instanceof Error ? error.message : String(error)))
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
