/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const colonneTemplate: GalleryTemplate = {
  id: 'colonne',
  name: 'Colonne',
  englishName: 'Column',
  occasion: 'calendar',
  size: { width: 100, height: 140 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#ffffff', '#1c1917', '#e4572e'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/colonne-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 784,
      avifSrcSet: `${new URL('../../../pictures/colonne-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/colonne-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/colonne-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 784,
      avifSrcSet: `${new URL('../../../pictures/colonne-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/colonne-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
