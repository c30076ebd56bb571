/* Made by scripts/make-pictures.ts: edit scripts/own-pictures.ts. */
import type { PictureSource } from '@aimante/ui';

export const giftBoxPicture: PictureSource = {
  src: new URL('../../pictures/gift-box-400.jpg', import.meta.url).href,
  width: 400,
  height: 300,
  avifSrcSet: `${new URL('../../pictures/gift-box-400.avif', import.meta.url).href} 400w, ${new URL('../../pictures/gift-box-800.avif', import.meta.url).href} 800w`,
  webpSrcSet: `${new URL('../../pictures/gift-box-400.webp', import.meta.url).href} 400w, ${new URL('../../pictures/gift-box-800.webp', import.meta.url).href} 800w`,
};
