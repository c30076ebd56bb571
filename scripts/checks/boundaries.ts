import { posix } from 'node:path';
import { checkApiFloors } from './api-floors.ts';
import { isAllowedArrow, toMermaid } from './arrows.ts';
import { type ImportedModule, importsOf } from './imports.ts';
import { type Finding, isSource, isTooling, packageOf, type SourceTree, type WorkspacePackage } from './source-tree.ts';

const PICTURE = 'docs/architecture.md';

/** Every import and every dependency follows the table in `arrows.ts`. */
export function checkBoundaries(tree: SourceTree): Finding[] {
  return [
    ...tree.packages.flatMap((from) => manifestFindings(tree, from)),
    ...tree.files.filter(isSource).flatMap((file) => fileFindings(tree, file)),
    ...checkApiFloors(tree),
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
  const room = upperRoom(target);
  if (!room || (room === upperRoom(file) && !target.endsWith('-page.tsx'))) return [];
  return [
    `${file} imports ${specifier}: pages and fragments are not imported. Move what both need to ${from.folder}/src/<noun>/`,
  ];
}

/**
 * The page, group of pages or fragment of a remote that contains the file: a folder, or one file. Only `remote.config.ts`
 * may name these.
 */
function upperRoom(file: string): string | undefined {
  return /^mf-[^/]+\/src\/(?:pages|fragments)\/[^/]+/.exec(file)?.[0];
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
