import type { Size } from '@aimante/print';

/** The longer side of what is moved about on the screen. */
const LONGEST = 2048;
/** A panorama keeps so many pixels across, as long as the whole is no more than a square of the longest side. */
const LEAST_ACROSS = 1024;
const THUMBNAIL = 512;
/** To these a JPEG is decoded at once, in half the time: for so little more, a decoder would have to do it all. */
const SOON_DECODED = [1 / 8, 1 / 4, 1 / 2];
const NEARLY = 1.05;

export function previewScale({ width, height }: Size): number {
  const bySide = LONGEST / Math.max(width, height);
  const byArea = LONGEST / Math.sqrt(width * height);
  const acrossWanted = LEAST_ACROSS / Math.min(width, height);
  const scale = Math.min(1, Math.max(bySide, Math.min(byArea, acrossWanted)));
  return SOON_DECODED.find((each) => scale >= each && scale < each * NEARLY) ?? scale;
}

export function thumbnailScale({ width, height }: Size): number {
  return Math.min(1, THUMBNAIL / Math.min(width, height), (2 * THUMBNAIL) / Math.max(width, height));
}

export function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
