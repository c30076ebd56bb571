import { createHash } from 'node:crypto';
import { photoLimits } from '@aimante/api-contract/photos';
import sharp, { type Sharp } from 'sharp';
import { PHOTO_PREVIEW_PX } from '../record/preview-size.ts';

export interface TakenPhoto {
  /** Hash of the uploaded bytes. */
  sha256: string;
  mime: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  original: Buffer;
  preview: Buffer;
}

const signatures = [
  { format: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { format: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: 'tiff', bytes: [0x49, 0x49, 0x2a, 0] },
  { format: 'tiff', bytes: [0x4d, 0x4d, 0, 0x2a] },
] as const;

/** A larger PNG would take too long to encode. A high-quality JPEG shows no difference in print. */
const losslessPixels = 16_000_000;

/**
 * Decodes a photo and encodes it again, upright and in sRGB, so that no metadata, script or trailing bytes are kept.
 * Undefined: not a supported photo.
 */
export async function takePhoto(content: Buffer): Promise<TakenPhoto | undefined> {
  const kind = signatures.find(({ bytes }) => bytes.every((byte, place) => content[place] === byte));
  if (!kind || content.length > photoLimits.bytes) return undefined;
  try {
    const image = sharp(content, { limitInputPixels: photoLimits.pixels, failOn: 'error', autoOrient: true });
    const { format, autoOrient, depth, hasProfile, pages = 1 } = await image.metadata();
    if (format !== kind.format || pages > 1) return undefined;
    const { width, height } = autoOrient;
    const isLossless = format !== 'jpeg' && width * height <= losslessPixels;
    const original = await write(depth === 'uchar' || hasProfile ? image : await inEightBits(image), isLossless);
    return {
      sha256: createHash('sha256').update(content).digest('hex'),
      mime: isLossless ? 'image/png' : 'image/jpeg',
      width,
      height,
      original,
      preview: await previewOf(original),
    };
  } catch {
    return undefined;
  }
}

/** sharp shifts 16-bit colours while it attaches a profile. */
const inEightBits = async (image: Sharp): Promise<Sharp> =>
  sharp(await image.toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer());

function write(image: Sharp, isLossless: boolean): Promise<Buffer> {
  const plain = image.flatten({ background: '#ffffff' }).toColourspace('srgb').withIccProfile('srgb');
  return (
    isLossless ? plain.png({ compressionLevel: 6 }) : plain.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  ).toBuffer();
}

const previewOf = (original: Buffer): Promise<Buffer> =>
  sharp(original)
    .resize({ width: PHOTO_PREVIEW_PX, height: PHOTO_PREVIEW_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
