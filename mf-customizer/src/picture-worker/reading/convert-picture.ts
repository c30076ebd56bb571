import { createSurface } from '../drawing-surface.ts';
import { decodeWhole } from './decode-picture.ts';
import type { BrowserFormat } from './sniff-format.ts';

/** Formats with flat colours, where a JPEG would show. A larger one is a photo. */
const LOSSLESS: readonly BrowserFormat[] = ['gif', 'bmp'];
const LARGEST_PNG_PIXELS = 4_000_000;
const JPEG_QUALITY = 0.97;

interface ConvertOptions {
  readonly format: BrowserFormat;
  readonly maxPixels: number;
}

/**
 * The picture as a JPEG or PNG in sRGB, which the server prints. Preview and print then have the same pixels. Undefined:
 * the browser cannot read it.
 */
export async function convertPicture(
  bytes: Uint8Array<ArrayBuffer>,
  { format, maxPixels }: ConvertOptions,
): Promise<Blob | 'tooManyPixels' | undefined> {
  const picture = await decodeWhole(bytes, format);
  if (!picture) return undefined;
  const { width, height, source } = picture;
  try {
    if (width * height > maxPixels) return 'tooManyPixels';
    const surface = createSurface(width, height);
    surface.context.drawImage(source, 0, 0);
    const isLossless = LOSSLESS.includes(format) && width * height <= LARGEST_PNG_PIXELS;
    const blob = await (isLossless ? surface.toBlob('image/png') : surface.toBlob('image/jpeg', JPEG_QUALITY));
    surface.release();
    return blob;
  } finally {
    picture.close();
  }
}
