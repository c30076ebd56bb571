import { describe, expect, it } from '@jest/globals';
import { createRateLimit } from './rate-limit.ts';

describe('the rate limit', () => {
  it('limits requests in a minute for each address', () => {
    let now = 0;
    const isAllowed = createRateLimit(2, () => now);
    expect(['a', 'a', 'a', 'b'].map(isAllowed)).toEqual([true, true, false, true]);
    now = 60_000;
    expect(isAllowed('a')).toBe(true);
  });
});
