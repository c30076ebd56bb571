/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const ligneTemplate: GalleryTemplate = {
  id: 'ligne',
  name: 'Ligne',
  englishName: 'Line',
  occasion: 'card',
  size: { width: 80, height: 50 },
  photos: 0,
  isFullPhoto: false,
  colours: ['#ffffff', '#163a5f', '#454b56'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/ligne-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 350,
      avifSrcSet: `${new URL('../../../pictures/ligne-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/ligne-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/ligne-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 350,
      avifSrcSet: `${new URL('../../../pictures/ligne-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/ligne-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
