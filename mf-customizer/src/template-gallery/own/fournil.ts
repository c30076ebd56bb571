/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const fournilTemplate: GalleryTemplate = {
  id: 'fournil',
  name: 'Fournil',
  englishName: 'Bakehouse',
  occasion: 'card',
  size: { width: 80, height: 50 },
  photos: 0,
  isFullPhoto: false,
  colours: ['#432a20', '#e0b56a', '#faf3e7'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/fournil-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 350,
      avifSrcSet: `${new URL('../../../pictures/fournil-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/fournil-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/fournil-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 350,
      avifSrcSet: `${new URL('../../../pictures/fournil-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/fournil-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
