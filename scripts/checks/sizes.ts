import { type Finding, isSource, type SourceTree } from './source-tree.ts';

/** Biome limits the length of functions (`noExcessiveLinesPerFunction`). */
const MAX_LINES = 300;

export function checkSizes(tree: SourceTree): Finding[] {
  return tree.files.flatMap((file) => {
    if (!isSource(file) && !file.endsWith('.css')) return [];
    const lines = tree.read(file).trimEnd().split('\n').length;
    return lines > MAX_LINES ? [`${file} has ${lines} lines, ${MAX_LINES} are allowed: split it`] : [];
  });
}
