import sharp from 'sharp';
import type { Picture } from './draw-picture.ts';

/** A JPEG of one colour with a white corner at its top left. */
export async function picture(
  id: string,
  background = '#336699',
  size = { width: 108, height: 108 },
): Promise<Picture> {
  const corner = { create: { width: 12, height: 12, channels: 3 as const, background: 'white' } };
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return { id, bytes: new Uint8Array(bytes) };
}
