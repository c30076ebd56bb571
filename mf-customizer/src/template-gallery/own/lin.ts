/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const linTemplate: GalleryTemplate = {
  id: 'lin',
  name: 'Lin',
  englishName: 'Linen',
  occasion: 'birth',
  size: { width: 100, height: 70 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#f3ebdf', '#8a6a4c', '#7a4a32'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/lin-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 392,
      avifSrcSet: `${new URL('../../../pictures/lin-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/lin-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/lin-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 392,
      avifSrcSet: `${new URL('../../../pictures/lin-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/lin-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
