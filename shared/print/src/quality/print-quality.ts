import { layersOf, photoSize } from '../design/design.ts';
import { cropSize } from '../recipe/frame.ts';
import type { Recipe, Size } from '../recipe/recipe.ts';
import { MM_PER_INCH, PX_PER_MM, type SizeMm } from '../sizes/length.ts';

export type PrintQuality = 'excellent' | 'good' | 'soft' | 'poor';

/** The minimum dots per inch of each band, best first. */
const BANDS = [
  ['excellent', 300],
  ['good', 200],
  ['soft', 150],
] as const satisfies readonly (readonly [PrintQuality, number])[];

/** Source pixels per printed inch. When the crop and its area on the magnet have different proportions, the lower value counts. Of a collage, that of its weakest photo. */
export function effectiveDpi(recipe: Recipe, trim: SizeMm): number {
  const cells = layersOf(recipe).flatMap((layer) =>
    layer.kind === 'photo' && layer.cell && layer.area ? [dpiOf(layer.cell.crop, layer.area)] : [],
  );
  return Math.min(dpiOf(recipe, photoSize(recipe, trim)), ...cells);
}

function dpiOf(recipe: Recipe, { width, height }: Size): number {
  const crop = cropSize(recipe);
  return Math.min(crop.width / width, crop.height / height) * MM_PER_INCH;
}

export function qualityOfDpi(dpi: number): PrintQuality {
  return BANDS.find(([, least]) => dpi >= least)?.[0] ?? 'poor';
}

export function printQuality(recipe: Recipe, trim: SizeMm): PrintQuality {
  return qualityOfDpi(effectiveDpi(recipe, trim));
}

/** Every tile is printed with at least this resolution, even from a small photo. */
const LEAST_DPI = 300;

/** The useful resolution in pixels per millimetre: that of the photo, limited to 300 to 508 dpi. Text gets the highest. */
export function printDensity(recipe: Recipe, trim: SizeMm): number {
  if (recipe.design) return PX_PER_MM;
  return Math.min(Math.max(effectiveDpi(recipe, trim), LEAST_DPI) / MM_PER_INCH, PX_PER_MM);
}
