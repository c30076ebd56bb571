/* Made by scripts/make-pictures.ts: edit scripts/own-pictures.ts. */
import type { PictureSource } from '@aimante/ui';

export const heroPhonePicture: PictureSource = {
  src: new URL('../../pictures/hero-phone-736.jpg', import.meta.url).href,
  width: 736,
  height: 589,
  avifSrcSet: `${new URL('../../pictures/hero-phone-480.avif', import.meta.url).href} 480w, ${new URL('../../pictures/hero-phone-736.avif', import.meta.url).href} 736w, ${new URL('../../pictures/hero-phone-1100.avif', import.meta.url).href} 1100w`,
  webpSrcSet: `${new URL('../../pictures/hero-phone-480.webp', import.meta.url).href} 480w, ${new URL('../../pictures/hero-phone-736.webp', import.meta.url).href} 736w, ${new URL('../../pictures/hero-phone-1100.webp', import.meta.url).href} 1100w`,
};
