import { describe, expect, it } from '@jest/globals';
import { randomFrom } from '../testing/random-from.ts';
import { createTrial } from './trial.ts';

interface Rates {
  readonly tried: number;
  readonly usual: number;
  readonly share: number;
}

/** The number of canary visitors before the canary is withdrawn, or undefined. The test is read after every visitor. */
function lostAfter(random: () => number, { tried, usual, share }: Rates, most: number): number | undefined {
  const trial = createTrial();
  for (let visitor = 0; trial.tried().visitors < most; visitor += 1) {
    const isTried = random() < share;
    const hasFailed = random() < (isTried ? tried : usual);
    trial.record({ visitor: `${visitor}`, address: `${visitor}`, isTried, hasFailed, share });
    if (trial.isLost()) return trial.tried().visitors;
  }
  return undefined;
}

function shareLost(rates: Rates, { runs, most }: { runs: number; most: number }): number {
  const random = randomFrom(20_261_123);
  let lost = 0;
  for (let run = 0; run < runs; run += 1) if (lostAfter(random, rates, most) !== undefined) lost += 1;
  return lost / runs;
}

describe('the trial of a canary', () => {
  it.each([
    { tried: 0.005, usual: 0.005, share: 0.1 },
    { tried: 0.05, usual: 0.05, share: 0.25 },
    { tried: 0.2, usual: 0.2, share: 0.5 },
  ])('keeps a sound canary in 95 of 100 cases: $tried against $usual', (rates) => {
    expect(shareLost(rates, { runs: 300, most: 150 })).toBeLessThanOrEqual(0.05);
  });

  it.each([0.1, 0.25])('finds 5 % of failures against 0.5 % within 300 visitors, at a share of %f', (share) => {
    expect(shareLost({ tried: 0.05, usual: 0.005, share }, { runs: 100, most: 300 })).toBeGreaterThanOrEqual(0.95);
  });

  it('ends after three visitors when the canary fails for all of them', () => {
    expect(lostAfter(randomFrom(1), { tried: 1, usual: 0, share: 0.1 }, 50)).toBe(3);
    expect(lostAfter(randomFrom(1), { tried: 1, usual: 0, share: 1 }, 50)).toBe(3);
  });

  it('is not lost by one address alone, however many visitors it invents', () => {
    const trial = createTrial();
    for (let visitor = 0; visitor < 10_000; visitor += 1)
      trial.record({ visitor: `${visitor}`, address: 'one', isTried: true, hasFailed: true, share: 0.1 });
    expect(trial.isLost()).toBe(false);
    expect(trial.tried()).toEqual({ visitors: 3, failed: 3 });
  });

  it('counts a visitor once, however many reports', () => {
    const trial = createTrial();
    for (let report = 0; report < 20; report += 1)
      for (const visitor of ['a', 'b'])
        trial.record({ visitor, address: visitor, isTried: true, hasFailed: report % 2 === 1, share: 0.1 });
    expect(trial.tried()).toEqual({ visitors: 2, failed: 2 });
    expect(trial.isLost()).toBe(false);
  });

  it('keeps a canary that fails for few of all visitors', () => {
    const random = randomFrom(7);
    expect(lostAfter(random, { tried: 0.05, usual: 0, share: 1 }, 500)).toBeUndefined();
  });
});
