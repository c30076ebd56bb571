export { type CutMark, cutMarks } from './imposition/cut-marks.ts';
export { type BoxMm, type Grid, gridBox, paperUse, planGrid, type Slot } from './imposition/grid.ts';
export {
  MAX_SHEETS_PER_FILE,
  type Piece,
  type PieceOrder,
  type PrintItem,
  type PrintPlan,
  type PrintRun,
  planPrint,
} from './imposition/print-run.ts';
export {
  CUSTOMER_SHEET,
  type Orientation,
  SHEET_FORMATS,
  type SheetFormat,
  type SheetSettings,
  sheetSize,
  WORKSHOP_SHEET,
} from './imposition/sheet.ts';
export { effectiveDpi, type PrintQuality, printDensity, printQuality, qualityOfDpi } from './quality/print-quality.ts';
export { needsServerReading } from './reading/colour-reading.ts';
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
  frameRegion,
  quarterTurn,
  reset,
  straighten,
  withAspect,
} from './recipe/turn.ts';
export { DEFAULT_FREE_SIZE, FREE_SIZES, type FreeSize, findFreeSize, type SizeFamily } from './sizes/free-sizes.ts';
export {
  freeToolPixels,
  magnetPixels,
  mmToPoints,
  mmToPx,
  PX_PER_MM,
  pixelsPerMetre,
  type SizeMm,
  tilePixels,
} from './sizes/length.ts';
export { defaultProfile, type MagnetShape, type PrintProfile, profileKey } from './sizes/print-profile.ts';
export { type PathStep, shapePath, toSvgPath } from './sizes/shape-path.ts';
