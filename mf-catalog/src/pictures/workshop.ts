/* Made by scripts/make-pictures.ts: edit scripts/own-pictures.ts. */
import type { PictureSource } from '@aimante/ui';

export const workshopPicture: PictureSource = {
  src: new URL('../../pictures/workshop-800.jpg', import.meta.url).href,
  width: 800,
  height: 600,
  avifSrcSet: `${new URL('../../pictures/workshop-400.avif', import.meta.url).href} 400w, ${new URL('../../pictures/workshop-800.avif', import.meta.url).href} 800w, ${new URL('../../pictures/workshop-1200.avif', import.meta.url).href} 1200w`,
  webpSrcSet: `${new URL('../../pictures/workshop-400.webp', import.meta.url).href} 400w, ${new URL('../../pictures/workshop-800.webp', import.meta.url).href} 800w, ${new URL('../../pictures/workshop-1200.webp', import.meta.url).href} 1200w`,
};
