import type { FragmentConfig, PageConfig, RemoteConfig } from '../package-config.ts';

/** In the remote's `node_modules`: never committed, and imports resolve as they do in `src`. */
export const MODULES_FOLDER = 'node_modules/.aimante';

const HEAD = '// Written by @aimante/build from remote.config.ts.\n';
const LIFECYCLES = 'export const { bootstrap, mount, update, unmount }';

/** The modules that the build generates from `remote.config.ts`, by file name. */
export function remoteModules(config: RemoteConfig): Readonly<Record<string, string>> {
  const fragments = (config.fragments ?? []).map(
    (fragment) => [fragmentModule(fragment), fragmentCode(fragment)] as const,
  );
  return {
    'locales.mjs': LOCALES_CODE,
    'app.mjs': appCode(config),
    ...Object.fromEntries(fragments),
    ...(config.server && { 'server.mjs': serverCode(config, config.server) }),
  };
}

/** Every module that the federation container exposes, with its source file. */
export function exposedModules({ fragments = [], ports = [] }: RemoteConfig): Readonly<Record<string, string>> {
  const inside = (file: string) => `./${MODULES_FOLDER}/${file}`;
  return {
    './app': inside('app.mjs'),
    ...Object.fromEntries(fragments.map((fragment) => [fragmentExpose(fragment), inside(fragmentModule(fragment))])),
    ...Object.fromEntries(ports.map((port) => [portExpose(port), port.source])),
  };
}

export const fragmentExpose = ({ id }: Pick<FragmentConfig, 'id'>) => `./${id}`;
export const portExpose = ({ port }: { readonly port: string }) => `./${port}-port`;

/** Each chunk adds about 70 bytes to the entry of the remote. */
export function pageChunk({ id, chunk = id }: Pick<PageConfig, 'id' | 'chunk'>): string {
  return `page-${chunk}`;
}

/** `./src/pages/blog/blog-page.tsx` exports `BlogPage`. */
export function componentName(file: string): string {
  const name = /([^/]+)\.tsx?$/.exec(file)?.[1] ?? '';
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const LOCALES_CODE = `${HEAD}export const locales = {
  fr: () => import(/* webpackChunkName: "locale-fr" */ '../../locales/fr.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "locale-en" */ '../../locales/en.json', { with: { type: 'json' } }),
};
`;

/**
 * Inlined, so that the build is reproducible: Rspack orders the chunks of a module between the entry and the pages by
 * the path of the build folder.
 */
function pagesCode(pages: readonly PageConfig[]): string {
  const loaders = pages.map((page) => {
    const name = componentName(page.component);
    const chunk = `/* webpackChunkName: "${pageChunk(page)}" */`;
    return `  ${quote(page.id)}: async () => (await import(${chunk} ${fromModules(page.component)})).${name},\n`;
  });
  return `const pages = {\n${loaders.join('')}};\n`;
}

function appCode({ pages, server }: RemoteConfig): string {
  const receive = server ? `import { hydrateQueries } from '@aimante/remote/data';\n` : '';
  return `${HEAD}import { defineApp } from '@aimante/remote';
${receive}import { locales } from './locales.mjs';
${pagesCode(pages)}${LIFECYCLES} = defineApp({ locales, pages${server ? ', receive: hydrateQueries' : ''} });
`;
}

function fragmentModule({ id }: FragmentConfig): string {
  return `fragment-${id}.mjs`;
}

function fragmentCode({ component }: FragmentConfig): string {
  const name = componentName(component);
  return `${HEAD}import { defineFragment } from '@aimante/remote';
import { ${name} } from ${fromModules(component)};
import { locales } from './locales.mjs';
${LIFECYCLES} = defineFragment(${name}, locales);
`;
}

function serverCode({ name, pages }: RemoteConfig, server: string): string {
  return `${HEAD}import { dehydrateQueries } from '@aimante/remote/data';
import { defineServer } from '@aimante/remote/server';
import { prepare } from ${fromModules(server)};
import { locales } from './locales.mjs';
${pagesCode(pages)}export const render = defineServer({ name: ${quote(name)}, pages, locales, prepare, stateOf: dehydrateQueries });
`;
}

function fromModules(file: string): string {
  return quote(`../../${file.replace(/^\.\//, '')}`);
}

function quote(text: string): string {
  return JSON.stringify(text);
}
