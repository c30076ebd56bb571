import { once } from 'node:events';
import { expect } from '@jest/globals';

/** Waits for a condition, for ten seconds at most. */
export async function until(isSo: () => boolean): Promise<void> {
  const ticker = new EventTarget();
  const timer = setInterval(() => ticker.dispatchEvent(new Event('tick')), 5);
  const deadline = performance.now() + 10_000;
  while (!isSo() && performance.now() < deadline) await once(ticker, 'tick');
  clearInterval(timer);
  expect(isSo()).toBe(true);
}
