import { cropSize, isNeutralLook, type Recipe } from '@aimante/print';
import { applyLookAt } from '@aimante/print/look';
import sharp from 'sharp';

const CHANNELS = 3;

/** A reduced photo with the light and filter of its recipe, as JPEG. */
export async function lookedPhoto(photo: Buffer, recipe: Recipe): Promise<Buffer> {
  if (!recipe.look || isNeutralLook(recipe.look)) return photo;
  const { data, info } = await sharp(photo)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const crop = cropSize(recipe);
  const [across, down] = [width / recipe.photo.width, height / recipe.photo.height];
  applyLookAt({ data, width, height, channels: CHANNELS }, recipe.look, {
    affine: [across, 0, 0, down, 0, 0],
    magnet: Math.min(crop.width, crop.height) * across,
  });
  return sharp(data, { raw: { width, height, channels: CHANNELS } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
