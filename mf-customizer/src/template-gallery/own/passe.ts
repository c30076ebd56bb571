/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const passeTemplate: GalleryTemplate = {
  id: 'passe',
  name: 'Passe-partout',
  englishName: 'Mount',
  occasion: 'photo',
  size: { width: 50, height: 50 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#efe7da', '#cdc1ac', '#fffdf9'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/passe-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 560,
      avifSrcSet: `${new URL('../../../pictures/passe-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/passe-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/passe-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 560,
      avifSrcSet: `${new URL('../../../pictures/passe-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/passe-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
