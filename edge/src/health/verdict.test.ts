import { describe, expect, it } from '@jest/globals';
import { readVerdict, verdictOn } from './verdict.ts';

const usual = { version: '1.0.0', visitors: 1000, failed: 2 };

describe('the verdict on a canary', () => {
  it('is read again from the release log', () => {
    const verdict = verdictOn({ visitors: 12, failed: 9 }, usual) ?? '';
    expect(verdict).toContain('1.0.0 for 2 of 1000');
    expect(readVerdict(verdict)).toEqual({ visitors: 12, failed: 9 });
  });

  it('is none where it fails no more than the release that it replaces', () => {
    expect(verdictOn({ visitors: 500, failed: 1 }, usual)).toBeUndefined();
  });

  it.each(['', 'broken', 'it failed for everybody'])('is not taken from what a person wrote: %j', (reason) => {
    expect(readVerdict(reason)).toBeUndefined();
  });
});
