import { type Recipe, toAffines } from '@aimante/print';
import { createSurface } from './drawing-surface.ts';
import { withResolution } from './png-resolution.ts';

export interface CropRequest {
  /** The original, or its preview if that has enough pixels. */
  readonly source: Blob;
  readonly recipe: Recipe;
  readonly output: { readonly width: number; readonly height: number; readonly bleed: number };
  readonly type: 'image/png' | 'image/jpeg';
  /** Written into the PNG, so that it prints at true size. */
  readonly pixelsPerMetre: number;
}

const JPEG_QUALITY = 0.93;

/** The picture in the frame at the requested size, with bleed if there is any. */
export async function cropPicture(request: CropRequest): Promise<Blob> {
  const { source, recipe, output, type, pixelsPerMetre } = request;
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' });
  const surface = createSurface(output.width + 2 * output.bleed, output.height + 2 * output.bleed);
  try {
    for (const affine of toAffines(recipe, output)) {
      surface.context.setTransform(...affine);
      surface.context.drawImage(bitmap, 0, 0, recipe.photo.width, recipe.photo.height);
    }
    if (type === 'image/jpeg') return await surface.toBlob(type, JPEG_QUALITY);
    const png = await surface.toBlob(type);
    return new Blob([withResolution(new Uint8Array(await png.arrayBuffer()), pixelsPerMetre)], { type });
  } finally {
    bitmap.close();
    surface.release();
  }
}
