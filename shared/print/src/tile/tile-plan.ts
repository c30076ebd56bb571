import { halfReach, type OutputSize, toAffine } from '../recipe/affine.ts';
import type { Recipe, Size } from '../recipe/recipe.ts';

export interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Padding {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The steps with which sharp produces the pixels of the canvas: crop, reduce, pad by mirroring, rotate, crop. */
export interface TilePlan {
  /** The crop of the upright original. */
  readonly source: Region;
  /** The size after reduction. The picture is reduced before the rotation, so that the rotation drops no pixels. */
  readonly reduced: Size;
  /** Mirrored around the reduced picture: for a bleed beyond the photo, and for the interpolation at its edge. */
  readonly padding: Padding;
  /** For `sharp.affine`: `matrix` row by row, `odx` and `ody` below one pixel. */
  readonly matrix: readonly [[number, number], [number, number]];
  readonly odx: number;
  readonly ody: number;
  /** The position of the tile in the output of `sharp.affine`. */
  readonly tile: Region;
}

/** Pixels around the tile that the interpolation may read. */
const REACH = 4;

interface Span {
  readonly from: number;
  readonly length: number;
  readonly reduced: number;
  /** Reduced pixels per source pixel. */
  readonly ratio: number;
  readonly before: number;
  readonly after: number;
}

/** One axis: the source pixels to read, their reduced number, and the missing pixels on either side. */
function spanAlong(center: number, half: number, { length, ratio }: { length: number; ratio: number }): Span {
  const low = Math.floor(center - half - REACH / ratio);
  const high = Math.ceil(center + half + REACH / ratio);
  const from = Math.max(0, low);
  const to = Math.min(length, high);
  const reduced = Math.max(1, Math.round((to - from) * ratio));
  const exact = reduced / (to - from);
  return {
    from,
    length: to - from,
    reduced,
    ratio: exact,
    before: Math.ceil((from - low) * exact),
    after: Math.ceil((high - to) * exact),
  };
}

const roundAwayFromZero = (value: number) => (value > 0 ? Math.floor(value + 0.5) : Math.ceil(value - 0.5));

/**
 * libvips places the picture at the corner of the rotated input's bounding box, and ignores odx and ody for that box.
 */
const boxStart = (x: number, y: number) => roundAwayFromZero(Math.min(0, x, y, x + y));

export function planTile(recipe: Recipe, output: OutputSize): TilePlan {
  const [a, b, c, d, e, f] = toAffine(recipe, output);
  const half = halfReach(recipe, output);
  const ratio = Math.min(1, Math.sqrt(Math.abs(a * d - b * c)));
  const across = spanAlong(recipe.center.x, half.width, { length: recipe.photo.width, ratio });
  const down = spanAlong(recipe.center.y, half.height, { length: recipe.photo.height, ratio });

  const matrix = [
    [a / across.ratio, c / down.ratio],
    [b / across.ratio, d / down.ratio],
  ] as const;
  const startX = across.from - across.before / across.ratio;
  const startY = down.from - down.before / down.ratio;
  // A canvas measures from a pixel's edge, libvips from its centre: half a pixel on either side of the matrix.
  const shiftX = e + a * startX + c * startY + (matrix[0][0] + matrix[0][1] - 1) / 2;
  const shiftY = f + b * startX + d * startY + (matrix[1][0] + matrix[1][1] - 1) / 2;

  const width = across.reduced + across.before + across.after;
  const height = down.reduced + down.before + down.after;
  const bleed = output.bleed ?? 0;
  return {
    source: { left: across.from, top: down.from, width: across.length, height: down.length },
    reduced: { width: across.reduced, height: down.reduced },
    padding: { left: across.before, right: across.after, top: down.before, bottom: down.after },
    matrix: [[...matrix[0]], [...matrix[1]]],
    odx: shiftX - Math.floor(shiftX),
    ody: shiftY - Math.floor(shiftY),
    tile: {
      left: -Math.floor(shiftX) - boxStart(matrix[0][0] * width, matrix[0][1] * height),
      top: -Math.floor(shiftY) - boxStart(matrix[1][0] * width, matrix[1][1] * height),
      width: output.width + 2 * bleed,
      height: output.height + 2 * bleed,
    },
  };
}
