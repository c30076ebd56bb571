/* Made by scripts/make-pictures.ts: edit scripts/own-pictures.ts. */
import type { PictureSource } from '@aimante/ui';

export const cakePicture: PictureSource = {
  src: new URL('../../pictures/cake-160.jpg', import.meta.url).href,
  width: 160,
  height: 160,
  avifSrcSet: `${new URL('../../pictures/cake-160.avif', import.meta.url).href} 160w, ${new URL('../../pictures/cake-320.avif', import.meta.url).href} 320w`,
  webpSrcSet: `${new URL('../../pictures/cake-160.webp', import.meta.url).href} 160w, ${new URL('../../pictures/cake-320.webp', import.meta.url).href} 320w`,
};
