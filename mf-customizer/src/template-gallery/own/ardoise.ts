/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const ardoiseTemplate: GalleryTemplate = {
  id: 'ardoise',
  name: 'Ardoise',
  englishName: 'Slate',
  occasion: 'calendar',
  size: { width: 100, height: 140 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#20352d', '#ffffff', '#d9a13b'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/ardoise-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 784,
      avifSrcSet: `${new URL('../../../pictures/ardoise-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/ardoise-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/ardoise-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 784,
      avifSrcSet: `${new URL('../../../pictures/ardoise-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/ardoise-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
