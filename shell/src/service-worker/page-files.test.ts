import { describe, expect, it } from '@jest/globals';
import { pageFiles } from './page-files.ts';

const remote = (name: string) => ({
  name,
  base: `/remotes/${name}/1/`,
  entry: 'remoteEntry.js',
  exposes: { './app': { js: ['app.js'], css: ['styles.css'] } },
  routes: [{ assets: { js: ['page.js'], css: ['styles.css'] } }],
  locales: { fr: ['fr.js'], en: ['en.js'] },
});

const html = `<link rel="stylesheet" href="/remotes/shell/2/shell.css"><script src="/remotes/shell/2/shell.js"></script>
<link rel="preload" href="/remotes/mf-catalog/1/app.js">
<script type="application/json" id="release-set">${JSON.stringify({ remotes: [remote('mf-cart'), remote('mf-catalog')] })}</script>`;

describe('pageFiles', () => {
  it('names the shell’s files and those of the remotes that work offline, each once', () => {
    expect(pageFiles(html, ['mf-cart']).needed).toEqual([
      '/remotes/shell/2/shell.css',
      '/remotes/shell/2/shell.js',
      '/remotes/mf-cart/1/remoteEntry.js',
      '/remotes/mf-cart/1/app.js',
      '/remotes/mf-cart/1/styles.css',
      '/remotes/mf-cart/1/page.js',
      '/remotes/mf-cart/1/fr.js',
      '/remotes/mf-cart/1/en.js',
    ]);
  });

  it('names where the files of this set lie, so that the others can go', () => {
    expect(pageFiles(html, []).bases).toEqual(['/remotes/shell/2', '/remotes/mf-cart/1/', '/remotes/mf-catalog/1/']);
  });
});
