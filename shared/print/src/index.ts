export { type Affine, type BleedSource, bleedSource, type OutputSize, toAffine, toAffines } from './recipe/affine.ts';
export {
  clampToCover,
  cropCorners,
  isAtSmallestScale,
  isCovered,
  largestScale,
  smallestScale,
} from './recipe/cover.ts';
export { cropSize, type FramePoint, sourcePointAt } from './recipe/frame.ts';
export { panBy, rotateAbout, zoomAt } from './recipe/gesture.ts';
export { normalizeRecipe, recipeKey } from './recipe/normal-form.ts';
export { type ParsedRecipe, parseRecipe, type RecipeError } from './recipe/parse-recipe.ts';
export {
  createRecipe,
  type Point,
  type QuarterTurns,
  RECIPE_VERSION,
  type Recipe,
  type Size,
  STRAIGHTEN_LIMIT,
  ZOOM_RANGE,
} from './recipe/recipe.ts';
export {
  applyFraming,
  fit,
  flipHorizontally,
  flipVertically,
  quarterTurn,
  reset,
  straighten,
  withAspect,
} from './recipe/turn.ts';
