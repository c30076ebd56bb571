import { type Canary, labelOf, ReleaseError, type ReleaseName } from '@aimante/releases';
import type { Live, LiveReleases } from '../live/live-releases.ts';
import type { Operate } from '../operations/operate.ts';
import { createFailureLog } from './failure-log.ts';
import type { HealthBook, VitalName } from './health-book.ts';
import { createRampSteps } from './ramp-steps.ts';
import type { Report } from './report.ts';
import type { Reporter } from './reporter.ts';
import { createStableWatch } from './stable-watch.ts';
import { createTrial, type Trial } from './trial.ts';
import { verdictOn, verdictOnSpeed } from './verdict.ts';
import { createVitalsTrial, type VitalsTrial } from './vitals-trial.ts';

export interface CanaryWatch {
  readonly record: (reporter: Reporter, reports: readonly Report[]) => void;
  readonly measure: (reporter: Reporter, vital: MeasuredVital) => void;
  /** As `name@version`. */
  readonly withdrawn: ReadonlySet<string>;
  /** The server entry of a release failed. */
  readonly failedOnServer: (release: ReleaseName) => void;
  readonly book: HealthBook;
}

/** A web vital of one page, with the release of the page. */
export interface MeasuredVital {
  readonly release: ReleaseName;
  readonly name: VitalName;
  readonly value: number;
}

interface Trials {
  readonly failures: Trial;
  readonly vitals: VitalsTrial;
}

interface Heard {
  readonly canary: Canary;
  readonly now: Live;
  readonly reporter: Reporter;
  readonly reports: readonly Report[];
}

interface CanaryWatchOptions {
  readonly live: LiveReleases;
  readonly operate: Operate;
  readonly book: HealthBook;
  readonly onProblem: (problem: string) => void;
}

/**
 * Receives the browsers' reports on the releases that they run, and withdraws a canary that fails more than stable. The
 * withdrawal applies here at once, and to all edges through the keeper.
 */
export function watchCanaries({ live, operate, book, onProblem }: CanaryWatchOptions): CanaryWatch {
  const log = createFailureLog(onProblem);
  const withdrawn = new Set<string>();
  /** By the canary's release and its start. */
  const trials = new Map<string, Trials>();
  const ramp = createRampSteps({ operate, onProblem });
  const stableWatch = createStableWatch({ operate, onProblem, book });
  const trialOf = (canary: Canary) => {
    const trial = trials.get(trialKey(canary)) ?? { failures: createTrial(), vitals: createVitalsTrial() };
    trials.set(trialKey(canary), trial);
    return trial;
  };
  live.subscribe((now) => {
    stableWatch.follow(now);
    const running = new Set(now.state.canaries.map(trialKey));
    for (const key of trials.keys()) if (!running.has(key)) trials.delete(key);
    // Once the channels have withdrawn the release too, an operator may start it as a canary again.
    const onCanary = new Set(now.state.canaries.map(labelOf));
    for (const label of withdrawn) if (!onCanary.has(label)) withdrawn.delete(label);
  });

  const withdraw = async (canary: Canary, reason: string) => {
    withdrawn.add(labelOf(canary));
    onProblem(`${labelOf(canary)} is withdrawn: ${reason}.`);
    const { name: remote, version: from } = canary;
    await operate({ kind: 'withdraw', remote, from, reason }).catch((error) => {
      // Another edge withdrew it first.
      if (!(error instanceof ReleaseError && error.code === 'RELEASE_MOVED')) throw error;
    });
    await live.refresh();
  };

  const judge = ({ canary, now, reporter, reports }: Heard) => {
    const { key: visitor, address } = reporter;
    const { failures: trial } = trialOf(canary);
    const stable = stableOf(now, canary.name);
    for (const { remote, version, outcome } of reports) {
      const isTried = version === canary.version;
      if (remote !== canary.name || !(isTried || version === stable)) continue;
      trial.record({ visitor, address, isTried, hasFailed: outcome === 'failed', share: canary.share / 100 });
    }
    const reason = verdictOn(trial, stable);
    if (reason) withdraw(canary, reason).catch((error) => onProblem(String(error)));
    else void ramp(canary, trial.tried().visitors);
  };

  const judgeSpeed = (canary: Canary, now: Live, { reporter, vital }: { reporter: Reporter; vital: MeasuredVital }) => {
    const { release, name, value } = vital;
    const { vitals } = trialOf(canary);
    const stable = stableOf(now, canary.name);
    const isTried = release.version === canary.version;
    if (release.name !== canary.name || !(isTried || release.version === stable)) return;
    vitals.measure({ visitor: reporter.key, address: reporter.address, isTried, name, value });
    const reason = verdictOnSpeed(vitals, stable);
    if (reason) withdraw(canary, reason).catch((error) => onProblem(String(error)));
  };

  const note = (now: Live, reporter: Reporter, reports: readonly Report[]) => {
    const running = new Set(releasesOf(now).map(labelOf));
    for (const report of reports) {
      const release = { name: report.remote, version: report.version };
      // An open tab and a fallback run a release that no set names any more.
      if (!running.has(labelOf(release)) && !book.knows(release)) continue;
      book.record(reporter.key, report);
      if (report.outcome === 'failed') log(release, { phase: report.phase ?? 'run', health: book.of(release) });
    }
  };

  return {
    book,
    withdrawn,
    failedOnServer(release) {
      book.failedOnServer(release);
      log(release, { phase: 'server', health: book.of(release) });
    },
    measure(reporter, vital) {
      const now = live.current();
      if (!now || !book.knows(vital.release)) return;
      book.measured(vital.release, vital.name, vital.value);
      const tried = reporter.isKnown ? now.state.canaries : [];
      for (const canary of tried) if (!withdrawn.has(labelOf(canary))) judgeSpeed(canary, now, { reporter, vital });
    },
    record(reporter, reports) {
      const now = live.current();
      if (!now) return;
      note(now, reporter, reports);
      stableWatch.hear(reporter, reports).catch((error) => onProblem(String(error)));
      const tried = reporter.isKnown ? now.state.canaries : [];
      for (const canary of tried) if (!withdrawn.has(labelOf(canary))) judge({ canary, now, reporter, reports });
    },
  };
}

function trialKey(canary: Canary): string {
  return `${labelOf(canary)} ${canary.since}`;
}

function stableOf({ state }: Live, name: string): string {
  return state.live[name]?.at(-1)?.version ?? '';
}

function releasesOf({ sets }: Live): ReleaseName[] {
  return [...sets.values()].flatMap(({ shell, remotes }) => [shell, ...remotes]);
}
