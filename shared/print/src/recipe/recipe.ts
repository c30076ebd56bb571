export const RECIPE_VERSION = 1;

/** The limit of straightening in degrees, to either side. Quarter turns cover the rest. */
export const STRAIGHTEN_LIMIT = 45;

/** The maximum scale, as a multiple of the smallest scale that fills the frame. */
export const ZOOM_RANGE = 10;

export type QuarterTurns = 0 | 1 | 2 | 3;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The framing of a photo, in source pixels and independent of any screen or output size. A source point p maps,
 * relative to the frame's centre, to R(angle + 90·quarterTurns) · F · (p − center). F mirrors first. R turns clockwise
 * on the screen (y points down).
 */
export interface Recipe {
  readonly version: typeof RECIPE_VERSION;
  /** Pixel size of the original, after EXIF orientation is applied. */
  readonly photo: Size;
  /** The source point at the frame's centre. */
  readonly center: Point;
  /** At 1, the frame is the largest that fits the unstraightened photo. At 2, its sides are half as long. */
  readonly scale: number;
  /** Degrees, clockwise on the screen, within ±45. */
  readonly angle: number;
  readonly quarterTurns: QuarterTurns;
  readonly flipH: boolean;
  readonly flipV: boolean;
  /** Width of the frame divided by its height. */
  readonly aspect: number;
}

/** The photo upright and centred, showing as much of it as the frame can. */
export function createRecipe(photo: Size, aspect: number): Recipe {
  return {
    version: RECIPE_VERSION,
    photo: { width: photo.width, height: photo.height },
    center: { x: photo.width / 2, y: photo.height / 2 },
    scale: 1,
    angle: 0,
    quarterTurns: 0,
    flipH: false,
    flipV: false,
    aspect,
  };
}
