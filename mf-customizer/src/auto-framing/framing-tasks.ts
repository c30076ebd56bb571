import smartcrop, { type CropOptions } from 'smartcrop';
import type { Area } from './auto-framing.ts';

/** Size in pixels that is enough to analyse a photo. */
const LOOK_AT = 400;
/** Minimum share of what the frame could show, because a suggestion must not zoom in too far. */
const LEAST_SHARE = 0.75;

interface Look {
  readonly preview: Blob;
  readonly aspect: number;
}

async function findArea({ preview, aspect }: Look): Promise<Area> {
  const bitmap = await createImageBitmap(preview, { resizeWidth: LOOK_AT, resizeQuality: 'medium' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  // The library also draws in a worker, but its types do not include that.
  const options: CropOptions & { canvasFactory(width: number, height: number): OffscreenCanvas } = {
    width: aspect * 100,
    height: 100,
    minScale: LEAST_SHARE,
    ruleOfThirds: true,
    canvasFactory: (width, height) => new OffscreenCanvas(width, height),
  };
  const { topCrop } = await smartcrop.crop(canvas, options);
  return {
    x: topCrop.x / canvas.width,
    y: topCrop.y / canvas.height,
    width: topCrop.width / canvas.width,
    height: topCrop.height / canvas.height,
  };
}

export const framingTasks = { findArea };
