import { drawDesign } from '@aimante/print/drawing';
import { RANDOM_MAGNET, type RandomMagnet, randomMagnets } from '@aimante/print/testing';
import { renderDesign, typesetRecipe } from '@aimante/print/tile';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { type Alike, compareKind, meanDifference } from './designs/compare.ts';
import { everyKind } from './designs/kinds.ts';
import { paint, serveSource } from './designs/screen.ts';
import { writeResults } from './designs/write-results.ts';

/**
 * Every kind of design at 610 dots per inch, and a sample of random ones: Chromium paints them as the server prints them,
 * and as the customer's PDF shows them. Writes the tables of `docs/results/designs.md`.
 */
const COUNT = Number(process.env.PROOF_SAMPLE ?? 100);
const SEED = Number(process.env.PROOF_SEED ?? 20_261_125);
process.send?.({ type: 'seed', seed: SEED });
const PX_PER_MM = 8;
/** Means of 255. Most is along the edges of letters, which Chromium, librsvg and PDFium smooth differently. */
const MOST = 1;
const { trim, bleed } = RANDOM_MAGNET;
const output = { width: trim.width * PX_PER_MM, height: trim.height * PX_PER_MM, bleed: bleed * PX_PER_MM };

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
const page = await browser.newPage();
await serveSource(page);
const kinds: Alike[] = [];
for (const kind of await everyKind()) {
  const alike = await compareKind(page, kind);
  kinds.push(alike);
  console.log(`${alike.name}: tile ${alike.tile.toFixed(3)}, PDF ${alike.pdf.toFixed(3)}`);
}
const differences: number[] = [];
for (const magnet of await randomMagnets(COUNT, SEED)) {
  const difference = await compareRandom(magnet);
  differences.push(difference);
  if (!(difference <= MOST)) console.log(`${difference.toFixed(3)}: ${JSON.stringify(magnet.recipe)}`);
}
await browser.close();

const sorted = differences.toSorted((one, other) => one - other);
const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
const random = { count: COUNT, seed: SEED, median: at(0.5), most: at(0.95), largest: at(1) };
report('Chromium paints a random design as it is printed', differences, MOST);
report(
  'the tile of each kind is what the screen shows',
  kinds.map(({ tile }) => tile),
  MOST,
);
report(
  'the PDF of each kind is what the screen shows',
  kinds.map(({ pdf }) => pdf),
  MOST,
);
await writeResults({ kinds, random });
process.disconnect?.();

async function compareRandom({ recipe, photo, cells }: RandomMagnet): Promise<number> {
  const photos = { photo, ...(cells && { cells }) };
  const drawing = drawDesign(recipe, RANDOM_MAGNET, await typesetRecipe(recipe));
  const scale = [PX_PER_MM, 0, 0, PX_PER_MM, output.bleed, output.bleed] as const;
  const size = { width: output.width + 2 * output.bleed, height: output.height + 2 * output.bleed };
  const painted = await paint(page, { drawing, recipe, scale, size, ...photos });
  const tile = await renderDesign(photo, recipe, { magnet: RANDOM_MAGNET, output, ...(cells && { cells }) });
  return meanDifference(painted, await tile.raw().toBuffer());
}

function report(title: string, means: readonly number[], most: number): void {
  const largest = Math.max(...means).toFixed(3);
  const lost = means.filter((mean) => !(mean <= most)).length;
  const proof = `${title} (largest mean difference ${largest} of 255)`;
  process.send?.({ type: 'proof', proof, tried: means.length, lost });
}
