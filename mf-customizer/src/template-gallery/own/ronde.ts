/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const rondeTemplate: GalleryTemplate = {
  id: 'ronde',
  name: 'Ronde',
  englishName: 'Round',
  occasion: 'calendar',
  size: { width: 100, height: 140 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#ffffff', '#1f2f4a', '#f3f0ea'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/ronde-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 784,
      avifSrcSet: `${new URL('../../../pictures/ronde-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/ronde-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/ronde-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 784,
      avifSrcSet: `${new URL('../../../pictures/ronde-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/ronde-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
