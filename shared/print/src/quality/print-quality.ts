import { cropSize } from '../recipe/frame.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { MM_PER_INCH, PX_PER_MM, type SizeMm } from '../sizes/length.ts';

export type PrintQuality = 'excellent' | 'good' | 'soft' | 'poor';

/** The least dots per inch of each band, best first. */
const BANDS = [
  ['excellent', 300],
  ['good', 200],
  ['soft', 150],
] as const satisfies readonly (readonly [PrintQuality, number])[];

/** Source pixels per printed inch, on the coarser side if the crop and the magnet are not of one shape. */
export function effectiveDpi(recipe: Recipe, trim: SizeMm): number {
  const crop = cropSize(recipe);
  return Math.min(crop.width / trim.width, crop.height / trim.height) * MM_PER_INCH;
}

export function qualityOfDpi(dpi: number): PrintQuality {
  return BANDS.find(([, least]) => dpi >= least)?.[0] ?? 'poor';
}

export function printQuality(recipe: Recipe, trim: SizeMm): PrintQuality {
  return qualityOfDpi(effectiveDpi(recipe, trim));
}

/** No tile is printed more coarsely, however small the photo. */
const LEAST_DPI = 300;

/** Pixels per millimetre worth printing: those that the photo has, between 300 and 508 dpi. */
export function printDensity(recipe: Recipe, trim: SizeMm): number {
  return Math.min(Math.max(effectiveDpi(recipe, trim), LEAST_DPI) / MM_PER_INCH, PX_PER_MM);
}
