import { cropSize, halfExtent, rotationOf } from './frame.ts';
import type { Recipe, Size } from './recipe.ts';

/** Pixels of the picture without bleed, and of the bleed around it. */
export interface OutputSize extends Size {
  readonly bleed?: number;
}

/**
 * The six numbers of `CanvasRenderingContext2D.setTransform`: from source pixels to output pixels, measured at pixel
 * edges.
 */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The arguments of `setTransform` before `drawImage(photo, 0, 0, recipe.photo.width, recipe.photo.height)`. */
export function toAffine(recipe: Recipe, output: OutputSize): Affine {
  const { cos, sin } = rotationOf(recipe);
  const crop = cropSize(recipe);
  const across = output.width / crop.width;
  const down = output.height / crop.height;
  const mirrorX = recipe.flipH ? -1 : 1;
  const mirrorY = recipe.flipV ? -1 : 1;
  const a = across * cos * mirrorX;
  const b = down * sin * mirrorX;
  const c = -across * sin * mirrorY;
  const d = down * cos * mirrorY;
  const bleed = output.bleed ?? 0;
  const { x, y } = recipe.center;
  return [a, b, c, d, output.width / 2 + bleed - a * x - c * y, output.height / 2 + bleed - b * x - d * y];
}

/** Half the size, in source pixels, of the box around the whole output, bleed included. */
export function halfReach(recipe: Recipe, output: OutputSize): Size {
  const crop = cropSize(recipe);
  const bleed = output.bleed ?? 0;
  const shown = {
    width: crop.width * (1 + (2 * bleed) / output.width),
    height: crop.height * (1 + (2 * bleed) / output.height),
  };
  return halfExtent(shown, rotationOf(recipe));
}

export type BleedSource = 'real' | 'mirror';

/** `real` when the photo extends far enough beyond the crop for the bleed. Otherwise its edge is mirrored. */
export function bleedSource(recipe: Recipe, output: OutputSize): BleedSource {
  const { x, y } = recipe.center;
  const { width, height } = recipe.photo;
  const half = halfReach(recipe, output);
  const isCrossed = sidesCrossed(x, half.width, width).length > 0 || sidesCrossed(y, half.height, height).length > 0;
  return isCrossed ? 'mirror' : 'real';
}

/** Ignores float noise at the photo's edge. */
const EDGE_TOLERANCE = 1e-6;

const sidesCrossed = (center: number, half: number, length: number) => [
  ...(center - half < -EDGE_TOLERANCE ? [-1] : []),
  ...(center + half > length + EDGE_TOLERANCE ? [1] : []),
];

/** The transform of the photo's mirror image beyond its left (−1) or right (1), top (−1) or bottom (1) edge. */
function mirroredBeyond([a, b, c, d, e, f]: Affine, photo: Size, [column, row]: readonly [number, number]): Affine {
  const axisX = column === 1 ? photo.width : 0;
  const axisY = row === 1 ? photo.height : 0;
  const signX = column === 0 ? 1 : -1;
  const signY = row === 0 ? 1 : -1;
  return [a * signX, b * signX, c * signY, d * signY, e + 2 * (a * axisX + c * axisY), f + 2 * (b * axisX + d * axisY)];
}

/** All drawings of the photo that fill the output: the mirror images for the bleed first, the photo itself last. */
export function toAffines(recipe: Recipe, output: OutputSize): readonly Affine[] {
  const affine = toAffine(recipe, output);
  const half = halfReach(recipe, output);
  const columns = [0, ...sidesCrossed(recipe.center.x, half.width, recipe.photo.width)];
  const rows = [0, ...sidesCrossed(recipe.center.y, half.height, recipe.photo.height)];
  const cells = columns.flatMap((column) => rows.map((row) => [column, row] as const));
  const beyond = cells.filter(([column, row]) => column !== 0 || row !== 0);
  return [...beyond.map((cell) => mirroredBeyond(affine, recipe.photo, cell)), affine];
}
