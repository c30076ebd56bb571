import type { ReleaseSet, RemoteDescriptor } from '@aimante/contract';
import { describe, expect, it } from '@jest/globals';
import { fakeRoute } from '../testing/served-edge.ts';
import { preloadHeader, preloadTag } from './asset-tags.ts';
import { preloadsOf } from './preloads.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

function remote(name: string, more: Partial<RemoteDescriptor>, files: readonly string[]): RemoteDescriptor {
  return {
    name,
    version: '1',
    contract: '1.0',
    team: 'atelier',
    container: name.replaceAll('-', '_'),
    entry: 'remoteEntry.js',
    routes: [],
    slots: [],
    fragments: [],
    links: [],
    forms: [],
    ports: [],
    exposes: {},
    locales: { fr: [], en: [] },
    files: Object.fromEntries(files.map((file) => [file, { integrity, bytes: 1 }])),
    ...more,
  };
}

const site = fakeRoute('home', '/');
const catalog = remote('mf-catalog', { routes: [site] }, ['remoteEntry.js']);
const cart = remote(
  'mf-cart',
  {
    fragments: [
      { slot: 'cart-button', order: 0, expose: './cart-button' },
      { slot: 'product-aside', order: 0, expose: './in-cart' },
    ],
    exposes: {
      './in-cart': { js: ['in-cart.js'], css: [] },
      './cart-button': { js: ['button.js'], css: ['button.css'] },
      './app': { js: ['app.js'], css: [] },
    },
  },
  ['remoteEntry.js', 'button.js', 'button.css', 'in-cart.js', 'app.js'],
);
const shell = remote(
  'shell',
  { entry: 'main.js', slots: ['cart-button'], exposes: { './app': { js: ['react.js'], css: ['shell.css'] } } },
  ['main.js', 'react.js', 'shell.css', 'fonts/inter.woff2', 'fonts/inter-italic.woff2'],
);
const set: ReleaseSet = {
  schema: 1,
  id: 'set',
  createdAt: '2026-11-20T08:00:00.000Z',
  shell,
  remotes: [catalog, cart],
  stopped: [],
};
const hrefs = (route: typeof site | undefined, change: Partial<ReleaseSet> = {}) =>
  preloadsOf({ set: { ...set, ...change }, page: route && { remote: catalog, route }, locale: 'fr' }).map(
    ({ href, priority }) => href.replace('/remotes/', '') + (priority ? ` (${priority})` : ''),
  );

describe('the preloads of a page', () => {
  it('bring the page itself, and no piece of the header', () => {
    expect(hrefs(site)).toEqual(['shell/1/fonts/inter.woff2', 'shell/1/react.js', 'mf-catalog/1/remoteEntry.js']);
  });

  it('bring the texts of the page in its language', () => {
    const prefetch = ['locale-fr-quiet.1.js', 'locale-en-quiet.2.js'];
    const remotes = [remote('mf-catalog', {}, ['remoteEntry.js', ...prefetch])];
    const page = { remote: remotes[0] ?? catalog, route: { ...site, prefetch } };
    const files = preloadsOf({ set: { ...set, remotes }, page, locale: 'fr' }).map(({ href }) => href);
    expect(files.filter((href) => href.includes('locale-'))).toEqual(['/remotes/mf-catalog/1/locale-fr-quiet.1.js']);
  });

  it('load scripts after visible content on a page with server HTML', () => {
    const rendered = { ...catalog, server: 'server.js' };
    const preloads = preloadsOf({ set, page: { remote: rendered, route: site }, locale: 'fr' });
    const eager = preloads.filter(({ priority }) => priority === undefined);
    expect(eager.map(({ as }) => as)).toEqual(['font']);
  });

  it('name no file without a hash in the set', () => {
    const loose = { ...shell, files: { 'shell.css': { integrity, bytes: 1 } } };
    expect(hrefs(undefined, { shell: loose, remotes: [] })).toEqual([]);
  });

  it('have the same attributes as the later tag of the file, as a tag and as a header', () => {
    const [font, script] = preloadsOf({ set, page: undefined, locale: 'fr' });
    if (!font || !script) throw new Error('Nothing is preloaded.');
    expect(preloadTag(font)).toBe(
      '<link rel="preload" as="font" href="/remotes/shell/1/fonts/inter.woff2" type="font/woff2" crossorigin="anonymous">',
    );
    expect(preloadTag({ ...script, priority: 'low' })).toBe(
      `<link rel="preload" as="script" href="/remotes/shell/1/react.js" crossorigin="anonymous" integrity="${integrity}" fetchpriority="low">`,
    );
    expect(preloadHeader([font, { ...script, priority: 'low' }])).toEqual([
      '</remotes/shell/1/fonts/inter.woff2>; rel=preload; as=font; crossorigin=anonymous; type="font/woff2"',
    ]);
  });
});
