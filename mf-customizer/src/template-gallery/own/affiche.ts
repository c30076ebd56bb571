/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const afficheTemplate: GalleryTemplate = {
  id: 'affiche',
  name: 'Affiche',
  englishName: 'Poster',
  occasion: 'wedding',
  size: { width: 140, height: 100 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#c8623f', '#faf3e7', '#f0c9b8'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/affiche-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 400,
      avifSrcSet: `${new URL('../../../pictures/affiche-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/affiche-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/affiche-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 400,
      avifSrcSet: `${new URL('../../../pictures/affiche-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/affiche-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
