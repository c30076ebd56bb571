import { designKey, normalizeDesign } from '../design/design-key.ts';
import { lookKey } from '../look/parse-look.ts';
import { normalizeCrop } from './normal-crop.ts';
import type { Recipe } from './recipe.ts';

/** Two recipes that show the same picture have the same normal form. */
export function normalizeRecipe(recipe: Recipe): Recipe {
  const crop = normalizeCrop(recipe);
  return crop.design ? { ...crop, design: normalizeDesign(crop.design) } : crop;
}

/** A key that is equal for equal pictures of the same photo. */
export function recipeKey(recipe: Recipe): string {
  const { version, photo, center, scale, angle, quarterTurns, flipH, aspect, look, design } = normalizeRecipe(recipe);
  const framing = [
    version,
    photo.width,
    photo.height,
    center.x,
    center.y,
    scale,
    angle,
    quarterTurns,
    flipH ? 1 : 0,
    aspect,
  ];
  return [...framing, ...(look ? [lookKey(look)] : []), ...(design ? [designKey(design)] : [])].join(' ');
}
