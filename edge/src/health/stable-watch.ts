import type { Live } from '../live/live-releases.ts';
import type { Operate } from '../operations/operate.ts';
import type { HealthBook } from './health-book.ts';
import type { Report } from './report.ts';
import type { Reporter } from './reporter.ts';
import { createTrial, type Trial } from './trial.ts';

const WATCHED_MS = 600_000;
/** A release may always fail for so many: old browsers, lost networks. */
const LEAST_RATE = 0.02;
/** The failure rate of a version that few visitors have used. */
const UNKNOWN_RATE = 0.1;
const KNOWN_VISITORS = 100;

interface Watched {
  readonly version: string;
  readonly former: string;
  readonly until: number;
  readonly trial: Trial;
}

interface StableWatchOptions {
  readonly operate: Operate;
  readonly onProblem: (problem: string) => void;
  readonly book: Pick<HealthBook, 'of'>;
  readonly now?: () => number;
}

/**
 * Takes a release back that fails within ten minutes after it went live for all visitors. Nothing runs beside it, so
 * its failures are compared with those of the version before.
 */
export function createStableWatch({ operate, onProblem, book, now = Date.now }: StableWatchOptions) {
  const watched = new Map<string, Watched>();

  const usualRate = (name: string, version: string) => {
    const { visitors, failed } = book.of({ name, version });
    return visitors < KNOWN_VISITORS ? UNKNOWN_RATE : Math.max(LEAST_RATE, (2 * failed) / visitors);
  };

  const takeBack = async (remote: string, { version, former, trial }: Watched) => {
    watched.delete(remote);
    const { failed, visitors } = trial.tried();
    const reason = `it failed for ${failed} of ${visitors} visitors, ${former} comes back`;
    onProblem(`${remote}@${version} is rolled back: ${reason}.`);
    await operate({ kind: 'rollback', remote, from: version, to: former, reason });
  };

  return {
    /** A rollback is not watched: it would go back further and further. */
    follow({ state }: Live): void {
      for (const [name, { version }] of watched)
        if (state.live[name]?.at(-1)?.version !== version) watched.delete(name);
      if (state.change.kind !== 'release' && state.change.kind !== 'promote') return;
      for (const { name, version } of state.change.releases) {
        const [former, current] = (state.live[name] ?? []).slice(-2);
        if (!former || current?.version !== version || watched.has(name)) continue;
        const until = Date.parse(current.since) + WATCHED_MS;
        const trial = createTrial(usualRate(name, former.version));
        watched.set(name, { version, former: former.version, until, trial });
      }
    },
    /** One voice for each address: without a canary, visitors have no id. */
    async hear({ address }: Reporter, reports: readonly Report[]): Promise<void> {
      for (const { remote, version, outcome } of reports) {
        const one = watched.get(remote);
        if (one?.version !== version || now() > one.until) continue;
        one.trial.record({ visitor: address, address, isTried: true, hasFailed: outcome === 'failed', share: 1 });
        if (one.trial.isLost()) await takeBack(remote, one);
      }
    },
  };
}
