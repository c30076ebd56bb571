import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Alike } from './compare.ts';

const PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'results', 'designs.md');
const START = '<!-- Written by npm run proof -- designs. -->';

interface Results {
  readonly kinds: readonly Alike[];
  readonly random: Readonly<Record<'count' | 'seed' | 'minutes' | 'median' | 'most' | 'largest', number>>;
  /** Those over 1, compared at a higher density. */
  readonly again: Readonly<Record<'count' | 'largest', number>>;
}

/** Replaces the tables of the page, and keeps the words before them. */
export async function writeResults({ kinds, random, again }: Results): Promise<void> {
  const [head = ''] = (await readFile(PAGE, 'utf8')).split(START);
  const rows = kinds.map(({ name, tile, pdf }) => ['', name, tile.toFixed(3), pdf.toFixed(3), ''].join(' | ').trim());
  const { count, seed, minutes, median, most, largest } = random;
  const tables = `${START}

| kind | workshop tile | customer's PDF |
|---|---|---|
${rows.join('\n')}

| ${count} random designs (\`PROOF_SEED=${seed}\`), screen and tile, at 51 dpi | of 255 |
|---|---|
| median | ${median.toFixed(3)} |
| 95 % | ${most.toFixed(3)} |
| largest | ${largest.toFixed(3)} |
| largest of the ${again.count} over 1, at 203 dpi or, where that is over 1 too, at 610 | ${again.largest.toFixed(3)} |

Of ${count} recipes, in ${minutes.toFixed(0)} minutes.
`;
  await writeFile(PAGE, head + tables);
}
