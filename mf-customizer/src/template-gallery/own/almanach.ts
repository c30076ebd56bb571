/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const almanachTemplate: GalleryTemplate = {
  id: 'almanach',
  name: 'Almanach',
  englishName: 'Almanac',
  occasion: 'calendar',
  size: { width: 100, height: 140 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#faf7f2', '#2f2723', '#7a4a32'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/almanach-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 784,
      avifSrcSet: `${new URL('../../../pictures/almanach-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/almanach-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/almanach-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 784,
      avifSrcSet: `${new URL('../../../pictures/almanach-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/almanach-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
