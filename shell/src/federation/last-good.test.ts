import type { BrowserRemote, PageLocation } from '@aimante/contract';
import { describe, expect, it } from '@jest/globals';
import { createLastGood } from './last-good.ts';
import type { Piece } from './piece.ts';
import { RemoteFailure } from './remote-failure.ts';

const assets = { js: [], css: [] };

const both = { fr: 'Panier', en: 'Cart' };

function route(path: string): BrowserRemote['routes'][number] {
  const texts = { title: both, description: both };
  return {
    id: path.slice(1),
    path,
    access: 'public',
    layout: 'site',
    robots: 'noindex, follow',
    prefetch: [],
    assets,
    ...texts,
  };
}

function release(version: string, paths: readonly string[] = ['/cart']): BrowserRemote {
  return {
    name: 'mf-cart',
    version,
    contract: '1.0',
    team: 'panier',
    container: `mf_cart_${version}`,
    base: `/remotes/mf-cart/${version}/`,
    entry: 'remoteEntry.js',
    fragments: [],
    links: [],
    ports: [],
    routes: paths.map(route),
    exposes: { './app': assets },
    locales: { fr: [], en: [] },
    integrity: {},
  };
}

const at = (pathname: string): PageLocation => ({ pathname, search: '', hash: '', state: null, key: pathname });
const piece: Piece = {
  remote: release('2'),
  expose: './app',
  location: at('/en/cart'),
  page: { id: 'cart', params: {} },
};
const loading = new RemoteFailure('load', '503');

const lastGoodOf = (ask: () => Promise<unknown>) => createLastGood({ ask, areWhole: async () => true });

describe('the last good release', () => {
  it('replaces the one that fails', async () => {
    const lastGood = lastGoodOf(async () => release('1'));
    await expect(lastGood.find(piece, loading)).resolves.toMatchObject({ version: '1' });
  });

  it('is no fallback for a page or piece that it does not have', async () => {
    const lastGood = lastGoodOf(async () => release('1', ['/checkout']));
    await expect(lastGood.find(piece, loading)).resolves.toBeUndefined();
    const { page: _page, ...fragment } = piece;
    await expect(lastGood.find({ ...fragment, expose: './button' }, loading)).resolves.toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['a maintenance page', { status: 'maintenance' }],
    ['the release that fails', release('2')],
    ['another remote', { ...release('1'), name: 'mf-admin' }],
    ['files from elsewhere', { ...release('1'), base: '/uploads/' }],
    ['half a release', { ...release('1'), integrity: undefined }],
  ])('is none when the answer is %s', async (_what, answer) => {
    await expect(lastGoodOf(async () => answer).find(piece, loading)).resolves.toBeUndefined();
  });

  it('is none when the edge does not answer', async () => {
    const lastGood = lastGoodOf(() => Promise.reject(new Error('offline')));
    await expect(lastGood.find(piece, loading)).resolves.toBeUndefined();
  });

  it('starts pages only while the files of the other fail to load', async () => {
    let areWhole = false;
    const lastGood = createLastGood({ ask: async () => release('1'), areWhole: async () => areWhole });
    expect(lastGood.begin(piece)).toBe(piece.remote);
    await lastGood.find(piece, loading);
    await lastGood.check(piece);
    expect(lastGood.begin(piece).version).toBe('1');
    areWhole = true;
    await lastGood.check(piece);
    expect(lastGood.begin(piece)).toBe(piece.remote);
  });

  it('is not where pages begin after a crash: another page may be sound', async () => {
    const lastGood = lastGoodOf(async () => release('1'));
    await lastGood.find(piece, new RemoteFailure('run', 'boom'));
    expect(lastGood.begin(piece)).toBe(piece.remote);
  });
});
