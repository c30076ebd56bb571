/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const instantTemplate: GalleryTemplate = {
  id: 'instant',
  name: 'Instant',
  englishName: 'Snapshot',
  occasion: 'photo',
  size: { width: 50, height: 50 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#fffdf9', '#1f2f4a'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/instant-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 560,
      avifSrcSet: `${new URL('../../../pictures/instant-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/instant-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/instant-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 560,
      avifSrcSet: `${new URL('../../../pictures/instant-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/instant-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
