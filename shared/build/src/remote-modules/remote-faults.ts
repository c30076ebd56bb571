import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPageTexts } from '../descriptor/page-texts.ts';
import type { LinkConfig, RemoteConfig } from '../package-config.ts';
import { exportedNames } from './exported-names.ts';
import { componentName } from './remote-modules.ts';

/**
 * Faults of `remote.config.ts`: missing files, exports and texts, and duplicates. One sentence each. A remote with
 * faults is not built.
 */
export async function remoteFaults(packageDir: string, config: RemoteConfig): Promise<string[]> {
  const { pages, fragments = [], ports = [], server } = config;
  const needed: Needed[] = [
    ...pages.map(({ id, component }) => ({ owner: `page "${id}"`, file: component, name: componentName(component) })),
    ...fragments.map(({ id, component }) => ({
      owner: `fragment "${id}"`,
      file: component,
      name: componentName(component),
    })),
    ...ports.map(({ port, source }) => ({ owner: `port "${port}"`, file: source })),
    ...(server ? [{ owner: 'server', file: server, name: 'prepare' }] : []),
  ];
  const missing = await Promise.all(needed.map((each) => sourceFault(packageDir, each)));
  return [
    ...repeated(pages.map(({ id }) => `page "${id}"`)),
    ...repeated(pages.map(({ path }) => `path ${path}`)),
    ...repeated(fragments.map(({ id }) => `fragment "${id}"`)),
    ...missing.filter((fault) => fault !== undefined),
    ...linkFaults(config),
    ...formFaults(config),
    ...(await textFaults(packageDir, config)),
  ];
}

interface Needed {
  readonly owner: string;
  readonly file: string;
  readonly name?: string;
}

async function sourceFault(packageDir: string, { owner, file, name }: Needed): Promise<string | undefined> {
  const source = await readFile(join(packageDir, file), 'utf8').catch(() => undefined);
  if (source === undefined) return `${owner}: ${file} does not exist.`;
  if (!name) return undefined;
  const names = exportedNames(source);
  if (names.includes(name)) return undefined;
  return `${owner}: ${file} has to export ${name}, and exports ${names.join(', ') || 'nothing'}.`;
}

function linkFaults({ pages, links = [] }: RemoteConfig): string[] {
  return links.flatMap((link) => {
    const page = pages.find(({ id }) => id === link.page);
    if (!page) return [`${nameOf(link)} leads to page "${link.page}", which is not declared.`];
    return page.path.includes(':') ? [`${nameOf(link)} leads to ${page.path}, which has parameters.`] : [];
  });
}

function formFaults({ pages, forms = [] }: RemoteConfig): string[] {
  return forms
    .filter((form) => !pages.some(({ id }) => id === form.page))
    .map((form) => `form "${form.id}" leads back to page "${form.page}", which is not declared.`);
}

async function textFaults(packageDir: string, { pages, links = [] }: RemoteConfig): Promise<string[]> {
  const text = await readPageTexts(packageDir);
  const needed = [
    ...pages.flatMap(({ id }) =>
      ['title', 'description'].map((part) => ({ owner: `page "${id}"`, key: `page.${id}.${part}` })),
    ),
    ...links.map((link) => ({ owner: nameOf(link), key: `links.${link.id ?? link.page}` })),
  ];
  return needed.flatMap(({ owner, key }) => {
    try {
      text(key);
      return [];
    } catch (cause) {
      return [`${owner}: ${cause instanceof Error ? cause.message : cause}.`];
    }
  });
}

function nameOf({ id, page }: LinkConfig): string {
  return `link "${id ?? page}"`;
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${name} is declared twice.`,
  );
}
