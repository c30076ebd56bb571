import type { Finding, SourceTree } from './source-tree.ts';

const MAX_LINES = 60;
const MAX_LINES_OF_ROOT = 150;

/** Every package has a README that is short enough to be read. */
export function checkReadmes(tree: SourceTree): Finding[] {
  const folders = tree.packages.map(({ folder }) => folder);
  return [
    ...folders.flatMap((folder) => findings(tree, `${folder}/README.md`, MAX_LINES)),
    ...findings(tree, 'README.md', MAX_LINES_OF_ROOT),
  ];
}

function findings(tree: SourceTree, file: string, max: number): Finding[] {
  if (!tree.files.includes(file)) return [`${file} is missing`];
  const lines = tree.read(file).trimEnd().split('\n').length;
  return lines > max ? [`${file} has ${lines} lines, ${max} are allowed`] : [];
}
