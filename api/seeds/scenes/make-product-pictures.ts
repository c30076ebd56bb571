/**
 * Draws the pictures of each demo magnet in hand, on a fridge, from the edge, in its box and at scale.
 *
 *     npm run toolchain -- node api/seeds/scenes/make-product-pictures.ts <folder with photos/>
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printProfiles } from '../catalogue-data.ts';
import { occasions } from '../occasions.ts';
import { photoMagnets } from '../photo-magnets.ts';
import type { SeedProduct } from '../seed-product.ts';
import { drawDots } from './draw-dots.ts';
import { drawScene } from './draw-scenes.ts';
import { type Die, readPrint } from './magnet-print.ts';
import { printsOf, sceneNames } from './product-scenes.ts';

const [, , originals, only] = process.argv;
if (!originals) throw new Error('Give the folder with the originals.');
const target = join(import.meta.dirname, '..', 'pictures');

function dieOf({ size, profile: name }: SeedProduct): Die | undefined {
  const profile = printProfiles.find((each) => each.name === name);
  if (!size || !profile) return undefined;
  const isPressed = profile.name === 'Presse 5 × 5' || profile.name === 'Badge rond';
  const [width, height] = size;
  return { width, height, shape: profile.shape, corner: profile.radius, thickness: isPressed ? 4 : 1 };
}

for (const product of [...photoMagnets, ...occasions]) {
  const die = dieOf(product);
  const names = printsOf(product.slug);
  if (!die || names.length === 0 || (only && only !== product.slug)) continue;
  const [print, ...others] = await Promise.all(names.map((name) => readPrint(originals, name)));
  if (!print) continue;
  for (const scene of sceneNames)
    await writeFile(join(target, `${product.slug}-${scene}.jpg`), await drawScene[scene]({ die, print, others }));
}
if (!only) await writeFile(join(target, 'pastilles-aimantees.jpg'), await drawDots());
