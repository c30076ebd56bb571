import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { completeSet, remotesAddress } from './complete-set.ts';

const setInPage = (): unknown => JSON.parse(document.getElementById('release-set')?.textContent ?? '');
const answerWith = (value: unknown, ok = true) => ({ ok, json: async () => value }) as Response;
const asked = jest.fn<typeof fetch>();
const before = globalThis.fetch;

describe('the release set of a page that comes into use', () => {
  beforeEach(() => {
    asked.mockReset();
    globalThis.fetch = asked;
    document.body.innerHTML =
      '<script type="application/json" id="release-set" data-remotes="/remotes.json?a=1">{"id":"s1"}</script>';
  });
  afterEach(() => {
    globalThis.fetch = before;
    jest.useRealTimers();
  });

  it('gets its remotes from their address', async () => {
    asked.mockResolvedValue(answerWith([{ name: 'a' }]));
    expect(remotesAddress(document)).toBe('/remotes.json?a=1');
    await completeSet(document);
    expect(setInPage()).toEqual({ id: 's1', remotes: [{ name: 'a' }] });
    expect(remotesAddress(document)).toBeUndefined();
  });

  it('stays as it is where the page has them', async () => {
    document.body.innerHTML = '<script type="application/json" id="release-set">{"id":"s1","remotes":[]}</script>';
    await completeSet(document);
    expect(asked).not.toHaveBeenCalled();
    expect(setInPage()).toEqual({ id: 's1', remotes: [] });
  });

  it('waits for the network, and asks less and less often', async () => {
    jest.useFakeTimers();
    asked.mockRejectedValueOnce(new TypeError('offline'));
    asked.mockResolvedValueOnce(answerWith(null, false));
    asked.mockResolvedValueOnce(answerWith([]));
    const completed = completeSet(document);
    await jest.advanceTimersByTimeAsync(500);
    expect(asked).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(999);
    expect(asked).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    await completed;
    expect(setInPage()).toEqual({ id: 's1', remotes: [] });
  });

  it('asks again at once when the network is back', async () => {
    jest.useFakeTimers();
    asked.mockRejectedValueOnce(new TypeError('offline'));
    asked.mockResolvedValueOnce(answerWith([]));
    const completed = completeSet(document);
    await jest.advanceTimersByTimeAsync(10);
    dispatchEvent(new Event('online'));
    await completed;
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
