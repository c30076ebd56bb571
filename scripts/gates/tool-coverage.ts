import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { ToolCoverage } from '../checks/coverage.ts';
import type { SourceTree } from '../checks/source-tree.ts';
import { runToolForOutput } from './tool.ts';

/** Reads what pnpm, the compiler's build notes and jest cover. The gate `types` must run first. */
export async function readToolCoverage(tree: SourceTree): Promise<ToolCoverage> {
  const tests = await runToolForOutput(tree.root, { package: 'jest', args: ['--listTests'] });
  return {
    workspace: workspaceFolders(tree),
    typeChecked: new Set(tree.packages.flatMap(({ folder }) => filesOfProject(tree.root, folder))),
    units: new Set(
      tests
        .trim()
        .split('\n')
        .map((path) => toTreePath(tree.root, path)),
    ),
  };
}

function workspaceFolders(tree: SourceTree): Set<string> {
  const [, list = ''] = /^packages:\n((?: {2}- .*\n)+)/m.exec(tree.read('pnpm-workspace.yaml')) ?? [];
  const patterns = [...list.matchAll(/- (.+)/g)].map(
    ([, glob = '']) => new RegExp(`^${glob.replaceAll('*', '[^/]+')}$`),
  );
  const folders = tree.packages.map(({ folder }) => folder);
  return new Set(folders.filter((folder) => patterns.some((pattern) => pattern.test(folder))));
}

/** A build note lists its files once. Its roots are positions in that list, or ranges of positions. */
interface BuildNote {
  readonly fileNames: readonly string[];
  readonly root: readonly (number | readonly [number, number])[];
}

function filesOfProject(root: string, folder: string): string[] {
  const note = join(root, folder, '.types', 'tsconfig.tsbuildinfo');
  try {
    const { fileNames, root: roots } = JSON.parse(readFileSync(note, 'utf8')) as BuildNote;
    return roots.flatMap((range) => {
      const [first, last] = typeof range === 'number' ? [range, range] : range;
      return fileNames.slice(first - 1, last).map((name) => toTreePath(root, join(dirname(note), name)));
    });
  } catch {
    return [];
  }
}

const toTreePath = (root: string, path: string): string => relative(root, path).split(sep).join('/');
