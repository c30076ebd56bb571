import type { PrintProfile, Recipe, SizeMm } from '@aimante/print';
import { isDoubtful, qualityOf } from '../photo-project/photo-project.ts';
import { withSize } from '../photo-project/with-size.ts';

type Sized = Pick<PrintProfile, 'trim'>;

const MOST = 3;

/** The sizes below this one on which the photo is sharp, largest first. Its framing is kept as far as the shape allows. */
export function smallerSizes<Size extends Sized>(
  recipe: Recipe,
  { trim }: Sized,
  sizes: readonly Size[],
): readonly Size[] {
  return sizes
    .filter((size) => isSmaller(size.trim, trim) && isSharp(recipe, size))
    .toSorted((one, other) => areaOf(other.trim) - areaOf(one.trim))
    .filter((size, index, all) => all.findIndex((same) => isEqual(same.trim, size.trim)) === index)
    .slice(0, MOST);
}

const areaOf = ({ width, height }: SizeMm) => width * height;

const isEqual = (one: SizeMm, other: SizeMm) => one.width === other.width && one.height === other.height;

/** A square stays a square, and a portrait a portrait. */
const isSmaller = (size: SizeMm, than: SizeMm) =>
  size.width <= than.width &&
  size.height <= than.height &&
  !isEqual(size, than) &&
  Math.sign(size.width - size.height) === Math.sign(than.width - than.height);

const isSharp = (recipe: Recipe, { trim }: Sized) =>
  !isDoubtful(qualityOf(withSize(recipe, { trim }), { trim }).quality);
