import { describe, expect, it, jest } from '@jest/globals';
import { offlineFiles, pageReleases } from './page-files.ts';

const remotes = [
  { name: 'mf-cart', base: '/remotes/mf-cart/1/', routes: [{ path: '/checkout' }, { path: '/cart', offline: true }] },
  { name: 'mf-catalog', base: '/remotes/mf-catalog/1/', routes: [{ path: '/' }] },
];
const html = `<link rel="stylesheet" href="/remotes/shell/2/shell.css"><script src="/remotes/shell/2/shell.js"></script>
<link rel="preload" href="/remotes/mf-catalog/1/app.js">
<script type="application/json" id="release-set">${JSON.stringify({ remotes })}</script>`;

describe('pageReleases', () => {
  it('names the shell’s release and those of the remotes that work offline', async () => {
    expect(await pageReleases(html)).toMatchObject({
      needed: ['/remotes/shell/2/', '/remotes/mf-cart/1/'],
      offlinePath: '/cart',
    });
  });

  it('names the remote of a page that one device keeps, such as the till', async () => {
    expect((await pageReleases(html, '/en')).own).toEqual(['/remotes/mf-catalog/1/']);
    expect((await pageReleases(html, '/cart')).own).toEqual([]);
  });

  it('names all of the set, so that the files of others can go', async () => {
    expect((await pageReleases(html)).all).toEqual([
      '/remotes/shell/2/',
      '/remotes/mf-cart/1/',
      '/remotes/mf-catalog/1/',
    ]);
  });

  it('asks for the remotes of a page that is without them', async () => {
    const apart = html.replace(
      /<script type="application\/json".*/,
      '<script type="application/json" id="release-set" data-remotes="/remotes.json?a=1&amp;b=2">{"id":"s1"}</script>',
    );
    const asked = jest.fn<typeof fetch>();
    asked.mockResolvedValueOnce({ ok: true, json: async () => remotes as unknown } as Response);
    asked.mockResolvedValueOnce({ ok: false, status: 503 } as Response);
    const before = globalThis.fetch;
    globalThis.fetch = asked;
    try {
      expect((await pageReleases(apart)).offlinePath).toBe('/cart');
      await expect(pageReleases(apart)).rejects.toThrow('answered 503');
      expect(asked).toHaveBeenCalledWith('/remotes.json?a=1&b=2');
    } finally {
      globalThis.fetch = before;
    }
  });
});

describe('offlineFiles', () => {
  it('are those that the page runs on, without source maps, server files and very large files', () => {
    const file = (bytes: number) => ({ integrity: `sha384-${bytes}`, bytes });
    const files = {
      'remoteEntry.js': file(20_000),
      'remoteEntry.js.map': file(90_000),
      'workers/decode.js': file(1000),
      'styles.css': file(100),
      'assets/inter.woff2': file(30_000),
      'assets/hero.avif': file(30_000),
      'server.1a2b.js': file(300_000),
      'heic.js': file(3_000_000),
    };
    const kept = offlineFiles({ name: 'mf-cart', version: '1', files });
    expect(kept[0]).toEqual({ address: '/remotes/mf-cart/1/remoteEntry.js', integrity: 'sha384-20000' });
    expect(kept.map(({ address }) => address)).toEqual([
      '/remotes/mf-cart/1/remoteEntry.js',
      '/remotes/mf-cart/1/workers/decode.js',
      '/remotes/mf-cart/1/styles.css',
      '/remotes/mf-cart/1/assets/inter.woff2',
    ]);
  });
});
