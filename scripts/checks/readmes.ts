import type { Finding, SourceTree } from './source-tree.ts';

const MAX_LINES = 60;
const MAX_LINES_OF_ROOT = 150;

const DECISIONS = 'docs/decisions/';

/** Every package has a short README, and every decision has its own number and its line in the index. */
export function checkReadmes(tree: SourceTree): Finding[] {
  const folders = tree.packages.map(({ folder }) => folder);
  return [
    ...folders.flatMap((folder) => findings(tree, `${folder}/README.md`, MAX_LINES)),
    ...findings(tree, 'README.md', MAX_LINES_OF_ROOT),
    ...decisionFindings(tree),
  ];
}

function findings(tree: SourceTree, file: string, max: number): Finding[] {
  if (!tree.files.includes(file)) return [`${file} is missing`];
  const lines = tree.read(file).trimEnd().split('\n').length;
  return lines > max ? [`${file} has ${lines} lines, ${max} are allowed`] : [];
}

function decisionFindings(tree: SourceTree): Finding[] {
  const index = `${DECISIONS}README.md`;
  const pages = tree.files.filter((file) => file.startsWith(DECISIONS) && file !== index);
  const numbers = pages.map((page) => page.slice(DECISIONS.length, DECISIONS.length + 3));
  return pages.flatMap((page, at) => [
    ...(tree.read(index).includes(`](${page.slice(DECISIONS.length)})`) ? [] : [`${index} does not list ${page}`]),
    ...(numbers.indexOf(numbers[at] ?? '') === at ? [] : [`${page} has the number of another decision`]),
  ]);
}
