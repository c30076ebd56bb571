import type { Health } from './health-book.ts';

/** What one visitor says about a release during the trial of a canary. */
export interface Voice {
  readonly visitor: string;
  readonly address: string;
  /** The visitor has the canary, not the release that it would replace. */
  readonly isTried: boolean;
  readonly hasFailed: boolean;
  /** The canary's share of the visitors now, from 0 to 1. */
  readonly share: number;
}

/** The counts of a canary and of the release that it would replace, both since the canary began. */
export interface Trial {
  readonly record: (voice: Voice) => void;
  readonly tried: () => Health;
  readonly usual: () => Health;
  /** The canary fails more often, and not by chance. */
  readonly isLost: () => boolean;
}

/** At most one of twenty sound canaries is withdrawn, however often the test is read. */
const LEVEL = 0.05;
/** How many times as often the canary could fail. The test mixes these cases. */
const RATIOS = [2, 5, 15];
/** A release for everybody has nothing beside it: its failures are compared with this rate. */
const USUAL_RATE = 0.1;
/** How many times as often as that rate it could fail. */
const TIMES = [2, 4, 8];
const MOST = 0.9;
/** Fewer failures, or failures from fewer places, may come from one person. */
const MIN_FAILED = 3;
const MIN_ADDRESSES = 3;
const VOICES_OF_AN_ADDRESS = 3;
/** A limit on memory. By then the rate no longer changes much. */
const MAX_VISITORS = 20_000;

interface Group {
  readonly visitors: Set<string>;
  readonly failed: Set<string>;
}

/**
 * A sequential probability ratio test (mSPRT), which may be read after every report. If both releases fail equally
 * often, the probability that a failure comes from the canary equals the canary's share. Each failure multiplies the
 * evidence by how much more likely it is where the canary fails more often.
 */
export function createTrial(usualRate = USUAL_RATE): Trial {
  const tried: Group = { visitors: new Set(), failed: new Set() };
  const usual: Group = { visitors: new Set(), failed: new Set() };
  const visitorsOf = new Map<string, Set<string>>();
  const failedAddresses = new Set<string>();
  const evidence = RATIOS.map(() => 1);
  let isForAll = false;

  /** Counts the first visitors of an address only. Otherwise one person could invent many visitors. */
  const isHeard = ({ address, visitor }: Voice) => {
    const known = visitorsOf.get(address) ?? new Set();
    if (known.has(visitor)) return true;
    if (known.size >= VOICES_OF_AN_ADDRESS || visitorsOf.size >= MAX_VISITORS) return false;
    visitorsOf.set(address, known.add(visitor));
    return true;
  };

  return {
    record(voice) {
      if (!isHeard(voice)) return;
      const group = voice.isTried ? tried : usual;
      isForAll = voice.share >= 1;
      group.visitors.add(voice.visitor);
      if (!voice.hasFailed || group.failed.has(voice.visitor)) return;
      group.failed.add(voice.visitor);
      if (voice.isTried) failedAddresses.add(voice.address);
      for (const [index, ratio] of RATIOS.entries())
        evidence[index] = (evidence[index] ?? 1) * likelihoodRatio(ratio, voice);
    },
    tried: () => healthOf(tried),
    usual: () => healthOf(usual),
    isLost() {
      if (tried.failed.size < MIN_FAILED || failedAddresses.size < MIN_ADDRESSES) return false;
      const found = isForAll
        ? TIMES.map((times) => against(usualRate, Math.min(MOST, times * usualRate), healthOf(tried)))
        : evidence;
      return mean(found) > 1 / LEVEL;
    },
  };
}

function likelihoodRatio(ratio: number, { isTried, share }: Voice): number {
  return (isTried ? ratio : 1) / (ratio * share + 1 - share);
}

function against(usualRate: number, rate: number, { visitors, failed }: Health): number {
  return (rate / usualRate) ** failed * ((1 - rate) / (1 - usualRate)) ** (visitors - failed);
}

function healthOf({ visitors, failed }: Group): Health {
  return { visitors: visitors.size, failed: failed.size };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
