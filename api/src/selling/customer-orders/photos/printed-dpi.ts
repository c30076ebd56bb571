import { effectiveDpi, parseRecipe } from '@aimante/print';

interface Size {
  width: number | null;
  height: number | null;
}

/** Pixels of the photo per inch of the magnet. Undefined without a recipe or a size. */
export function printedDpi(recipe: unknown, { width, height }: Size): number | undefined {
  const read = parseRecipe(recipe);
  if ('error' in read || !width || !height) return undefined;
  return effectiveDpi(read.recipe, { width, height });
}
