import { createHash } from 'node:crypto';
import type { RemoteDescriptor } from '@aimante/contract';
import { type Build, describe } from './builds.ts';

/** Faults that a team may release by mistake. */
export const BUILD_FAULTS = ['broken JS', 'throws on mount', 'throws later', 'incompatible contract'] as const;
export type BuildFault = (typeof BUILD_FAULTS)[number];

export const CRASH_BUTTON = 'Crash';

const pages: Readonly<Record<BuildFault, string>> = {
  'broken JS': 'function Page() {',
  'throws on mount': `function Page() { throw new Error('It throws on mount.'); }`,
  'throws later': `function Page() {
    const [isBroken, setIsBroken] = React.useState(false);
    if (isBroken) throw new Error('It throws later.');
    return React.createElement('h1', null, React.createElement('button', { onClick: () => setIsBroken(true) }, '${CRASH_BUTTON}'));
  }`,
  'incompatible contract': `function Page() { return React.createElement('h1', null, 'From another time'); }`,
};

export function faultyBuild({ descriptor }: Build, version: string, fault: BuildFault): Build {
  const contract = fault === 'incompatible contract' ? '9.0' : descriptor.contract;
  return handmadeBuild({ ...descriptor, version, contract }, pages[fault]);
}

/**
 * A handmade release with the same component for every page. It uses what the shell shares: React and the platform
 * wrapper. The header's fragments are plain links to the same pages.
 */
export function handmadeBuild(descriptor: RemoteDescriptor, page: string, fragments = ''): Build {
  const { version } = descriptor;
  const salt = createHash('sha256').update(version).digest('hex').slice(0, 8);
  const container = `${descriptor.name.replaceAll('-', '_')}_${salt}`;
  const nothing = { js: [], css: [] };
  const { server: _server, ...rest } = descriptor;
  const entry = containerSource({
    container,
    page,
    fragments,
    pageIds: descriptor.routes.map(({ id }) => id),
  });
  return describe(new Map([[descriptor.entry, Buffer.from(entry)]]), {
    ...rest,
    container,
    routes: descriptor.routes.map((route) => ({ ...route, assets: nothing })),
    exposes: Object.fromEntries(Object.keys(descriptor.exposes).map((expose) => [expose, nothing])),
    locales: { fr: [], en: [] },
  });
}

interface Container {
  readonly container: string;
  readonly page: string;
  /** More entries of `pieces`. */
  readonly fragments: string;
  readonly pageIds: readonly string[];
}

function containerSource({ container, page, fragments, pageIds }: Container): string {
  return `var ${container} = (() => {
  let scope;
  const shared = async (name) => (await Object.values(scope[name])[0].get())();
  const locales = { fr: async () => ({ default: {} }), en: async () => ({ default: {} }) };
  const cart = { add: async () => { throw new Error('It keeps no cart.'); } };
  async function get(expose) {
    const [React, { defineApp, defineFragment, Link }] = await Promise.all([shared('react'), shared('@aimante/remote')]);
    ${page}
    const pages = Object.fromEntries(${JSON.stringify(pageIds)}.map((id) => [id, async () => Page]));
    if (expose === './app') return () => defineApp({ pages, locales });
    if (expose.endsWith('-port')) return () => cart;
    const link = (to, words) => React.createElement(Link, { to, key: to }, words);
    const pieces = {
      './cart-button': () => link('/cart', 'Panier'),
      './account-menu': () => [React.createElement('button', { key: 0 }, 'Compte'), link('/auth/login', 'Connexion')],
      ${fragments}
    };
    return () => defineFragment(pieces[expose] ?? (() => null), locales);
  }
  return { init: (given) => { scope = given; }, get };
})();`;
}
