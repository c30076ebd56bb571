import type { BrowserRemote, RemoteRoute } from '@aimante/contract';

const texts = { fr: 'x', en: 'x' };

export const routeTo = (path: string, access: RemoteRoute['access'] = 'public', id: string = path): RemoteRoute => ({
  id,
  path,
  access,
  layout: 'site',
  title: texts,
  description: texts,
  robots: 'index, follow',
  prefetch: [],
  assets: { js: [], css: [] },
});

/** The only remote of a site, with these pages. */
export const remoteWith = (routes: readonly RemoteRoute[]): BrowserRemote => ({
  name: 'mf-test',
  version: '1',
  contract: '1.0',
  team: 'Test',
  container: 'mf_test',
  base: '/remotes/mf-test/1/',
  entry: 'remoteEntry.js',
  fragments: [],
  links: [],
  ports: [],
  exposes: {},
  locales: { fr: [], en: [] },
  integrity: {},
  routes,
});
