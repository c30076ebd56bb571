import type { BrowserRemote } from '@aimante/contract';
import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { useRelease } from './use-release.ts';

const remote: BrowserRemote = {
  name: 'mf-cart',
  version: '2',
  contract: '2.0',
  team: 'panier',
  container: 'mf_cart_2',
  base: '/remotes/mf-cart/2/',
  entry: 'remoteEntry.js',
  fragments: [],
  links: [],
  ports: [],
  routes: [],
  exposes: {},
  locales: { fr: [], en: [] },
  integrity: {},
};
const location = { pathname: '/', search: '', hash: '', state: null, key: '/' };
const piece = { remote, expose: './cart-button' };
const lost = new RemoteFailure('load', 'The network is gone.');

function showRelease(find: () => Promise<undefined>) {
  const lastGood = { begin: () => remote, find, check: async () => undefined };
  return renderHook((at) => useRelease({ ...piece, location: at }, { lastGood, reportFailure: () => undefined }), {
    initialProps: location,
  });
}

const returnNetwork = () => dispatchEvent(new Event('online'));

describe('a failed release', () => {
  it('is tried again when the network is back', async () => {
    const { result } = showRelease(async () => undefined);
    await act(() => result.current.fail(lost));
    expect(result.current.failed?.failure).toBe(lost);
    act(() => void returnNetwork());
    expect(result.current).toMatchObject({ attempt: 1, failed: undefined });
  });

  it('is tried again once when the network is back before the failure is known', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { result } = showRelease(() => promise);
    await act(async () => {
      const failing = result.current.fail(lost);
      returnNetwork();
      resolve(undefined);
      await failing;
    });
    expect(result.current).toMatchObject({ attempt: 1, failed: undefined });
    await act(() => result.current.fail(lost));
    expect(result.current).toMatchObject({ attempt: 1, failed: { failure: lost } });
  });

  it('is tried again in the same element while that has the HTML of the server', async () => {
    const { result } = showRelease(async () => undefined);
    await act(() => result.current.fail(lost, true));
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ attempt: 0, tries: 1, failed: undefined });
    await act(() => result.current.fail(new RemoteFailure('mount', 'It throws.'), false));
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ attempt: 1, tries: 2 });
  });

  it('keeps the HTML of the server for an anchor, and not for another page', async () => {
    const { result, rerender } = showRelease(async () => undefined);
    await act(() => result.current.fail(lost, true));
    rerender({ ...location, hash: '#faq', key: 'anchor' });
    expect(result.current).toMatchObject({ attempt: 0, failed: { isReadable: true } });
    rerender({ ...location, pathname: '/contact', key: 'contact' });
    expect(result.current).toMatchObject({ attempt: 1, failed: undefined });
  });
});
