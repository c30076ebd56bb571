import { posix } from 'node:path';
import { isSource, isTooling, type SourceTree } from '../checks/source-tree.ts';
import { importersOf, withImporters } from './importers.ts';

const PAGE_OR_FRAGMENT = /^mf-[^/]+\/src\/(pages|fragments)\//;
/** The generated module of a remote, through which its tests and fixtures mount a page. Jest does not follow it. */
const MOUNTS = /from '#(app|fragments\/[^']+)'/;

/** The tests that mount a page or a fragment which imports one of these files. */
export function reachedPageTests(tree: SourceTree, changed: readonly string[]): string[] {
  const files = tree.files.filter((file) => /^mf-.+\.tsx?$/.test(file) && isSource(file));
  const mounts = files.filter((file) => isTooling(file) && MOUNTS.test(tree.read(file)));
  const mounting = withImporters(mounts, importersOf(tree, files.filter(isTooling)));
  const tests = files.filter((file) => file.endsWith('.test.tsx') && mounting.has(file));
  const importers = importersOf(
    tree,
    files.filter((file) => !isTooling(file)),
  );
  const pages = [...withImporters(changed, importers)].filter((file) => PAGE_OR_FRAGMENT.test(file));
  return [...new Set(pages.flatMap((page) => testsOf(page, tests)))];
}

/** The tests with the name of the page, else those in its folder, else in the nearest folder around it. */
function testsOf(page: string, tests: readonly string[]): readonly string[] {
  const name = page.replace(/\.tsx?$/, '');
  const named = tests.filter((test) => test.startsWith(`${name}.`) || test.startsWith(`${name}-`));
  return named.length > 0 ? named : testsIn(posix.dirname(page), tests);
}

function testsIn(folder: string, tests: readonly string[]): readonly string[] {
  const found = tests.filter((test) => posix.dirname(test) === folder);
  return found.length > 0 || folder === '.' ? found : testsIn(posix.dirname(folder), tests);
}
