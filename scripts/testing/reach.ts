import { packageOf, type SourceTree } from '../checks/source-tree.ts';
import { reachedApiTests } from './reached-api-tests.ts';
import { reachedJourneys } from './reached-journeys.ts';
import { reachedPageTests } from './reached-page-tests.ts';

/** The tests to run after a change. */
export interface Reach {
  /** Changed sources: the tests in their own packages that import them. */
  readonly sources: readonly string[];
  /** Tests of remotes that mount a reached page. */
  readonly pageTests: readonly string[];
  /** Tests of the API, which all import the whole server: those of the reached folders. */
  readonly apiTests: readonly string[];
  /** Packages that depend on a changed one: all their tests. */
  readonly packages: readonly string[];
  /** Folders in which a type may have changed. Empty: everywhere. */
  readonly typed: readonly string[];
  /** Files of `e2e`, or folders. */
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
    (file) => /\.tsx?$/.test(file) && !/^(e2e|api)\//.test(file) && tree.files.includes(file),
  );
  const touched = new Set(
    changed.flatMap((file) => (file.endsWith('.md') ? [] : (packageOf(tree, file)?.folder ?? []))),
  );
  const dependents = dependentsOf(tree, touched);
  const areas = journeyAreas(tree).map((area) => `e2e/${area}/`);
  const isOf = (folder: string, area: string) => folder.startsWith(`mf-${area.split('/')[1]}`);
  const throughPackages = areas.filter((area) => dependents.some((folder) => isOf(folder, area)));
  const throughPages = [...touched]
    .filter((folder) => folder.startsWith('mf-'))
    .flatMap((remote) =>
      reachedJourneys(tree, {
        remote,
        areas: areas.filter((area) => isOf(remote, area)),
        changed: changed.filter((file) => file.startsWith(`${remote}/`)),
      }),
    );
  const itself = changed.filter((file) => file.endsWith('.spec.ts') && tree.files.includes(file));
  const helped = areas.filter((area) => changed.some((file) => file.startsWith(area) && !file.endsWith('.spec.ts')));
  const journeys = [...new Set([...throughPackages, ...throughPages, ...itself, ...helped])];
  return {
    sources,
    pageTests: reachedPageTests(tree, changed),
    apiTests: reachedApiTests(tree, changed),
    typed: changed.some((file) => ROOT_FILE.test(file)) ? [] : [...touched, ...dependents],
    packages: dependents.filter((folder) => folder !== 'e2e'),
    journeys: journeys.filter((each) => !journeys.some((area) => area !== each && each.startsWith(area))),
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
