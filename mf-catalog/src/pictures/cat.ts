/* Made by scripts/make-pictures.ts: edit scripts/own-pictures.ts. */
import type { PictureSource } from '@aimante/ui';

export const catPicture: PictureSource = {
  src: new URL('../../pictures/cat-320.jpg', import.meta.url).href,
  width: 320,
  height: 320,
  avifSrcSet: `${new URL('../../pictures/cat-160.avif', import.meta.url).href} 160w, ${new URL('../../pictures/cat-320.avif', import.meta.url).href} 320w, ${new URL('../../pictures/cat-480.avif', import.meta.url).href} 480w`,
  webpSrcSet: `${new URL('../../pictures/cat-160.webp', import.meta.url).href} 160w, ${new URL('../../pictures/cat-320.webp', import.meta.url).href} 320w, ${new URL('../../pictures/cat-480.webp', import.meta.url).href} 480w`,
};
