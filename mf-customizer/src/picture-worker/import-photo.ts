import { photoLimits } from '@aimante/api-contract/photos';
import type { Size } from '@aimante/print';
import { needsServerReading } from '@aimante/print';
import { createSurface, type DrawingSurface } from './drawing-surface.ts';
import { previewScale, scaled, thumbnailScale } from './preview-size.ts';
import { convertPicture } from './reading/convert-picture.ts';
import { type DecodedPicture, decodeReduced, decodeWhole } from './reading/decode-picture.ts';
import { digestOf } from './reading/digest.ts';
import { type Excess, excessOf } from './reading/excess.ts';
import { inspectJpeg, inspectPng, type PictureFacts } from './reading/inspect-picture.ts';
import { type BrowserFormat, type FileFormat, sniffFormat } from './reading/sniff-format.ts';

/** Of what the browser makes smaller: the largest phones take 200 megapixels. */
const LARGEST_FILE_BYTES = 100 * 1024 * 1024;
const LARGEST_JPEG_PIXELS = 210_000_000;
/** Minimum side in pixels. Less is a dot on the magnet. */
const MIN_SIDE = 32;
const HALF = 1 / 2;
const SMALLER_QUALITY = 0.92;

export type ImportProblem =
  | 'empty'
  | 'tooHeavy'
  | 'tooManyPixels'
  /** Over what the browser makes smaller, in bytes, or in pixels of a JPEG. */
  | 'hugeFile'
  | 'hugeJpeg'
  | 'tooSmall'
  | 'truncated'
  | 'animated'
  | 'video'
  /** The name is that of a picture, but the content is not. */
  | 'notAPicture'
  | 'otherFile'
  | 'otherFormat'
  | 'notConverted'
  /** Only the server reads its colours as printed, and it did not answer. */
  | 'needsServer'
  /** The browser cannot read the file any more: it was deleted or moved, or its card was removed. */
  | 'gone'
  /** The reader did not start, or ran out of memory. */
  | 'notRead'
  | 'unreadable';

export interface ImportedPhoto {
  /** Of the original, after the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** Equal for equal files. */
  readonly digest?: string;
  readonly preview: Blob;
  readonly thumbnail: Blob;
}

export type ImportResult =
  | ImportedPhoto
  | { readonly problem: ImportProblem }
  | { readonly isHeic: true }
  /** The photo in a format that is printed. */
  | { readonly converted: Blob }
  | { readonly isForServer: true };

function problemOf(facts: PictureFacts | undefined, format: 'jpeg' | 'png'): ImportProblem | undefined {
  if (!facts) return 'unreadable';
  const pixels = facts.width * facts.height;
  if (format === 'jpeg' && pixels > LARGEST_JPEG_PIXELS) return 'hugeJpeg';
  if (format === 'png' && pixels > photoLimits.pixels) return 'tooManyPixels';
  if (facts.isTruncated) return 'truncated';
  if (facts.isAnimated) return 'animated';
  return Math.min(facts.width, facts.height) < MIN_SIDE ? 'tooSmall' : undefined;
}

const problemOfFormat = {
  animation: 'animated',
  video: 'video',
  'other-picture': 'otherFormat',
  unknown: 'notAPicture',
} as const satisfies Partial<Record<FileFormat, ImportProblem>>;

/** Checks a file by its content, then creates what the screen needs. The original is not changed. */
export async function importPhoto(file: Blob): Promise<ImportResult> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > LARGEST_FILE_BYTES) return { problem: 'hugeFile' };
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { problem: 'gone' };
  const bytes = new Uint8Array(buffer);
  const format = sniffFormat(bytes);
  return format === 'jpeg' || format === 'png' ? importPrinted(bytes, format) : importOther(bytes, format);
}

