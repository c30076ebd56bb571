export const RECIPE_VERSION = 1;

/** Straightening goes this far to either side; what lies beyond is a quarter turn. */
export const STRAIGHTEN_LIMIT = 45;

/** How far a photo can be enlarged beyond the smallest scale that still fills the frame. */
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
 * How a photo is framed, in source pixels and independent of any screen or output size.
 * A source point p lands, relative to the frame's centre, on R(angle + 90·quarterTurns) · F · (p − center),
 * where F mirrors first and R turns clockwise as seen (y points down).
 */
export interface Recipe {
  readonly version: typeof RECIPE_VERSION;
  /** Pixel size of the original, after its EXIF orientation has been applied. */
  readonly photo: Size;
  /** The source point under the frame's centre. */
  readonly center: Point;
  /** 1 shows as much as an unstraightened photo can fill the frame with; 2 shows half of that a side. */
  readonly scale: number;
  /** Degrees, clockwise as seen, within ±45. */
  readonly angle: number;
  readonly quarterTurns: QuarterTurns;
  readonly flipH: boolean;
  readonly flipV: boolean;
  /** Width of the frame divided by its height. */
  readonly aspect: number;
}

/** The photo upright and centred, as much of it as the frame can show. */
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
