/* Made by scripts/make-pictures.ts: edit scripts/own-pictures.ts. */
import type { PictureSource } from '@aimante/ui';

export const inspirationKitchenPicture: PictureSource = {
  src: new URL('../../pictures/inspiration-kitchen-480.jpg', import.meta.url).href,
  width: 480,
  height: 600,
  avifSrcSet: `${new URL('../../pictures/inspiration-kitchen-320.avif', import.meta.url).href} 320w, ${new URL('../../pictures/inspiration-kitchen-480.avif', import.meta.url).href} 480w, ${new URL('../../pictures/inspiration-kitchen-640.avif', import.meta.url).href} 640w`,
  webpSrcSet: `${new URL('../../pictures/inspiration-kitchen-320.webp', import.meta.url).href} 320w, ${new URL('../../pictures/inspiration-kitchen-480.webp', import.meta.url).href} 480w, ${new URL('../../pictures/inspiration-kitchen-640.webp', import.meta.url).href} 640w`,
};
