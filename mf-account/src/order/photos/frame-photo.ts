import { createRecipe, type PrintQuality, printQuality, type Recipe, type Size } from '@aimante/print';

export interface FramedPhoto {
  readonly file: Blob;
  readonly recipe: Recipe;
  readonly quality: PrintQuality;
}

/** Upright and centred on its magnet, with as much of the photo as the magnet can show. */
export async function framePhoto(file: Blob, magnet: Size): Promise<FramedPhoto> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const recipe = createRecipe(bitmap, magnet.width / magnet.height);
  bitmap.close();
  return { file, recipe, quality: printQuality(recipe, magnet) };
}
