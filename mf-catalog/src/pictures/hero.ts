/* Made by scripts/make-pictures.ts: edit scripts/own-pictures.ts. */
import type { PictureSource } from '@aimante/ui';

export const heroPicture: PictureSource = {
  src: new URL('../../pictures/hero-1440.jpg', import.meta.url).href,
  width: 1440,
  height: 720,
  avifSrcSet: `${new URL('../../pictures/hero-1024.avif', import.meta.url).href} 1024w, ${new URL('../../pictures/hero-1440.avif', import.meta.url).href} 1440w, ${new URL('../../pictures/hero-2000.avif', import.meta.url).href} 2000w`,
  webpSrcSet: `${new URL('../../pictures/hero-1024.webp', import.meta.url).href} 1024w, ${new URL('../../pictures/hero-1440.webp', import.meta.url).href} 1440w, ${new URL('../../pictures/hero-2000.webp', import.meta.url).href} 2000w`,
};
