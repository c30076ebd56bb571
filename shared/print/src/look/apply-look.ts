import { type Affine, type OutputSize, toAffine } from '../recipe/affine.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { applyCube, type ColourCube, colourCube, type Pixels } from './colour-cube.ts';
import { changesColours, isNeutralLook, type Look } from './look.ts';
import { lookKey } from './parse-look.ts';
import { correctRedEyes } from './red-eye.ts';
import { sharpen } from './sharpen.ts';

/** Radius of the sharpening in parts of the magnet's shorter side: 0.06 mm on a magnet of 50 mm. */
const SHARPEN_RADIUS = 0.0012;
/** A smaller blur has no effect on pixels. */
const LEAST_SIGMA = 0.6;

let lastCube: { readonly key: string; readonly cube: ColourCube } | undefined;

/** The table of the last colours is kept, because a page draws the same look at several sizes. */
function cubeOf(look: Look): ColourCube {
  const key = lookKey({ ...look, sharpness: 0, redEyes: [] });
  if (lastCube?.key !== key) lastCube = { key, cube: colourCube(look) };
  return lastCube.cube;
}

interface Placement {
  /** From pixels of the upright original to these pixels. */
  readonly affine: Affine;
  /** Shorter side of the magnet, in these pixels. */
  readonly magnet: number;
}

/** Applies a look to pixels, in place: red eyes, colours, then sharpness. */
export function applyLookAt(pixels: Pixels, look: Look | undefined, { affine, magnet }: Placement): void {
  if (!look || isNeutralLook(look)) return;
  correctRedEyes(pixels, look.redEyes, affine);
  if (changesColours(look)) applyCube(pixels, cubeOf(look));
  if (look.sharpness === 0) return;
  sharpen(pixels, { amount: look.sharpness / 100, sigma: Math.max(LEAST_SIGMA, magnet * SHARPEN_RADIUS) });
}

/** Applies the look of a recipe to its picture, bleed included. The same code runs in the browser and on the server. */
export function applyLook(pixels: Pixels, recipe: Recipe, output: OutputSize): void {
  const magnet = Math.min(output.width, output.height);
  applyLookAt(pixels, recipe.look, { affine: toAffine(recipe, output), magnet });
}
