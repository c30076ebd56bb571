import { percentile75, type VitalName } from './health-book.ts';

export interface Measurement {
  readonly visitor: string;
  readonly address: string;
  readonly isTried: boolean;
  readonly name: VitalName;
  /** Milliseconds. */
  readonly value: number;
}

export interface Slower {
  readonly name: VitalName;
  readonly tried: number;
  readonly usual: number;
}

/** The measurements of a canary and of the release that it would replace, both since the canary began. */
export interface VitalsTrial {
  readonly measure: (measurement: Measurement) => void;
  /** The vital in which the canary is slower, and not by chance. */
  readonly slower: () => Slower | undefined;
}

/** For both vitals together, at most one of twenty sound canaries is withdrawn. */
const JUDGED: readonly VitalName[] = ['LCP', 'INP'];
const LEVEL = 0.05 / JUDGED.length;
/** A quarter of the visitors is above the 75th percentile. Here the canary may be a fifth slower than that. */
const SOUND_RATE = 0.25;
const RATES = [0.4, 0.6, 0.8];
const TOLERANCE = 1.2;
/** Differences below are not noticed. */
const LEAST_MS: Readonly<Partial<Record<VitalName, number>>> = { LCP: 1500, INP: 100 };
/** The 75th percentile of stable is known well enough. */
const MIN_USUAL = 40;
const MOST_USUAL = 500;
const VOICES_OF_AN_ADDRESS = 3;
const MAX_VOICES = 20_000;

/**
 * A mixture sequential probability ratio test on the share of slow visitors. A measurement of the canary is slow when
 * it is above the tolerated 75th percentile of stable, as known before it. Where the canary is no slower, at most a
 * quarter is, so the evidence does not grow.
 */
export function createVitalsTrial(): VitalsTrial {
  const tests = new Map(JUDGED.map((name) => [name, createTest()]));
  const voices = new Map<string, Set<string>>();
  const isHeard = ({ address, visitor, name }: Measurement) => {
    const key = `${address} ${name}`;
    const known = voices.get(key) ?? new Set();
    if (known.has(visitor) || known.size >= VOICES_OF_AN_ADDRESS || voices.size >= MAX_VOICES) return false;
    voices.set(key, known.add(visitor));
    return true;
  };
  return {
    measure(measurement) {
      const test = tests.get(measurement.name);
      if (test && isHeard(measurement)) test.add(measurement, LEAST_MS[measurement.name] ?? 0);
    },
    slower() {
      for (const [name, test] of tests) if (test.isLost()) return { name, ...test.percentiles() };
      return undefined;
    },
  };
}

function createTest() {
  let usual: number[] = [];
  const tried: number[] = [];
  const evidence = RATES.map(() => 1);
  return {
    add({ isTried, value }: Measurement, least: number): void {
      if (!isTried) usual = [...usual, value].slice(-MOST_USUAL);
      if (!isTried || usual.length < MIN_USUAL) return;
      tried.push(value);
      const isSlow = value > Math.max(least, TOLERANCE * percentile75(usual));
      for (const [index, rate] of RATES.entries())
        evidence[index] = (evidence[index] ?? 1) * (isSlow ? rate / SOUND_RATE : (1 - rate) / (1 - SOUND_RATE));
    },
    isLost: () => evidence.reduce((sum, one) => sum + one, 0) / RATES.length > 1 / LEVEL,
    percentiles: () => ({ tried: percentile75(tried), usual: percentile75(usual) }),
  };
}
