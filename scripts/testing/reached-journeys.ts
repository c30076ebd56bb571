import { isSource, isTooling, type SourceTree } from '../checks/source-tree.ts';
import { type Importers, importersOf, withImporters } from './importers.ts';

interface DeclaredPage {
  readonly path: string;
  readonly component: string;
}

interface ChangedRemote {
  readonly remote: string;
  /** The folders with the journeys of this remote. */
  readonly areas: readonly string[];
  readonly changed: readonly string[];
}

/**
 * The journeys of the remote that name a page which these files can affect. All of them where a file affects more than
 * pages: fragments, texts, the configuration.
 */
export function reachedJourneys(tree: SourceTree, { remote, areas, changed }: ChangedRemote): string[] {
  const sources = tree.files.filter((file) => file.startsWith(`${remote}/src/`) && isSource(file) && !isTooling(file));
  const importers = importersOf(tree, sources);
  const pages = pagesOf(tree, remote);
  const reached = changed.filter((file) => !isTooling(file)).map((file) => pagesAbove(file, importers, pages));
  if (reached.includes(undefined)) return [...areas];
  const paths = reached.flatMap((some) => some ?? []).map(({ path }) => path);
  return specsNaming(tree, paths).filter((spec) => areas.some((area) => spec.startsWith(area)));
}

/** Undefined: the file is used by something that is no page. */
function pagesAbove(changed: string, importers: Importers, pages: readonly DeclaredPage[]): DeclaredPage[] | undefined {
  const tops = [...withImporters([changed], importers)].filter((file) => !importers.has(file));
  const found = tops.map((top) => pages.filter(({ component }) => component === top));
  return found.some((some) => some.length === 0) ? undefined : found.flat();
}

/** In the order of `remote.config.ts`, which names the component of a page after its path. */
function pagesOf(tree: SourceTree, remote: string): DeclaredPage[] {
  const config = tree.read(`${remote}/remote.config.ts`);
  return [...config.matchAll(/path: '([^']+)',\s*component: '\.\/([^']+)'/g)].map(([, path = '', component = '']) => ({
    path,
    component: `${remote}/${component}`,
  }));
}

/** The journeys with the address of one of these pages in their file, or in a file that they import. */
function specsNaming(tree: SourceTree, paths: readonly string[]): string[] {
  const files = tree.files.filter((file) => file.startsWith('e2e/') && isSource(file));
  const importers = importersOf(tree, files);
  const isNamed = (text: string) => paths.some((path) => addressIn(path).test(text));
  const naming = files.filter((file) => isNamed(tree.read(file)));
  const reached = withImporters(naming, importers);
  return [...reached].filter((file) => file.endsWith('.spec.ts')).toSorted();
}

/** `/orders` does not match inside `/orders/:number`, nor the other way round. */
function addressIn(path: string): RegExp {
  const [fixed = '', parameter] = path.split(':');
  const escaped = fixed.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`['"\`/]${escaped.replace(/^\//, '')}${parameter === undefined ? `['"\`?#]` : '[^\'"`?#]'}`);
}
