/* Made by scripts/make-pictures.ts: edit scripts/own-pictures.ts. */
import type { PictureSource } from '@aimante/ui';

export const inspirationBedroomPicture: PictureSource = {
  src: new URL('../../pictures/inspiration-bedroom-480.jpg', import.meta.url).href,
  width: 480,
  height: 600,
  avifSrcSet: `${new URL('../../pictures/inspiration-bedroom-320.avif', import.meta.url).href} 320w, ${new URL('../../pictures/inspiration-bedroom-480.avif', import.meta.url).href} 480w, ${new URL('../../pictures/inspiration-bedroom-640.avif', import.meta.url).href} 640w`,
  webpSrcSet: `${new URL('../../pictures/inspiration-bedroom-320.webp', import.meta.url).href} 320w, ${new URL('../../pictures/inspiration-bedroom-480.webp', import.meta.url).href} 480w, ${new URL('../../pictures/inspiration-bedroom-640.webp', import.meta.url).href} 640w`,
};
