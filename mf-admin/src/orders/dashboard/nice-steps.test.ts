import { describe, expect, it } from '@jest/globals';
import { niceSteps } from './nice-steps.ts';

describe('niceSteps', () => {
  it.each([
    [0, [0, 1, 2, 3, 4]],
    [71, [0, 20, 40, 60, 80]],
    [740, [0, 200, 400, 600, 800]],
  ])('ranges from zero to above %d', (highest, steps) => {
    expect(niceSteps(highest)).toEqual(steps);
  });
});