/** A file that is printed as it is, if it is not too large. */
async function importPrinted(bytes: Uint8Array<ArrayBuffer>, format: 'jpeg' | 'png'): Promise<ImportResult> {
  const facts = format === 'jpeg' ? inspectJpeg(bytes) : inspectPng(bytes);
  const problem = problemOf(facts, format);
  if (!facts || problem) return { problem: problem ?? 'unreadable' };
  const excess = excessOf(bytes.length, facts);
  if (await needsServerReading(bytes, format)) return excess ? { problem: excess } : { isForServer: true };
  if (excess) return makeSmaller(bytes, { format, facts, excess });
  const reduced = format === 'jpeg' ? await decodeReduced({ bytes, stored: facts }, previewScale(facts)) : undefined;
  const picture = reduced ?? (await decodeWhole(bytes, format));
  if (!picture) return { problem: 'unreadable' };
  const [pictures, digest] = await Promise.all([makePictures(picture), digestOf(bytes)]);
  return digest ? { ...pictures, digest } : pictures;
}

interface TooLarge {
  readonly format: 'jpeg' | 'png';
  readonly facts: PictureFacts;
  readonly excess: Excess;
}

/** A JPEG that may be sent and printed. Only some browsers decode half of the pixels without decoding all. */
async function makeSmaller(bytes: Uint8Array<ArrayBuffer>, { format, facts, excess }: TooLarge): Promise<ImportResult> {
  const picture =
    excess === 'tooManyPixels' ? await decodeReduced({ bytes, stored: facts }, HALF) : await decodeWhole(bytes, format);
  if (!picture) return { problem: excess };
  const { width, height } = picture;
  const surface = drawScaled(picture, { width, height });
  picture.close();
  const converted = await surface.toBlob('image/jpeg', SMALLER_QUALITY);
  surface.release();
  return converted.size > photoLimits.bytes ? { problem: excess } : { converted };
}

/** A file that is not printed as it is. */
async function importOther(
  bytes: Uint8Array<ArrayBuffer>,
  format: Exclude<FileFormat, 'jpeg' | 'png'>,
): Promise<ImportResult> {
  if (format === 'heic') return { isHeic: true };
  if (format === 'tiff') return bytes.length > photoLimits.bytes ? { problem: 'tooHeavy' } : { isForServer: true };
  return isBrowserFormat(format) ? convert(bytes, format) : { problem: problemOfFormat[format] };
}

const isBrowserFormat = (format: FileFormat): format is BrowserFormat =>
  ['webp', 'avif', 'gif', 'bmp'].includes(format);

async function convert(bytes: Uint8Array<ArrayBuffer>, format: BrowserFormat): Promise<ImportResult> {
  const converted = await convertPicture(bytes, { format, maxPixels: photoLimits.pixels });
  if (converted === 'tooManyPixels') return { problem: converted };
  return converted ? { converted } : { problem: 'unreadable' };
}

async function makePictures(picture: DecodedPicture): Promise<ImportedPhoto> {
  const { width, height } = picture.original;
  const preview = drawScaled(picture, scaled(picture.original, previewScale(picture.original)));
  picture.close();
  const whole = { source: preview.source, width: preview.source.width, height: preview.source.height };
  const small = drawScaled(whole, scaled(whole, thumbnailScale(whole)));
  try {
    const [previewBlob, thumbnail] = await Promise.all([
      preview.toBlob('image/jpeg', 0.92),
      small.toBlob('image/jpeg', 0.85),
    ]);
    return { width, height, preview: previewBlob, thumbnail };
  } finally {
    preview.release();
    small.release();
  }
}

interface Drawable extends Size {
  readonly source: CanvasImageSource;
}

function drawScaled({ source, width }: Drawable, size: Size): DrawingSurface {
  const surface = createSurface(size.width, size.height);
  // Down to a half, a better filter would average the same four pixels in three times the time.
  if (size.width >= width / 2) surface.context.imageSmoothingQuality = 'low';
  surface.context.drawImage(source, 0, 0, size.width, size.height);
  return surface;
}
