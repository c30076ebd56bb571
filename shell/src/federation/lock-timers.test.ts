import { expect, it } from '@jest/globals';
import { lockTimers } from './lock-timers.ts';

it('refuses code that replaces a timer, and the timer runs on', async () => {
  const { setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask } = globalThis;
  const requestAnimationFrame = (then: () => void) => setTimeout(then);
  const page = { setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask, requestAnimationFrame };
  lockTimers(page);
  for (const name of Object.keys(page)) {
    expect(() => Object.assign(page, { [name]: () => 0 })).toThrow(TypeError);
  }
  await new Promise((resolve) => page.setTimeout(resolve));
  expect(page.setTimeout).toBe(setTimeout);
});
