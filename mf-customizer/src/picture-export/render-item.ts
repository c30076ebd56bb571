import { cropSize, type PrintProfile, photoSize, type Recipe } from '@aimante/print';
import { drawDesign } from '@aimante/print/drawing';
import type { QueueItem } from '../photo-project/photo-project.ts';
import type { CropRequest } from '../picture-worker/crop-picture.ts';
import type { PictureShelf } from '../picture-worker/picture-shelf.ts';
import { type PicturePool, previewScaleOf } from '../picture-worker/picture-worker.ts';
import type { Typesets } from '../type/typesets.ts';

export interface PictureSource {
  readonly shelf: PictureShelf;
  readonly pool: PicturePool;
  readonly typesets: Typesets;
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
  source: PictureSource,
  { photoId, recipe }: Pick<QueueItem, 'photoId' | 'recipe'>,
  { type, pixelsPerMetre, ...output }: ItemOutput,
): Promise<Blob> {
  const { shelf, pool } = source;
  const photo = blobOf(shelf, photoId, { recipe, pixels: photoPixels(recipe, output.width) });
  const cells = cellsOf(shelf, recipe, output.width);
  const layers = await layersOf(source, recipe, output);
  return pool.run('cropPicture', {
    source: photo,
    recipe,
    output,
    type,
    pixelsPerMetre,
    ...(layers && { layers }),
    ...(cells && { cells }),
  });
}

interface Needed {
  readonly recipe: Recipe;
  /** Width of the photo in the result. */
  readonly pixels: number;
}

/** The original, or its preview if that has enough pixels. */
function blobOf(shelf: PictureShelf, photoId: string, { recipe, pixels }: Needed): Blob {
  // Contrast and sharpness would show what the preview lost.
  const isEnough = !recipe.look && isPreviewEnough(recipe, pixels);
  const photo = isEnough ? shelf.preview(photoId) : shelf.original(photoId);
  if (!photo) throw new Error(`The photo ${photoId} is not on the shelf`);
  return photo;
}

/** The other photos of a collage. */
function cellsOf(shelf: PictureShelf, { design }: Recipe, width: number): CropRequest['cells'] {
  return design?.layers.flatMap((layer) => {
    if (layer.kind !== 'photo' || !layer.cell || !layer.area) return [];
    const { photoId, crop } = layer.cell;
    const pixels = (width * layer.area.width) / design.size.width;
    return [{ photoId, source: blobOf(shelf, photoId, { recipe: crop, pixels }) }];
  });
}

/** Width of the photo on a magnet of this width, in pixels. */
function photoPixels(recipe: Recipe, width: number): number {
  const size = recipe.design?.size;
  return size ? (width * photoSize(recipe, size).width) / size.width : width;
}

/** The design in millimetres, drawn here: the worker with the pixels needs no engine for text. */
async function layersOf({ typesets }: PictureSource, recipe: Recipe, output: Pick<ItemOutput, 'bleed' | 'width'>) {
  const { design } = recipe;
  if (!design) return undefined;
  const magnet: Pick<PrintProfile, 'trim' | 'bleed'> = {
    trim: design.size,
    bleed: (output.bleed * design.size.width) / output.width,
  };
  return { trim: design.size, drawing: drawDesign(recipe, magnet, await typesets.inksOf(recipe)) };
}
