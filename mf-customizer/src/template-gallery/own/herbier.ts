/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const herbierTemplate: GalleryTemplate = {
  id: 'herbier',
  name: 'Herbier',
  englishName: 'Pressed leaves',
  occasion: 'birth',
  size: { width: 100, height: 70 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#fbfaf6', '#8ea58c', '#25493d'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/herbier-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 392,
      avifSrcSet: `${new URL('../../../pictures/herbier-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/herbier-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/herbier-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 392,
      avifSrcSet: `${new URL('../../../pictures/herbier-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/herbier-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
