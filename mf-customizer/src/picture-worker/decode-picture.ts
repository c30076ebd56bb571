import type { Size } from '@aimante/print';

/** A picture's pixels, upright. */
export interface DecodedPicture extends Size {
  readonly source: ImageBitmap | VideoFrame;
  /** Of the whole picture, which may have been decoded smaller. */
  readonly original: Size;
  close(): void;
}

export interface JpegFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As stored: the orientation has not been applied. */
  readonly stored: Size;
}

/** What a JPEG can be decoded at in less time than in full: by leaving out fine detail, not by shrinking what was decoded. */
const REDUCTIONS = [1 / 8, 1 / 4, 1 / 2];
/** Sides that differ by less may be equal once they are reduced: then nobody could say whether the picture was turned. */
const TELLING = 8;

/** Whether decoders of this browser say how a frame has to be turned, and turn it when it is drawn. */
const canReduce = () =>
  typeof ImageDecoder !== 'undefined' && typeof VideoFrame !== 'undefined' && 'rotation' in VideoFrame.prototype;

export async function decodeWhole(file: Blob): Promise<DecodedPicture> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = source;
  return { source, width, height, original: { width, height }, close: () => source.close() };
}

/** No smaller than `scale` of a JPEG: a half or less takes half the time, and a quarter of the memory. Undefined where it cannot be had so. */
export async function decodeReduced(file: JpegFile, scale: number): Promise<DecodedPicture | undefined> {
  const reduction = REDUCTIONS.find((each) => each >= scale);
  const { bytes, stored } = file;
  const difference = Math.abs(stored.width - stored.height);
  if (reduction === undefined || (difference > 0 && difference < TELLING) || !canReduce()) return undefined;
  const decoder = new ImageDecoder({
    data: bytes,
    type: 'image/jpeg',
    desiredWidth: Math.ceil(stored.width * reduction),
    desiredHeight: Math.ceil(stored.height * reduction),
  });
  try {
    const { image } = await decoder.decode();
    const { displayWidth: width, displayHeight: height } = image;
    const isTurned = width > height !== stored.width > stored.height;
    const original = isTurned ? { width: stored.height, height: stored.width } : stored;
    return { source: image, width, height, original, close: () => image.close() };
  } catch {
    return undefined;
  } finally {
    decoder.close();
  }
}
