import type { PictureFormat } from '@aimante/api-contract';
import type { Sharp } from 'sharp';

export const pictureFormats: readonly PictureFormat[] = ['avif', 'webp', 'jpg'];
export const mimeTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
const widths = [320, 640, 960, 1600];

/** A picture is never enlarged: one smaller than a width is served at its own width. */
export function widthsFor(pictureWidth: number): number[] {
  const fitting = widths.filter((width) => width <= pictureWidth);
  return fitting.length > 0 ? fitting : [pictureWidth];
}

export function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 50, effort: 3 });
  if (format === 'webp') return picture.webp({ quality: 76 });
  return picture.jpeg({ quality: 78, mozjpeg: true });
}
