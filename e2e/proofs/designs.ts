import { drawDesign } from '@aimante/print/drawing';
import { RANDOM_MAGNET, type RandomMagnet } from '@aimante/print/testing';
import { renderDesign, typesetRecipe } from '@aimante/print/tile';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { type Alike, compareKind, meanDifference } from './designs/compare.ts';
import { type Fuzzed, fuzz } from './designs/fuzz.ts';
import { everyKind } from './designs/kinds.ts';
import { paint, serveSource } from './designs/screen.ts';
import { writeResults } from './designs/write-results.ts';

/**
 * Every kind of design at 610 dots per inch, and 10,000 random ones: Chromium paints them as the server prints them, and
 * as the customer's PDF shows them. No random one fails, and none that is covered shows paper. Writes the tables of
 * `docs/results/designs.md`.
 */
const COUNT = Number(process.env.PROOF_ROUNDS ?? 10_000);
const SEED = Number(process.env.PROOF_SEED ?? 20_261_125);
process.send?.({ type: 'seed', seed: SEED });
/** Means of 255. Most is along the edges of letters, which Chromium, librsvg and PDFium smooth differently. */
const MOST = 1;
/**
 * For random designs over it: at two pixels a millimetre, most of a small letter is edge. Those that are still over it
 * are compared as each kind is, at 610 dots per inch.
 */
const FINER_PX_PER_MM = [8, 24];
const { trim, bleed } = RANDOM_MAGNET;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
const page = await browser.newPage();
await serveSource(page);
const kinds: Alike[] = [];
for (const kind of await everyKind()) {
  const alike = await compareKind(page, kind);
  kinds.push(alike);
  console.log(`${alike.name}: tile ${alike.tile.toFixed(3)}, PDF ${alike.pdf.toFixed(3)}`);
}
const started = performance.now();
const fuzzed = await fuzz(page, COUNT, SEED);
const again: number[] = [];
for (const each of fuzzed) {
  if (each.fault) console.log(`${each.fault}: ${JSON.stringify(each.magnet.recipe)}`);
  if (!isOver(each)) continue;
  let difference = Number.NaN;
  for (const pxPerMm of FINER_PX_PER_MM) {
    difference = await compareRandom(each.magnet, pxPerMm);
    if (difference <= MOST) break;
    console.log(`${difference.toFixed(3)}, ${pxPerMm} pixels a millimetre: ${JSON.stringify(each.magnet.recipe)}`);
  }
  again.push(difference);
}
const minutes = (performance.now() - started) / 60_000;
await browser.close();

const differences = fuzzed.flatMap(({ difference }) => difference ?? []).sort((one, other) => one - other);
const at = (share: number) => differences[Math.ceil(share * differences.length) - 1] ?? Number.NaN;
report('random designs are read back and printed without a failure', {
  tried: fuzzed.length,
  lost: fuzzed.filter(({ fault, isBlank }) => fault && !isBlank).length,
});
report('a magnet that a photo or ground covers has no blank pixel, bleed included', {
  tried: fuzzed.filter(({ magnet }) => magnet.isCovered).length,
  lost: fuzzed.filter(({ isBlank }) => isBlank).length,
});
report('Chromium paints a random design as it is printed', {
  tried: differences.length,
  lost: again.filter((mean) => !(mean <= MOST)).length,
});
reportKinds('the tile of each kind is what the screen shows', (kind) => kind.tile);
reportKinds('the PDF of each kind is what the screen shows', (kind) => kind.pdf);
const random = { count: COUNT, seed: SEED, minutes, median: at(0.5), most: at(0.95), largest: at(1) };
await writeResults({ kinds, random, again: { count: again.length, largest: Math.max(0, ...again) } });
process.disconnect?.();

function isOver({ difference }: Fuzzed): boolean {
  return difference !== undefined && !(difference <= MOST);
}

async function compareRandom({ recipe, photo, cells }: RandomMagnet, pxPerMm: number): Promise<number> {
  const output = { width: trim.width * pxPerMm, height: trim.height * pxPerMm, bleed: bleed * pxPerMm };
  const photos = { photo, ...(cells && { cells }) };
  const drawing = drawDesign(recipe, RANDOM_MAGNET, await typesetRecipe(recipe));
  const scale = [pxPerMm, 0, 0, pxPerMm, output.bleed, output.bleed] as const;
  const size = { width: output.width + 2 * output.bleed, height: output.height + 2 * output.bleed };
  const painted = await paint(page, { drawing, recipe, scale, size, ...photos });
  const tile = await renderDesign(photo, recipe, { magnet: RANDOM_MAGNET, output, ...(cells && { cells }) });
  return meanDifference(painted, await tile.raw().toBuffer());
}

function reportKinds(title: string, meanOf: (kind: Alike) => number): void {
  const means = kinds.map(meanOf);
  const proof = `${title} (largest mean difference ${Math.max(...means).toFixed(3)} of 255)`;
  report(proof, { tried: means.length, lost: means.filter((mean) => !(mean <= MOST)).length });
}

function report(proof: string, { tried, lost }: { tried: number; lost: number }): void {
  process.send?.({ type: 'proof', proof, tried, lost });
}
