import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The input of a check: every file of the project, and the packages. Paths are relative to the root, with `/`. */
export interface SourceTree {
  readonly root: string;
  readonly files: readonly string[];
  readonly packages: readonly WorkspacePackage[];
  readonly read: (file: string) => string;
}

export interface WorkspacePackage {
  readonly folder: string;
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

/** One fault, in one line that says where it is and what to do. No findings: the check passes. */
export type Finding = string;
export type Check = (tree: SourceTree) => Finding[];

/** Folders that are not part of the sources. In an additional Git worktree, `.git` is a file. */
const OUTSIDE = new Set([
  '.git',
  '.toolchain',
  '.types',
  'coverage',
  'data',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);
/** The name of a folder in which a running test builds a copy of a package begins so. */
const TESTED_COPY = '.build-';
/** The folder of the workspace that has sources but is no package. */
const SCRIPTS: WorkspacePackage = { folder: 'scripts', name: 'scripts', dependencies: [], devDependencies: [] };

export function readSourceTree(root: string): SourceTree {
  const files = listFiles(root, root).sort();
  const cache = new Map<string, string>();
  const read = (file: string) => {
    const text = cache.get(file) ?? readFileSync(join(root, file), 'utf8');
    cache.set(file, text);
    return text;
  };
  return { root, files, packages: packagesOf(files, read), read };
}

export function sourceTreeOf(texts: Readonly<Record<string, string>>): SourceTree {
  const files = Object.keys(texts);
  const read = (file: string) => texts[file] ?? '';
  return { root: '', files, packages: packagesOf(files, read), read };
}

/** The innermost package that contains a file. Undefined for a file of the root. */
export function packageOf(tree: SourceTree, file: string): WorkspacePackage | undefined {
  return tree.packages.find(({ folder }) => file.startsWith(`${folder}/`));
}

export function isSource(file: string): boolean {
  return /\.(ts|tsx|mts|mjs)$/.test(file) && !file.endsWith('.d.ts');
}

/** Code that never reaches a visitor: tests, and the settings of tools. */
export function isTooling(file: string): boolean {
  return /\.(test|fixture|arbitrary)\.tsx?$|\.config\.(ts|mjs)$|(^|\/)(test|testing|bench|proofs|gallery|scripts|jest|e2e)\//.test(
    file,
  );
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // `data` is ignored at the root only, because a feature may have this name.
    const isIgnored = OUTSIDE.has(entry.name) && (entry.name !== 'data' || folder === root);
    const isOutside = isIgnored || entry.name.startsWith(TESTED_COPY);
    if (entry.isDirectory()) return isOutside ? [] : listFiles(root, path);
    return entry.isFile() && !isOutside ? [relative(root, path).split(sep).join('/')] : [];
  });
}

function packagesOf(files: readonly string[], read: SourceTree['read']): WorkspacePackage[] {
  const manifests = files.filter((file) => /^[^/]+(\/[^/]+)?\/package\.json$/.test(file));
  return [...manifests.map((file) => toPackage(file, read(file))), SCRIPTS];
}

function toPackage(file: string, text: string): WorkspacePackage {
  const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined> & { name?: string };
  return {
    folder: file.slice(0, -'/package.json'.length),
    name: manifest.name ?? file,
    dependencies: Object.keys({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
      ...manifest.peerDependencies,
    }),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
  };
}
