/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const largeTemplate: GalleryTemplate = {
  id: 'large',
  name: 'Grand large',
  englishName: 'Open sea',
  occasion: 'wedding',
  size: { width: 140, height: 100 },
  photos: 1,
  isFullPhoto: true,
  colours: ['#ffffff', '#faf3e7'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/large-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 400,
      avifSrcSet: `${new URL('../../../pictures/large-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/large-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/large-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 400,
      avifSrcSet: `${new URL('../../../pictures/large-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/large-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
