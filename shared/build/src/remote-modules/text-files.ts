import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@aimante/contract';
import type { RemoteConfig } from '../package-config.ts';
import { sourcesOf } from './sources-of.ts';

type Groups = Readonly<Record<string, unknown>>;

/** Read by the build alone: titles of pages and labels of links are in the descriptor. */
const OF_THE_BUILD = ['page', 'links'];

/** A file of texts, in the folder of the generated modules. */
export function textsFile(locale: Locale, texts?: string): string {
  return texts === undefined ? `texts/${locale}.json` : `texts/${locale}-${texts}.json`;
}

/**
 * The texts of a remote by file: those that only some pages use apart from the others (`texts` in `remote.config.ts`). A
 * group is what the first part of a key names.
 */
export async function textFiles(packageDir: string, config: RemoteConfig): Promise<Readonly<Record<string, string>>> {
  const owner = await ownerOfGroups(packageDir, config);
  const names = new Set(config.pages.flatMap(({ texts }) => texts ?? []));
  const files: Record<string, string> = {};
  for (const locale of LOCALES) {
    const groups = JSON.parse(await readFile(join(packageDir, 'locales', `${locale}.json`), 'utf8')) as Groups;
    for (const name of [undefined, ...names]) {
      const own = Object.entries(groups).filter(([group]) => owner(group) === (name ?? ALL_PAGES));
      files[textsFile(locale, name)] = JSON.stringify(Object.fromEntries(own));
    }
  }
  return files;
}

const ALL_PAGES = '';
const NO_PAGE = null;

/** The name of the pages that alone use a group, `ALL_PAGES`, or `NO_PAGE`. */
async function ownerOfGroups(packageDir: string, { pages, fragments = [], ports = [] }: RemoteConfig) {
  const entries = [
    ...pages.map(({ component, texts = ALL_PAGES }) => ({ file: component, texts })),
    ...fragments.map(({ component }) => ({ file: component, texts: ALL_PAGES })),
    ...ports.map(({ source }) => ({ file: source, texts: ALL_PAGES })),
  ];
  const read = await Promise.all(
    entries.map(async ({ file, texts }) => ({ texts, code: [...(await sourcesOf(join(packageDir, file))).values()] })),
  );
  return (group: string) => {
    const isNamed = new RegExp(`['"\`]${group}\\.`);
    const users = read.filter(({ code }) => code.some((source) => isNamed.test(source)));
    const names = new Set(users.map(({ texts }) => texts));
    const [only = ALL_PAGES] = names;
    if (users.length === 0 && OF_THE_BUILD.includes(group)) return NO_PAGE;
    return names.size === 1 ? only : ALL_PAGES;
  };
}
