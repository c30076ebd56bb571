import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useNetworkReturn } from './use-online.ts';
import { useReachable } from './use-reachable.ts';

function Probe() {
  const isReached = useReachable();
  return `${isReached ? 'reached' : 'not reached'}, ${useNetworkReturn() > 0 ? 'returned' : 'not returned'}`;
}

const givenFetch = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = givenFetch;
});

it('asks again while the site does not respond, and tells of its return', async () => {
  let isThere = false;
  const fetch = jest.fn(() => (isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('failed'))));
  globalThis.fetch = fetch;
  const { container, unmount } = render(<Probe />);
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  await after(0);
  expect(container.textContent).toBe('not reached, not returned');
  await after(5000);
  expect(container.textContent).toBe('not reached, not returned');
  isThere = true;
  await after(5000);
  expect(container.textContent).toBe('reached, returned');
  expect(fetch).toHaveBeenCalledTimes(3);
  await after(60_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  unmount();
});

it('stops asking with the part that asks', async () => {
  const fetch = jest.fn(() => Promise.reject(new TypeError('failed')));
  globalThis.fetch = fetch;
  const { unmount } = render(<Probe />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  unmount();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});
