import type { Size } from '@aimante/print';
import type { BrowserFormat } from './sniff-format.ts';

/** Pixels of a picture after the orientation is applied. */
export interface DecodedPicture extends Size {
  readonly source: ImageBitmap;
  /** Size of the full picture, which may have been decoded smaller. */
  readonly original: Size;
  close(): void;
}

export interface JpegFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As stored, before the orientation is applied. */
  readonly stored: Size;
}

/**
 * Scales at which a JPEG decodes faster than in full, because the decoder skips fine detail instead of shrinking the
 * result.
 */
const REDUCTIONS = [1 / 8, 1 / 4, 1 / 2];
/**
 * Minimum difference of the sides. With less, the reduced sides may be equal, and it is impossible to detect a
 * rotation.
 */
const MIN_SIDE_DIFFERENCE = 8;

/** True if this browser's decoders report the rotation of a frame and apply it when it is drawn. */
const canReduce = () =>
  typeof ImageDecoder !== 'undefined' && typeof VideoFrame !== 'undefined' && 'rotation' in VideoFrame.prototype;

/** The bytes decide, even if the file name gave the blob another type. Undefined: the browser cannot read them. */
export async function decodeWhole(
  bytes: Uint8Array<ArrayBuffer>,
  format: BrowserFormat | 'jpeg' | 'png',
): Promise<DecodedPicture | undefined> {
  const file = new Blob([bytes], { type: `image/${format}` });
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!source) return undefined;
  const { width, height } = source;
  return { source, width, height, original: { width, height }, close: () => source.close() };
}

/**
 * Decodes a JPEG at `scale` or more. A half or less takes half the time and a quarter of the memory. Undefined if that
 * is not possible.
 */
export async function decodeReduced(file: JpegFile, scale: number): Promise<DecodedPicture | undefined> {
  const reduction = REDUCTIONS.find((each) => each >= scale);
  const { bytes, stored } = file;
  const difference = Math.abs(stored.width - stored.height);
  if (reduction === undefined || (difference > 0 && difference < MIN_SIDE_DIFFERENCE) || !canReduce()) return undefined;
  const decoder = new ImageDecoder({
    data: bytes,
    type: 'image/jpeg',
    desiredWidth: Math.ceil(stored.width * reduction),
    desiredHeight: Math.ceil(stored.height * reduction),
  });
  try {
    const { image } = await decoder.decode();
    // Chromium caches the pixels of each frame that is drawn, and frees those of a bitmap.
    const source = await createImageBitmap(image).finally(() => image.close());
    const { width, height } = source;
    const isTurned = width > height !== stored.width > stored.height;
    const original = isTurned ? { width: stored.height, height: stored.width } : stored;
    return { source, width, height, original, close: () => source.close() };
  } catch {
    return undefined;
  } finally {
    decoder.close();
  }
}
