import { type PrintProfile, type Recipe, scaleDesign, withDesign } from '@aimante/print';

/** The recipe for another magnet: the same view as far as possible, and the same layers, as large as they fit. */
export function withSize(recipe: Recipe, { trim }: Pick<PrintProfile, 'trim'>): Recipe {
  return withDesign(recipe, recipe.design && scaleDesign(recipe.design, trim), trim);
}
