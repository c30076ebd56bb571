import { expect, it } from '@jest/globals';
import { pinPause } from './pin-pause.ts';

it('lets five wrong codes pass, then pauses for twice as long each time', () => {
  expect(pinPause(undefined, 0)).toBe(0);
  expect(pinPause({ count: 4, at: 1000 }, 1000)).toBe(0);
  expect(pinPause({ count: 5, at: 1000 }, 1000)).toBe(30_000);
  expect(pinPause({ count: 7, at: 1000 }, 1000)).toBe(120_000);
  expect(pinPause({ count: 99, at: 1000 }, 1000)).toBe(900_000);
});

it('ends with time, and never exceeds its length when the clock goes back', () => {
  expect(pinPause({ count: 5, at: 1000 }, 31_000)).toBe(0);
  expect(pinPause({ count: 5, at: 1000 }, 16_000)).toBe(15_000);
  expect(pinPause({ count: 5, at: 1_000_000 }, 0)).toBe(30_000);
});
