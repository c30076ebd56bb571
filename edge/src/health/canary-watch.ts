import {
  type Canary,
  flipChannels,
  labelOf,
  type ReleaseName,
  type ReleaseStore,
  withdrawCanary,
} from '@aimante/releases';
import type { Live, LiveReleases } from '../live/live-releases.ts';
import { createHealthBook, type HealthBook } from './health-book.ts';
import type { Report } from './report.ts';
import { verdictOn } from './verdict.ts';

export interface CanaryWatch {
  readonly record: (visitor: string, reports: readonly Report[]) => void;
  /** As `name@version`. */
  readonly withdrawn: ReadonlySet<string>;
  readonly book: HealthBook;
}

interface CanaryWatchOptions {
  readonly live: LiveReleases;
  readonly store: ReleaseStore;
  readonly onProblem: (problem: string) => void;
}

/**
 * Receives the browsers' reports on the releases that they run, and withdraws a canary that fails more than stable. The
 * withdrawal applies here at once, and to all edges where this edge has the signing key.
 */
export function watchCanaries({ live, store, onProblem }: CanaryWatchOptions): CanaryWatch {
  const book = createHealthBook();
  const withdrawn = new Set<string>();
  live.subscribe((now) => {
    book.keep(releasesOf(now));
    // Once the channels have withdrawn the release too, an operator may start it as a canary again.
    const onTrial = new Set(now.state.canaries.map(labelOf));
    for (const label of withdrawn) if (!onTrial.has(label)) withdrawn.delete(label);
  });

  const withdraw = async (canary: Canary, reason: string) => {
    withdrawn.add(labelOf(canary));
    onProblem(`${labelOf(canary)} is withdrawn: ${reason}.`);
    if (!store.keys.privateKey) return;
    await flipChannels(store, withdrawCanary(canary.name, { version: canary.version, reason }));
    await live.refresh();
  };

  return {
    book,
    withdrawn,
    record(visitor, reports) {
      const now = live.current();
      if (!now) return;
      const running = new Set(releasesOf(now).map(labelOf));
      for (const report of reports) {
        if (running.has(labelOf({ name: report.remote, version: report.version }))) book.record(visitor, report);
      }
      for (const canary of now.state.canaries) {
        if (withdrawn.has(labelOf(canary))) continue;
        const stable = stableOf(now, canary.name);
        const reason = verdictOn(book.of(canary), { ...book.of(stable), version: stable.version });
        if (reason) withdraw(canary, reason).catch((error) => onProblem(String(error)));
      }
    },
  };
}

function stableOf({ state }: Live, name: string): ReleaseName {
  return { name, version: state.live[name]?.at(-1)?.version ?? '' };
}

function releasesOf({ sets }: Live): ReleaseName[] {
  return [...sets.values()].flatMap(({ shell, remotes }) => [shell, ...remotes]);
}
