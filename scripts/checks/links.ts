import { posix } from 'node:path';
import { type Finding, packageOf, type SourceTree } from './source-tree.ts';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
/** A path of the project in inline code: `shared/shop/src/pricing`. Without wildcards, and not below a built folder. */
const PATH = /`([\w-]+\/[\w./-]+)`/g;
const COMMAND = /\bnpm run (?:-s )?([\w:-]+)/g;
const BUILT = /(?:^|\/)(?:dist|node_modules|data)(?:\/|$)/;

/**
 * What a Markdown file names is there: the targets of links and pictures, paths below a folder of the project, and
 * commands of the root.
 */
export function checkLinks(tree: SourceTree): Finding[] {
  return tree.files.filter((file) => file.endsWith('.md')).flatMap((file) => findingsIn(tree, file));
}

function findingsIn(tree: SourceTree, file: string): Finding[] {
  const text = tree.read(file);
  const links = targetsOf(text).filter((target) => !exists(tree, posix.join(posix.dirname(file), target)));
  const paths = matchesOf(PATH, text).filter((path) => isOfProject(tree, path) && !existsAround(tree, file, path));
  const commands = matchesOf(COMMAND, text).filter((name) => !scriptsOf(tree).has(name));
  return [
    ...links.map((target) => `${file} links to ${target}, which is not there`),
    ...paths.map((path) => `${file} names ${path}, which is not there`),
    ...commands.map((name) => `${file} names "npm run ${name}", which is no script of package.json`),
  ];
}

function targetsOf(text: string): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(LINK)].flatMap(([, target = '']) => {
    const path = target.split('#')[0] ?? '';
    return path && !/^[a-z]+:/.test(path) ? [path] : [];
  });
}

const matchesOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const isOfProject = (tree: SourceTree, path: string): boolean =>
  !BUILT.test(path) && tree.packages.some(({ folder }) => path.split('/')[0] === folder.split('/')[0]);

/** From the root, from the package, or from the folder of the file. */
function existsAround(tree: SourceTree, file: string, path: string): boolean {
  const starts = ['', packageOf(tree, file)?.folder ?? '', posix.dirname(file)];
  return starts.some((start) => exists(tree, posix.join(start, path)));
}

function scriptsOf(tree: SourceTree): Set<string> {
  if (!tree.files.includes('package.json')) return new Set();
  const { scripts = {} } = JSON.parse(tree.read('package.json')) as { scripts?: Record<string, string> };
  return new Set(Object.keys(scripts));
}

function exists(tree: SourceTree, path: string): boolean {
  const folder = `${path.replace(/\/$/, '')}/`;
  return tree.files.some((file) => file === path || file.startsWith(folder));
}
