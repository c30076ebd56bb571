/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const auventTemplate: GalleryTemplate = {
  id: 'auvent',
  name: 'Auvent',
  englishName: 'Awning',
  occasion: 'card',
  size: { width: 80, height: 50 },
  photos: 0,
  isFullPhoto: false,
  colours: ['#fbf7ee', '#ffffff', '#25593f'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/auvent-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 350,
      avifSrcSet: `${new URL('../../../pictures/auvent-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/auvent-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/auvent-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 350,
      avifSrcSet: `${new URL('../../../pictures/auvent-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/auvent-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
