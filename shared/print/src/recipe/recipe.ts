import type { Design } from '../design/design.ts';
import type { Look } from '../look/look.ts';

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
  /** Width of the frame divided by its height. The frame is the magnet, or the area of the photo in its design. */
  readonly aspect: number;
  /** What is printed with the photo. */
  readonly design?: Design;
  /** Light and mood. Absent: the photo as it is. */
  readonly look?: Look;
}

/** The framing and look of a photo, without a design. */
export type Crop = Omit<Recipe, 'design'>;

/** The same framing with another look, or none. */
export function withLook(recipe: Recipe, look: Look | undefined): Recipe {
  const { look: _, ...framing } = recipe;
  return look ? { ...framing, look } : framing;
}

/** The same framing of a copy of the photo with another number of pixels. */
export function withPhotoSize(recipe: Recipe, { width, height }: Size): Recipe {
  const [across, down] = [width / recipe.photo.width, height / recipe.photo.height];
  const { center, look } = recipe;
  const redEyes = look?.redEyes.map(({ x, y, radius }) => ({ x: x * across, y: y * down, radius: radius * across }));
  const sized = { ...recipe, photo: { width, height }, center: { x: center.x * across, y: center.y * down } };
  return look && redEyes ? { ...sized, look: { ...look, redEyes } } : sized;
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
