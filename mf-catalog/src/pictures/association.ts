/* Made by scripts/make-pictures.ts: edit scripts/own-pictures.ts. */
import type { PictureSource } from '@aimante/ui';

export const associationPicture: PictureSource = {
  src: new URL('../../pictures/association-400.jpg', import.meta.url).href,
  width: 400,
  height: 300,
  avifSrcSet: `${new URL('../../pictures/association-400.avif', import.meta.url).href} 400w, ${new URL('../../pictures/association-800.avif', import.meta.url).href} 800w`,
  webpSrcSet: `${new URL('../../pictures/association-400.webp', import.meta.url).href} 400w, ${new URL('../../pictures/association-800.webp', import.meta.url).href} 800w`,
};
