/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const vitrineTemplate: GalleryTemplate = {
  id: 'vitrine',
  name: 'Vitrine',
  englishName: 'Shop window',
  occasion: 'card',
  size: { width: 80, height: 50 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#f7e5da', '#8c3f32', '#d9a13b'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/vitrine-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 350,
      avifSrcSet: `${new URL('../../../pictures/vitrine-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/vitrine-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/vitrine-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 350,
      avifSrcSet: `${new URL('../../../pictures/vitrine-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/vitrine-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
