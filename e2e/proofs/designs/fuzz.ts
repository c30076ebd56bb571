import type { Recipe } from '@aimante/print';
import type { Drawing } from '@aimante/print/drawing';
import { BLANK, printMagnet, RANDOM_MAGNET, type RandomMagnet, randomMagnets } from '@aimante/print/testing';
import type { Page } from '@playwright/test';
import { meanDifference } from './compare.ts';
import { keepPhotos, paintAll } from './paint-all.ts';

/** Small enough for thousands, large enough for each layer to be more than a pixel. */
const PX_PER_MM = 2;
const { trim, bleed } = RANDOM_MAGNET;
const SIZE = { width: (trim.width + 2 * bleed) * PX_PER_MM, height: (trim.height + 2 * bleed) * PX_PER_MM };
const SCALE = [PX_PER_MM, 0, 0, PX_PER_MM, bleed * PX_PER_MM, bleed * PX_PER_MM] as const;
/** Painted in one visit to the browser. */
const BATCH = 50;
/** The server prints one batch while the browser paints the other. */
const LANES = 2;

export interface Fuzzed {
  readonly magnet: RandomMagnet;
  /** It failed on the server. */
  readonly fault?: string;
  readonly isBlank: boolean;
  /** Mean difference between browser and server, of 255. */
  readonly difference?: number;
}

/** Random recipes go through JSON, parser, text engine and tile, and Chromium paints them: what came of each. */
export async function fuzz(page: Page, count: number, seed: number): Promise<Fuzzed[]> {
  const magnets = await randomMagnets(count, seed);
  await keepPhotos(page, photosOf(magnets));
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, at) =>
    magnets.slice(at * BATCH, (at + 1) * BATCH),
  ).values();
  const fuzzed: Fuzzed[] = [];
  const lane = async () => {
    for (const batch of batches) fuzzed.push(...(await tryBatch(page, batch)));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return fuzzed;
}

/** All random magnets share a few photos: each goes to the browser once. */
function photosOf(magnets: readonly RandomMagnet[]): Map<string, Buffer> {
  const photos = new Map<string, Buffer>();
  for (const { recipe, photo, cells } of magnets) {
    photos.set(nameOf(recipe), photo);
    for (const [id, cell] of cells ?? []) photos.set(id, cell);
  }
  return photos;
}

const nameOf = ({ photo }: Recipe) => `${photo.width}x${photo.height}`;

interface Printed {
  readonly magnet: RandomMagnet;
  readonly tile: Buffer;
  readonly drawing: Drawing;
  readonly recipe: Recipe;
}

async function tryBatch(page: Page, batch: readonly RandomMagnet[]): Promise<Fuzzed[]> {
  const results: Fuzzed[] = [];
  const printed: Printed[] = [];
  for (const magnet of batch) {
    const result = await printMagnet(magnet, PX_PER_MM);
    if ('fault' in result) results.push({ magnet, fault: result.fault, isBlank: result.fault.startsWith(BLANK) });
    else printed.push({ magnet, ...result });
  }
  const scenes = printed.map(({ drawing, recipe }) => ({ drawing, recipe, photo: nameOf(recipe) }));
  const painted = await paintAll(page, { scenes, scale: SCALE, size: SIZE });
  for (const [at, { magnet, tile }] of printed.entries()) {
    const difference = meanDifference(tile, painted[at] ?? []);
    results.push({ magnet, isBlank: false, difference });
  }
  return results;
}
