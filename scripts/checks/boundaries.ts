import { posix } from 'node:path';
import { isAllowedArrow, toMermaid } from './arrows.ts';
import { type ImportedModule, importsOf } from './imports.ts';
import { type Finding, isSource, isTooling, packageOf, type SourceTree, type WorkspacePackage } from './source-tree.ts';

const PICTURE = 'docs/architecture.md';
/** Like the files straight in `src/`: puts the pages together, for the server's first view. */
const ROOF = 'server';

/** Every import and every dependency follows the table in `arrows.ts`. */
export function checkBoundaries(tree: SourceTree): Finding[] {
  return [
    ...tree.packages.flatMap((from) => manifestFindings(tree, from)),
    ...tree.files.filter(isSource).flatMap((file) => fileFindings(tree, file)),
    ...pictureFindings(tree),
  ];
}

function manifestFindings(tree: SourceTree, from: WorkspacePackage): Finding[] {
  return [...from.dependencies, ...from.devDependencies].flatMap((name) => {
    const to = packageNamed(tree, name);
    if (!to || isAllowedArrow(from.folder, to.folder)) return [];
    return [`${from.folder}/package.json lists ${name}: ${from.folder} may not use ${to.folder}`];
  });
}

function fileFindings(tree: SourceTree, file: string): Finding[] {
  const from = packageOf(tree, file);
  if (!from) return [];
  return importsOf(file, tree.read(file)).flatMap((imported) =>
    imported.specifier.startsWith('.')
      ? relativeFindings(tree, file, imported.specifier)
      : packageFindings(tree, { from, file, imported }),
  );
}

function packageFindings(
  tree: SourceTree,
  { from, file, imported }: { from: WorkspacePackage; file: string; imported: ImportedModule },
): Finding[] {
  const { specifier, isTypeOnly } = imported;
  const to = packageNamed(tree, specifier.split('/').slice(0, 2).join('/'));
  if (to && to !== from && !isAllowedArrow(from.folder, to.folder)) {
    return [`${file} imports ${specifier}: ${from.folder} may not use ${to.folder}`];
  }
  const isToolInProduct =
    !isTypeOnly && !isTooling(file) && from.devDependencies.some((name) => isPartOf(specifier, name));
  return isToolInProduct ? [`${file} imports ${specifier}, which is listed in devDependencies only`] : [];
}

function relativeFindings(tree: SourceTree, file: string, specifier: string): Finding[] {
  const from = packageOf(tree, file);
  if (!from) return [];
  const target = posix.join(posix.dirname(file), specifier);
  if (!target.startsWith(`${from.folder}/`)) return [`${file} imports ${specifier}: it leaves ${from.folder}`];
  if (!from.folder.startsWith('mf-')) return [];

  const here = featureOf(from, file);
  const there = featureOf(from, target);
  if (!there || here === there || !here || !hasPage(tree, from, there)) return [];
  if (isFrontDoor(there, target) || (isTooling(file) && isFixture(target))) return [];
  return [
    `${file} imports ${specifier}: inside of the page ${there}. Import ${there}/${there}.ts(x), or move what both need into a folder without a page`,
  ];
}

/** A feature is a folder straight under `src/`; the files beside the folders put the features together. */
function featureOf(from: WorkspacePackage, file: string): string | undefined {
  const [source, feature, ...rest] = file.slice(from.folder.length + 1).split('/');
  return source === 'src' && rest.length > 0 && feature !== ROOF ? feature : undefined;
}

/** Pages and fragments are the upper floor. A folder without either is the ground that they stand on: a noun that several need. */
function hasPage(tree: SourceTree, { folder }: WorkspacePackage, feature: string): boolean {
  const inside = `${folder}/src/${feature}/`;
  return tree.files.some((file) => file.startsWith(inside) && /-(page|fragment)\.tsx$/.test(file));
}

/** What a feature shows to its neighbours is in the file, or the hook, of its own name. */
function isFrontDoor(feature: string, file: string): boolean {
  const name = posix.basename(file).replace(/\.tsx?$/, '');
  return name === feature || name === `use-${feature}`;
}

/** A feature lends it to the tests of others. */
function isFixture(file: string): boolean {
  return /\.fixture\.tsx?$/.test(file);
}

function pictureFindings(tree: SourceTree): Finding[] {
  if (!tree.files.includes(PICTURE)) return [`${PICTURE} is missing: it shows the arrows between the packages`];
  if (tree.read(PICTURE).includes(toMermaid())) return [];
  return [`${PICTURE} does not show the table of scripts/checks/arrows.ts. Its picture has to read:\n${toMermaid()}`];
}

function packageNamed(tree: SourceTree, name: string): WorkspacePackage | undefined {
  return tree.packages.find((candidate) => candidate.name === name);
}

function isPartOf(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`);
}
