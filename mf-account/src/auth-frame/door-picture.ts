import type { PictureSource } from '@aimante/ui';

export const doorPicture: PictureSource = {
  src: new URL('../../pictures/door-720.jpg', import.meta.url).href,
  width: 720,
  height: 864,
  avifSrcSet: `${new URL('../../pictures/door-720.avif', import.meta.url).href} 720w, ${new URL('../../pictures/door-1080.avif', import.meta.url).href} 1080w`,
  webpSrcSet: `${new URL('../../pictures/door-720.webp', import.meta.url).href} 720w, ${new URL('../../pictures/door-1080.webp', import.meta.url).href} 1080w`,
};
