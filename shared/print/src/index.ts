export { CALENDAR_LIMITS, type CalendarLayer, type OwnDate } from './calendar/calendar.ts';
export {
  COLLAGE_GAP,
  type CollageArrangement,
  collageAreas,
  collageArrangements,
} from './collage/arrangements.ts';
export { type FoundCollage, findCollage } from './collage/find-collage.ts';
export { cellPhotos, hasEmptyCell, withCellPhotos } from './design/cell-photos.ts';
export {
  type Align,
  type Area,
  type BackgroundLayer,
  type CellPhoto,
  type Colour,
  DESIGN_VERSION,
  type Design,
  isPhotoLayer,
  isUnder,
  type Layer,
  type Line,
  layersOf,
  type Mask,
  type PhotoLayer,
  photoLayerOf,
  photoLayersOf,
  photoSize,
  type ShapeLayer,
  type StickerLayer,
  type TextLayer,
  WHOLE_PHOTO,
} from './design/design.ts';
export { designKey, normalizeDesign } from './design/design-key.ts';
export { DESIGN_LIMITS } from './design/design-limits.ts';
export { isForMagnet, OCCASIONS, type Occasion } from './design/occasions.ts';
export { type DesignError, type ParsedDesign, parseDesign } from './design/parse-design.ts';
export { parseTemplate, type Template, type TemplateError } from './design/template.ts';
export { scaleDesign, withDesign } from './design/with-design.ts';
export type { BoxMm } from './imposition/box.ts';
export { type CutMark, cutMarks } from './imposition/cut-marks.ts';
export { type Grid, gridBox, paperUse, planGrid } from './imposition/grid.ts';
export type { SheetLayout, Slot } from './imposition/layout.ts';
export { mixedLayout } from './imposition/mixed-sheets.ts';
export { MAX_SHEETS_PER_FILE, type PrintItem, type PrintPlan, planPrint } from './imposition/print-run.ts';
export { fillRate, type Piece, type PieceOrder, type PrintRun, type PrintSheet } from './imposition/print-sheet.ts';
export {
  CUSTOMER_SHEET,
  type Orientation,
  SHEET_FORMATS,
  type SheetFormat,
  type SheetSettings,
  sheetSize,
  WORKSHOP_SHEET,
  workshopSheet,
} from './imposition/sheet.ts';
export {
  FILTERS,
  type FilterName,
  isNeutralLook,
  type Look,
  MAX_RED_EYES,
  NEUTRAL_LOOK,
  type RedEye,
  SLIDERS,
  type Slider,
  type Tone,
} from './look/look.ts';
export { lookKey } from './look/parse-look.ts';
export { effectiveDpi, type PrintQuality, printDensity, printQuality, qualityOfDpi } from './quality/print-quality.ts';
export { SHEET_JPEG_QUALITY, sheetDensity } from './quality/sheet-density.ts';
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
export type { ParsedRecipe, RecipeError } from './recipe/parse-crop.ts';
export { parseRecipe } from './recipe/parse-recipe.ts';
export {
  type Crop,
  createRecipe,
  type Point,
  type QuarterTurns,
  RECIPE_VERSION,
  type Recipe,
  type Size,
  STRAIGHTEN_LIMIT,
  withLook,
  withPhotoSize,
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
  fitWithin,
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
export { STICKERS, type StickerId } from './stickers/sticker-ids.ts';
export { FONTS, type FontId, type FontStyle, hasStyle } from './type/fonts.ts';
