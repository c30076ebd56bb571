import { cropSize, type Recipe } from '@aimante/print';
import type { QueueItem } from '../photo-project/photo-project.ts';
import type { PictureShelf } from '../picture-worker/picture-shelf.ts';
import { type PicturePool, previewScaleOf } from '../picture-worker/picture-worker.ts';

export interface PictureSource {
  readonly shelf: PictureShelf;
  readonly pool: PicturePool;
}

export interface ItemOutput {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly type: 'image/png' | 'image/jpeg';
  readonly pixelsPerMetre: number;
}

/** True if the preview has at least one pixel for each required one. It decodes in a fraction of the time. */
export function isPreviewEnough(recipe: Recipe, width: number): boolean {
  return cropSize(recipe).width * previewScaleOf(recipe.photo) >= width;
}

/** The picture in an item's frame, rendered in a worker. */
export async function renderItem(
  { shelf, pool }: PictureSource,
  { photoId, recipe }: Pick<QueueItem, 'photoId' | 'recipe'>,
  { type, pixelsPerMetre, ...output }: ItemOutput,
): Promise<Blob> {
  const source = isPreviewEnough(recipe, output.width) ? shelf.preview(photoId) : shelf.original(photoId);
  if (!source) throw new Error(`The photo ${photoId} is not on the shelf`);
  return pool.run('cropPicture', { source, recipe, output, type, pixelsPerMetre });
}
