import { describe, expect, it } from '@jest/globals';
import { createTrial } from './trial.ts';
import { readVerdict, verdictOn } from './verdict.ts';

function trialOf(failed: number, visitors: number) {
  const trial = createTrial();
  for (let count = 0; count < visitors; count += 1)
    trial.record({ visitor: `${count}`, address: `${count}`, isTried: true, hasFailed: count < failed, share: 0.1 });
  return trial;
}

describe('the verdict on a canary', () => {
  it('is read again from the release log', () => {
    const verdict = verdictOn(trialOf(9, 12), '1.0.0') ?? '';
    expect(verdict).toContain('1.0.0 for 0 of 0');
    expect(readVerdict(verdict)).toEqual({ visitors: 12, failed: 9 });
  });

  it('is none where it fails no more than the release that it replaces', () => {
    expect(verdictOn(trialOf(1, 500), '1.0.0')).toBeUndefined();
  });

  it.each(['', 'broken', 'it failed for everybody'])('is not taken from what a person wrote: %j', (reason) => {
    expect(readVerdict(reason)).toBeUndefined();
  });
});
