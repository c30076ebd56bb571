import { createTrial } from '../src/health/trial.ts';
import { createVitalsTrial } from '../src/health/vitals-trial.ts';
import { randomFrom } from '../src/testing/random-from.ts';

/** Simulates canaries. The judgement is read after every visitor, as in the edge. */
const SEED = Number(process.env.PROOF_SEED ?? 20_261_123);
process.send?.({ type: 'seed', seed: SEED });
const RUNS = Number(process.env.CANARY_RUNS ?? 10_000);
const MOST_WITHDRAWN = 0.05;
const LEAST_FOUND = 0.95;
const FOUND_WITHIN = 300;

interface Rates {
  readonly tried: number;
  readonly usual: number;
  readonly share: number | ((visitors: number) => number);
}

/** The shares of a ramp with fifty visitors for each step. */
const RAMP = (visitors: number) => [0.01, 0.05, 0.25][Math.floor(visitors / 50)] ?? 0.5;

function isWithdrawn(random: () => number, { tried, usual, share: shares }: Rates, most: number): boolean {
  const trial = createTrial();
  let visitors = 0;
  for (let visitor = 0; visitors < most; visitor += 1) {
    const share = typeof shares === 'number' ? shares : shares(visitors);
    const isTried = random() < share;
    if (isTried) visitors += 1;
    const hasFailed = random() < (isTried ? tried : usual);
    trial.record({ visitor: `${visitor}`, address: `${visitor}`, isTried, hasFailed, share });
    if (hasFailed && trial.isLost()) return true;
  }
  return false;
}

function shareWithdrawn(rates: Rates, most: number): number {
  const random = randomFrom(SEED);
  let withdrawn = 0;
  for (let run = 0; run < RUNS; run += 1) if (isWithdrawn(random, rates, most)) withdrawn += 1;
  return withdrawn / RUNS;
}

function report(proof: string, { tried, lost }: { tried: number; lost: number }): void {
  process.send?.({ type: 'proof', proof, tried, lost });
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const shareText = (share: Rates['share']) => (typeof share === 'number' ? percent(share) : 'of a ramp');

function proveSound(): void {
  const rates = [
    { tried: 0.005, usual: 0.005, share: 0.05, most: 300 },
    { tried: 0.005, usual: 0.005, share: 0.5, most: 1000 },
    { tried: 0.05, usual: 0.05, share: 0.25, most: 1000 },
    { tried: 0.05, usual: 0.05, share: RAMP, most: 600 },
  ];
  const shares = rates.map((rate) => ({ rate, withdrawn: shareWithdrawn(rate, rate.most) }));
  for (const { rate, withdrawn } of shares)
    console.log(
      `sound, ${percent(rate.tried)} of failures, share ${shareText(rate.share)}: ${percent(withdrawn)} withdrawn`,
    );
  const lost = shares.filter(({ withdrawn }) => withdrawn > MOST_WITHDRAWN).length;
  report(`sound canaries withdrawn <= 5 % of ${RUNS}`, { tried: rates.length, lost });
}

/**
 * At a share of one half from the start, 300 canary visitors are compared with 300 others only. Decision 085 has the
 * arithmetic of that limit. The figure is printed and not judged. A ramp comes to one half with evidence from before.
 */
function proveFound(): void {
  const shares: readonly Rates['share'][] = [0.05, 0.25, RAMP, 0.5];
  const results = shares.map((share) => {
    const found = shareWithdrawn({ tried: 0.05, usual: 0.005, share }, FOUND_WITHIN);
    console.log(
      `5 % against 0.5 %, share ${shareText(share)}: ${percent(found)} found within ${FOUND_WITHIN} visitors`,
    );
    return { share, found };
  });
  const judged = results.filter(({ share }) => share !== 0.5);
  const lost = judged.filter(({ found }) => found < LEAST_FOUND).length;
  report('5 % against 0.5 % found within 300 visitors: shares to 25 %, and a ramp', { tried: judged.length, lost });
}

function proveOneAddress(): void {
  let lost = 0;
  const tries = 100;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const trial = createTrial();
    for (let visitor = 0; visitor < 1000; visitor += 1)
      trial.record({
        visitor: `${visitor}`,
        address: 'one',
        isTried: true,
        hasFailed: true,
        share: (attempt + 1) / 100,
      });
    if (trial.isLost()) lost += 1;
  }
  report('one address alone withdraws no canary', { tried: tries, lost });
}

/** Times around a median, with a long tail, as browsers report them. */
function slowerAfter(random: () => number, factor: number, most: number): boolean {
  const trial = createVitalsTrial();
  const time = (median: number) =>
    median * Math.exp(0.6 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
  for (let visitor = 0; visitor < most; visitor += 1) {
    const name = 'LCP' as const;
    trial.measure({
      visitor: `usual ${visitor}`,
      address: `usual ${visitor}`,
      isTried: false,
      name,
      value: time(1500),
    });
    const value = time(1500 * factor);
    trial.measure({ visitor: `${visitor}`, address: `${visitor}`, isTried: true, name, value });
    if (trial.slower()) return true;
  }
  return false;
}

function proveSpeed(): void {
  const share = (factor: number, most: number) => {
    const random = randomFrom(7);
    const runs = Math.min(RUNS, 60);
    let found = 0;
    for (let run = 0; run < runs; run += 1) if (slowerAfter(random, factor, most)) found += 1;
    return found / runs;
  };
  const [equal, tenth, twice] = [share(1, 500), share(1.1, 500), share(2, 300)];
  console.log(
    `speed: ${percent(equal)} of equal, ${percent(tenth)} of 10 % slower withdrawn; ${percent(twice)} of twice as slow found`,
  );
  const lost = [equal > MOST_WITHDRAWN, tenth > MOST_WITHDRAWN, twice < LEAST_FOUND].filter(Boolean).length;
  report('canaries judged by their 75th percentile of LCP', { tried: 3, lost });
}

proveSound();
proveSpeed();
proveFound();
proveOneAddress();
