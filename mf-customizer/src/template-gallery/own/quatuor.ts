/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const quatuorTemplate: GalleryTemplate = {
  id: 'quatuor',
  name: 'Quatuor',
  englishName: 'Quartet',
  occasion: 'photo',
  size: { width: 50, height: 50 },
  photos: 4,
  isFullPhoto: false,
  colours: ['#ffffff', '#c8421a'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/quatuor-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 560,
      avifSrcSet: `${new URL('../../../pictures/quatuor-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/quatuor-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/quatuor-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 560,
      avifSrcSet: `${new URL('../../../pictures/quatuor-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/quatuor-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
