import { posix } from 'node:path';
import type { Finding, SourceTree } from './source-tree.ts';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;

/** Every link and picture of a Markdown file that points into the project has a target. */
export function checkLinks(tree: SourceTree): Finding[] {
  return tree.files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      targetsOf(tree.read(file))
        .filter((target) => !exists(tree, posix.join(posix.dirname(file), target)))
        .map((target) => `${file} links to ${target}, which is not there`),
    );
}

function targetsOf(text: string): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(LINK)].flatMap(([, target = '']) => {
    const path = target.split('#')[0] ?? '';
    return path && !/^[a-z]+:/.test(path) ? [path] : [];
  });
}

function exists(tree: SourceTree, path: string): boolean {
  const folder = `${path.replace(/\/$/, '')}/`;
  return tree.files.some((file) => file === path || file.startsWith(folder));
}
