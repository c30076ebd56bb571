import { packageOf, type SourceTree } from '../checks/source-tree.ts';

/** The tests to run after a change. */
export interface Reach {
  /** Changed sources: the tests in their own packages that import them. */
  readonly sources: readonly string[];
  /** Packages that depend on a changed one: all their tests. */
  readonly packages: readonly string[];
  /** Folders of `e2e`. */
  readonly journeys: readonly string[];
  /** Changed files that affect everything: only the whole `npm test` covers them. */
  readonly everywhere: readonly string[];
}

/** Every package and every tool reads these. */
const ROOT_FILE = /^(package\.json|pnpm-(lock|workspace)\.yaml|jest\.config\.mjs|tsconfig\.base\.json)$/;
/** Every journey uses these. */
const BELOW_EVERY_JOURNEY = new Set(['api', 'edge', 'shell', 'scripts']);

/** Follows the dependencies between packages, from the changed files to everything that depends on them. */
export function reachOf(tree: SourceTree, changed: readonly string[]): Reach {
  const sources = changed.filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('e2e/') && tree.files.includes(file),
  );
  const touched = new Set(
    changed.flatMap((file) => (file.endsWith('.md') ? [] : (packageOf(tree, file)?.folder ?? []))),
  );
  const dependents = dependentsOf(tree, touched);
  const affected = [...touched, ...dependents];
  const areas = journeyAreas(tree);
  const journeys = areas.filter(
    (area) =>
      affected.some((folder) => folder.startsWith(`mf-${area}`)) ||
      changed.some((file) => file.startsWith(`e2e/${area}/`)),
  );
  return {
    sources,
    packages: dependents.filter((folder) => folder !== 'e2e'),
    journeys,
    everywhere: changed.filter(
      (file) =>
        ROOT_FILE.test(file) || (!file.endsWith('.md') && BELOW_EVERY_JOURNEY.has(packageOf(tree, file)?.folder ?? '')),
    ),
  };
}

function dependentsOf({ packages }: SourceTree, touched: ReadonlySet<string>): string[] {
  const reached = new Set(touched);
  let size = -1;
  while (size !== reached.size) {
    size = reached.size;
    const names = new Set(packages.filter(({ folder }) => reached.has(folder)).map(({ name }) => name));
    for (const { folder, dependencies, devDependencies } of packages) {
      if ([...dependencies, ...devDependencies].some((name) => names.has(name))) reached.add(folder);
    }
  }
  return [...reached].filter((folder) => !touched.has(folder));
}

function journeyAreas({ files }: SourceTree): string[] {
  const folders = files.flatMap((file) => /^e2e\/([^/]+)\/[^/]+\.spec\.ts$/.exec(file)?.[1] ?? []);
  return [...new Set(folders)];
}
