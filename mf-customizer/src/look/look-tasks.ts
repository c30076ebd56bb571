import type { Look, Size, Tone } from '@aimante/print';
import { applyLookAt, measureTone } from '@aimante/print/look';

export interface LookedPhoto {
  readonly id: string;
  /** The photo or a reduced copy of it. */
  readonly source: Blob;
  /** Size of the original. */
  readonly photo: Size;
  readonly look: Look | undefined;
  /** Shorter side of the crop, in pixels of the original. */
  readonly magnet: number;
  /** Longer side of the result, in pixels. */
  readonly longest: number;
}

type Source = Pick<LookedPhoto, 'id' | 'source' | 'longest'>;

/** For the photo in the cropper: in full, as a draft, and as two thumbnails. */
const MOST_KEPT = 4;
const kept = new Map<string, Promise<ImageData>>();

/** Kept, because a photo is drawn again at every step of a slider. */
function pixelsOf(source: Source): Promise<ImageData> {
  const key = `${source.id} ${source.longest}`;
  const pixels = kept.get(key) ?? decode(source);
  kept.delete(key);
  kept.set(key, pixels);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return pixels;
}

async function decode({ source, longest }: Source): Promise<ImageData> {
  const bitmap = await createImageBitmap(source);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

async function lookedPixels({ photo, look, magnet, ...source }: LookedPhoto): Promise<ImageData> {
  const { data, width, height } = await pixelsOf(source);
  const looked = new ImageData(new Uint8ClampedArray(data), width, height);
  const [across, down] = [width / photo.width, height / photo.height];
  applyLookAt({ data: looked.data, width, height, channels: 4 }, look, {
    affine: [across, 0, 0, down, 0, 0],
    magnet: magnet * across,
  });
  return looked;
}

const drawLooked = async (request: LookedPhoto): Promise<ImageBitmap> => createImageBitmap(await lookedPixels(request));

async function encodeLooked(request: LookedPhoto): Promise<Blob> {
  const pixels = await lookedPixels(request);
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
}

async function measure(source: Source): Promise<Tone> {
  const { data, width, height } = await decode(source);
  return measureTone({ data, width, height, channels: 4 });
}

export const lookTasks = { drawLooked, encodeLooked, measure };
