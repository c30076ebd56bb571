import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPageTexts } from '../descriptor/page-texts.ts';
import type { RemoteConfig } from '../package-config.ts';
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

async function textFaults(packageDir: string, { pages }: RemoteConfig): Promise<string[]> {
  const text = await readPageTexts(packageDir);
  return pages.flatMap(({ id }) =>
    ['title', 'description'].flatMap((part) => {
      try {
        text(`page.${id}.${part}`);
        return [];
      } catch (cause) {
        return [`page "${id}": ${cause instanceof Error ? cause.message : cause}.`];
      }
    }),
  );
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${name} is declared twice.`,
  );
}
