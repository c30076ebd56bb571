import { type Affine, type PrintProfile, photoLayerOf, type Recipe, type Size, toAffine } from '@aimante/print';

/** Position and size of the magnet on the stage, in CSS pixels. */
export interface StageLayout extends Size {
  readonly left: number;
  readonly top: number;
  readonly pxPerMm: number;
}

export interface StageMargins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const WIDE: StageMargins = { top: 62, right: 62, bottom: 84, left: 62 };
const NARROW: StageMargins = { top: 24, right: 24, bottom: 64, left: 24 };
/** From the bottom of the stage to the lines of the legend, and from these to the bleed. */
const AROUND_LEGEND = 28 + 24;

/** Around the magnet: room for rulers on a wide stage, and for all lines of the legend below. */
export function stageMargins({ isWide, legend }: { isWide: boolean; legend: number }): StageMargins {
  const margins = isWide ? WIDE : NARROW;
  return { ...margins, bottom: Math.max(margins.bottom, legend + AROUND_LEGEND) };
}

/** Below this size, aiming is impossible. */
export const LEAST_STAGE = 200;

export function layOutStage(stage: Size, profile: PrintProfile, margins: StageMargins): StageLayout {
  const { trim, bleed } = profile;
  const room = {
    width: Math.max(stage.width, LEAST_STAGE) - margins.left - margins.right,
    height: Math.max(stage.height, LEAST_STAGE) - margins.top - margins.bottom,
  };
  const pxPerMm = Math.max(
    0.5,
    Math.min(room.width / (trim.width + 2 * bleed), room.height / (trim.height + 2 * bleed)),
  );
  const width = trim.width * pxPerMm;
  const height = trim.height * pxPerMm;
  return {
    left: margins.left + (room.width - width) / 2,
    top: margins.top + (room.height - height) / 2,
    width,
    height,
    pxPerMm,
  };
}

/** The place of the photo on the stage: the magnet, or the area of its design. */
export function photoLayout(recipe: Recipe, layout: StageLayout): StageLayout {
  const area = photoLayerOf(recipe)?.area;
  if (!area) return layout;
  const { pxPerMm } = layout;
  return {
    left: layout.left + area.left * pxPerMm,
    top: layout.top + area.top * pxPerMm,
    width: area.width * pxPerMm,
    height: area.height * pxPerMm,
    pxPerMm,
  };
}

/** Transform from source pixels to the pixels of the stage's canvas. */
export function stageAffine(recipe: Recipe, layout: StageLayout, density: number): Affine {
  const photo = photoLayout(recipe, layout);
  const [a, b, c, d, e, f] = toAffine(recipe, photo);
  const x = (e + photo.left) * density;
  const y = (f + photo.top) * density;
  return [a * density, b * density, c * density, d * density, x, y];
}
