import { posix } from 'node:path';
import { isTooling, type SourceTree } from '../checks/source-tree.ts';
import { type Importers, importersOf, withImporters } from './importers.ts';

/** Every test starts the server, and the server imports everything: through these files, all tests reach all files. */
const WHOLE_SERVER = /^api\/(src\/(app|index|server)\.ts|src\/start\/|testing\/platform\/start-)/;
const ROOT = 'api/src';

/**
 * The tests of the API beside a file that imports a changed one. All of them where a file has no test near it: it is
 * deleted, or only the whole server uses it.
 */
export function reachedApiTests(tree: SourceTree, changed: readonly string[]): string[] {
  const files = tree.files.filter((file) => /^api\/.+\.ts$/.test(file));
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const importers = importersOf(
    tree,
    files.filter((file) => !WHOLE_SERVER.test(file)),
  );
  const ofApi = changed.filter((file) => file.startsWith('api/') && !file.endsWith('.md'));
  const reached = ofApi.map((file) => (files.includes(file) ? testsNear(file, { tests, importers }) : []));
  return reached.some((some) => some.length === 0) ? tests : [...new Set(reached.flat())];
}

function testsNear(
  changed: string,
  { tests, importers }: { readonly tests: readonly string[]; readonly importers: Importers },
): readonly string[] {
  const reached = [...withImporters([changed], importers)];
  const importing = tests.filter((test) => reached.includes(test));
  const besides = reached.filter((file) => !isTooling(file)).flatMap((file) => testsBeside(file, tests));
  return [...importing, ...besides];
}

/** The tests in the folder of a file, or in the nearest folder around it that has some, up to its context. */
function testsBeside(file: string, tests: readonly string[]): readonly string[] {
  const folder = posix.dirname(file);
  if (folder === ROOT || !folder.startsWith(ROOT)) return [];
  const found = tests.filter((test) => test.startsWith(`${folder}/`));
  return found.length > 0 ? found : testsBeside(folder, tests);
}
