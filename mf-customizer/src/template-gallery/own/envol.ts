/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const envolTemplate: GalleryTemplate = {
  id: 'envol',
  name: 'Envol',
  englishName: 'Lift-off',
  occasion: 'birth',
  size: { width: 100, height: 70 },
  photos: 1,
  isFullPhoto: true,
  colours: ['#1f2f4a', '#ffffff'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/envol-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 392,
      avifSrcSet: `${new URL('../../../pictures/envol-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/envol-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/envol-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 392,
      avifSrcSet: `${new URL('../../../pictures/envol-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/envol-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
