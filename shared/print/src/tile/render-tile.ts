import sharp, { type Sharp, type SharpInput } from 'sharp';
import { applyLook } from '../look/apply-look.ts';
import { isNeutralLook } from '../look/look.ts';
import type { OutputSize } from '../recipe/affine.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { planTile } from './tile-plan.ts';

/** Of the reduction. The canvas of a browser reduces with a similar curve: a sharper one differs twice as much in fur. */
const KERNEL = 'mitchell';
/** Of the enlargement of a photo with too few pixels. Its notice in the cropper names this method. */
const INTERPOLATOR = 'bicubic';
const CHANNELS = 3;

const fromRaw = ({ data, info }: { data: Buffer; info: { width: number; height: number } }) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: CHANNELS } });

/** The recipe was made for a picture of another size. */
export class PhotoMismatchError extends Error {
  override readonly name = 'PhotoMismatchError';
}

/**
 * The framed photo at print size, bleed included, opaque and in sRGB: the same pixels as on the browser's canvas. The
 * caller chooses the output format.
 */
export async function renderTile(original: SharpInput, recipe: Recipe, output: OutputSize): Promise<Sharp> {
  const upright = sharp(original, { autoOrient: true });
  const { autoOrient } = await upright.metadata();
  if (autoOrient.width !== recipe.photo.width || autoOrient.height !== recipe.photo.height) {
    throw new PhotoMismatchError(
      `The photo has ${autoOrient.width} × ${autoOrient.height} pixels, its recipe ${recipe.photo.width} × ${recipe.photo.height}`,
    );
  }
  const plan = planTile(recipe, output);
  const reduced = await upright
    .extract(plan.source)
    .resize({ ...plan.reduced, fit: 'fill', kernel: KERNEL })
    .extend({ ...plan.padding, extendWith: 'mirror' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const turned = await fromRaw(reduced)
    .affine([...plan.matrix], { odx: plan.odx, ody: plan.ody, interpolator: INTERPOLATOR })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tile = fromRaw(turned).extract(plan.tile);
  return recipe.look && !isNeutralLook(recipe.look) ? withLookOf(tile, recipe, output) : tile;
}

async function withLookOf(tile: Sharp, recipe: Recipe, output: OutputSize): Promise<Sharp> {
  const raw = await tile.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = raw.info;
  applyLook({ data: raw.data, width, height, channels: CHANNELS }, recipe, output);
  return fromRaw(raw);
}
