import smartcrop, { type CropOptions } from 'smartcrop';
import type { Area } from './area.ts';
import { fetchFaceModel } from './faces/fetch-face-model.ts';
import { type Face, facesOf, isSure } from './faces/find-faces.ts';
import type { Faces } from './keep-faces.ts';

/** Size in pixels that is enough to analyse a photo. */
const LOOK_AT = 400;
/** Minimum share of what the frame could show, because a suggestion must not zoom in too far. */
const LEAST_SHARE = 0.75;

interface Look {
  readonly preview: Blob;
  readonly aspect: number;
}

interface Found {
  readonly area: Area;
  readonly faces: Faces;
}

async function findArea({ preview, aspect }: Look): Promise<Found> {
  const bitmap = await createImageBitmap(preview);
  try {
    const faces = facesOf(await fetchFaceModel(), (side) => pixelsOf(bitmap, side));
    const unsure = faces.filter((face) => !isSure(face));
    return { area: await salientArea(bitmap, aspect, faces), faces: { sure: faces.filter(isSure), unsure } };
  } finally {
    bitmap.close();
  }
}

async function salientArea(bitmap: ImageBitmap, aspect: number, faces: readonly Face[]): Promise<Area> {
  const { canvas } = draw(bitmap, LOOK_AT);
  const { width, height } = canvas;
  // The library also draws in a worker, but its types do not include that.
  const options: CropOptions & { canvasFactory(width: number, height: number): OffscreenCanvas } = {
    width: aspect * 100,
    height: 100,
    minScale: LEAST_SHARE,
    ruleOfThirds: true,
    boost: faces.map((face) => ({
      x: face.x * width,
      y: face.y * height,
      width: face.width * width,
      height: face.height * height,
      weight: face.score,
    })),
    canvasFactory: (across, down) => new OffscreenCanvas(across, down),
  };
  const { topCrop } = await smartcrop.crop(canvas, options);
  return {
    x: topCrop.x / width,
    y: topCrop.y / height,
    width: topCrop.width / width,
    height: topCrop.height / height,
  };
}

function pixelsOf(bitmap: ImageBitmap, side: number): ImageData {
  const { canvas, context } = draw(bitmap, side);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The whole photo, with `side` pixels along its longer side. */
function draw(bitmap: ImageBitmap, side: number) {
  const scale = side / Math.max(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

export const framingTasks = { findArea };
