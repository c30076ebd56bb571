import type { Size } from '@aimante/print';

/** Longer side of the preview on the screen, in pixels. */
const LONGEST = 2048;
/** Minimum of the shorter side for a panorama, as long as its area is at most that of a square of `LONGEST`. */
const LEAST_ACROSS = 1024;
/** Shorter side. The browser keeps all thumbnails of a list decoded: with 512, 127 MB for 60 photos. */
const THUMBNAIL = 384;
/**
 * Scales that a JPEG decodes to directly, in half the time. A scale that is slightly larger is rounded down to one,
 * because it would need a full decode.
 */
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
