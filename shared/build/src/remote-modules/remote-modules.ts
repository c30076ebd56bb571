import { LOCALES, type Locale } from '@aimante/contract';
import type { FragmentConfig, PageConfig, RemoteConfig } from '../package-config.ts';
import { textsFile } from './text-files.ts';

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

const LOCALES_CODE = `${HEAD}export const locales = ${textLoaders()};\n`;

/** The loaders of one file of texts, in both languages. */
function textLoaders(texts?: string): string {
  const loaders = LOCALES.map((locale) => {
    const chunk = `/* webpackChunkName: "${textsChunk(locale, texts)}" */`;
    return `${locale}: () => import(${chunk} ${quote(`./${textsFile(locale, texts)}`)}, { with: { type: 'json' } })`;
  });
  return `{ ${loaders.join(', ')} }`;
}

/** The texts of a page in a file of their own. */
export function textsChunk(locale: Locale, texts?: string): string {
  return texts === undefined ? `locale-${locale}` : `locale-${locale}-${texts}`;
}

function textsCode(pages: readonly PageConfig[]): string {
  const own = pages.filter(({ texts }) => texts !== undefined);
  return `const texts = {\n${own.map(({ id, texts }) => `  ${quote(id)}: ${textLoaders(texts)},\n`).join('')}};\n`;
}

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
${pagesCode(pages)}${textsCode(pages)}${LIFECYCLES} = defineApp({ locales, pages, texts${server ? ', receive: hydrateQueries' : ''} });
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

function serverCode({ name, pages: all }: RemoteConfig, server: string): string {
  const pages = all.filter(({ isForBrowser = false }) => !isForBrowser);
  return `${HEAD}import { dehydrateQueries } from '@aimante/remote/data';
import { defineServer } from '@aimante/remote/server';
import { prepare } from ${fromModules(server)};
import { locales } from './locales.mjs';
${pagesCode(pages)}${textsCode(pages)}export const render = defineServer({ name: ${quote(name)}, pages, locales, texts, prepare, stateOf: dehydrateQueries });
`;
}

function fromModules(file: string): string {
  return quote(`../../${file.replace(/^\.\//, '')}`);
}

function quote(text: string): string {
  return JSON.stringify(text);
}
