/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const velinTemplate: GalleryTemplate = {
  id: 'velin',
  name: 'Vélin',
  englishName: 'Vellum',
  occasion: 'wedding',
  size: { width: 140, height: 100 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#fbf7ef', '#8d6c3a', '#2b2622'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/velin-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 400,
      avifSrcSet: `${new URL('../../../pictures/velin-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/velin-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/velin-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 400,
      avifSrcSet: `${new URL('../../../pictures/velin-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/velin-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
