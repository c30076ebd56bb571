/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const hublotTemplate: GalleryTemplate = {
  id: 'hublot',
  name: 'Hublot',
  englishName: 'Porthole',
  occasion: 'photo',
  size: { width: 50, height: 50 },
  photos: 1,
  isFullPhoto: false,
  colours: ['#1f2f4a', '#faf3e7'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/hublot-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 560,
      avifSrcSet: `${new URL('../../../pictures/hublot-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/hublot-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/hublot-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 560,
      avifSrcSet: `${new URL('../../../pictures/hublot-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/hublot-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
