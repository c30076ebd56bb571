import { describe, expect, it } from '@jest/globals';
import { nextPlace } from './next-place.ts';

describe('the arrow keys', () => {
  it.each([
    ['down from the field to the first', -1, 1, 0],
    ['down to the next', 0, 1, 1],
    ['down from the last to the field', 2, 1, -1],
    ['up from the field to the last', -1, -1, 2],
    ['up from the first to the field', 0, -1, -1],
  ] as const)('go %s', (...[, place, by, next]) => expect(nextPlace(place, by, 3)).toBe(next));

  it.each([1, -1] as const)('stay in the field where nothing is suggested', (by) =>
    expect(nextPlace(-1, by, 0)).toBe(-1),
  );
});
