import { describe, expect, it } from '@jest/globals';
import { failsMore } from './fails-more.ts';

const health = (failed: number, visitors: number) => ({ failed, visitors });

describe('a canary fails more than stable', () => {
  it.each([
    { when: 'it fails for all of the first three', canary: health(3, 3), stable: health(0, 1000), expected: true },
    { when: 'nobody had stable yet', canary: health(3, 3), stable: health(0, 0), expected: true },
    { when: 'it fails ten times as often', canary: health(50, 500), stable: health(10, 1000), expected: true },
    { when: 'two people had trouble', canary: health(2, 2), stable: health(0, 1000), expected: false },
    { when: 'both fail alike', canary: health(5, 100), stable: health(50, 1000), expected: false },
    { when: 'the difference may be chance', canary: health(6, 100), stable: health(50, 1000), expected: false },
    { when: 'nobody had it yet', canary: health(0, 0), stable: health(0, 0), expected: false },
    { when: 'it fails less', canary: health(10, 100), stable: health(500, 1000), expected: false },
  ])('$expected when $when', ({ canary, stable, expected }) => {
    expect(failsMore(canary, stable)).toBe(expected);
  });
});
