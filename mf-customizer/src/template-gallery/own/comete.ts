/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const cometeTemplate: GalleryTemplate = {
  id: 'comete',
  name: 'Comète',
  englishName: 'Comet',
  occasion: 'birth',
  size: { width: 100, height: 70 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#1b2a4a', '#e3b96b', '#faf3e7'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/comete-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 392,
      avifSrcSet: `${new URL('../../../pictures/comete-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/comete-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/comete-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 392,
      avifSrcSet: `${new URL('../../../pictures/comete-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/comete-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
