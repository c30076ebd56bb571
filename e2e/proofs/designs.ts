import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Recipe } from '@aimante/print';
import { type Drawing, drawDesign } from '@aimante/print/drawing';
import { RANDOM_MAGNET, type RandomMagnet, randomMagnets } from '@aimante/print/testing';
import { renderDesign, typesetRecipe } from '@aimante/print/tile';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';

/** A sample of the random designs is painted by Chromium and printed by the server: both give the same picture. */
const COUNT = Number(process.env.PROOF_SAMPLE ?? 100);
const SEED = Number(process.env.PROOF_SEED ?? 20_261_125);
process.send?.({ type: 'seed', seed: SEED });
const PX_PER_MM = 8;
/** Mean of 255. Most is along the edges of letters, which Chromium and librsvg smooth differently. */
const MOST_DIFFERENCE = 1;
const ORIGIN = 'http://designs.test';
const source = join(import.meta.dirname, '..', '..', 'shared', 'print', 'src');
const { trim, bleed } = RANDOM_MAGNET;
const output = { width: trim.width * PX_PER_MM, height: trim.height * PX_PER_MM, bleed: bleed * PX_PER_MM };

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
const page = await browser.newPage();
await serveSource(page);
const differences: number[] = [];
for (const magnet of await randomMagnets(COUNT, SEED)) {
  const [painted, printed] = [await paint(page, magnet), await print(magnet)];
  const difference = meanDifference(painted, printed);
  differences.push(difference);
  if (!(difference <= MOST_DIFFERENCE)) console.log(`${difference.toFixed(3)}: ${JSON.stringify(magnet.recipe)}`);
}
await browser.close();
const sorted = differences.toSorted((one, other) => one - other);
const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(3);
console.log(`Mean difference of 255: median ${at(0.5)}, 95 % ${at(0.95)}, largest ${at(1)}`);
process.send?.({
  type: 'proof',
  proof: `Chromium paints a random design as it is printed (largest mean difference ${at(1)} of 255)`,
  tried: differences.length,
  lost: differences.filter((difference) => !(difference <= MOST_DIFFERENCE)).length,
});
process.disconnect?.();

/** The package's own files, without their types, on an empty page. */
async function serveSource(target: Page): Promise<void> {
  await target.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const code = stripTypeScriptTypes(await readFile(join(source, pathname), 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
  await target.goto(`${ORIGIN}/`);
}

async function paint(target: Page, { recipe, photo }: RandomMagnet): Promise<Buffer> {
  const drawing = drawDesign(recipe, RANDOM_MAGNET, await typesetRecipe(recipe));
  const scale = [PX_PER_MM, 0, 0, PX_PER_MM, output.bleed, output.bleed] as const;
  const size = { width: output.width + 2 * output.bleed, height: output.height + 2 * output.bleed };
  const order = { drawing, recipe, photo: photo.toString('base64'), scale, size };
  const pixels = await target.evaluate(
    async (input: typeof order) => {
      const address = '/design/paint-drawing.ts';
      const { paintDrawing } = (await import(address)) as typeof import('@aimante/print/drawing');
      const bytes = Uint8Array.from(atob(input.photo), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(input.size.width, input.size.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('This browser has no canvas context.');
      pen.fillStyle = '#ffffff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.imageSmoothingQuality = 'high';
      paintDrawing(pen, { drawing: input.drawing, recipe: input.recipe, photo: bitmap, scale: input.scale });
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      let text = '';
      for (let from = 0; from < data.length; from += 32_768)
        text += String.fromCharCode(...data.subarray(from, from + 32_768));
      return btoa(text);
    },
    order satisfies { drawing: Drawing; recipe: Recipe },
  );
  return Buffer.from(pixels, 'base64');
}

async function print({ recipe, photo }: RandomMagnet): Promise<Buffer> {
  const tile = await renderDesign(photo, recipe, { magnet: RANDOM_MAGNET, output });
  return tile.raw().toBuffer();
}

/** Of a picture with four channels and one with three. */
function meanDifference(painted: Buffer, printed: Buffer): number {
  let sum = 0;
  for (let index = 0; index < printed.length; index += 1) {
    const other = painted[Math.floor(index / 3) * 4 + (index % 3)] ?? Number.NaN;
    sum += Math.abs((printed[index] ?? Number.NaN) - other);
  }
  return sum / printed.length;
}
