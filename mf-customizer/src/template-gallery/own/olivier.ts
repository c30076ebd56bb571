/* Made by scripts/make-previews.ts: edit templates.json. */
import type { GalleryTemplate } from '../gallery-template.ts';

export const olivierTemplate: GalleryTemplate = {
  id: 'olivier',
  name: 'Olivier',
  englishName: 'Olive branch',
  occasion: 'wedding',
  size: { width: 140, height: 100 },
  photos: 0,
  isFullPhoto: false,
  colours: ['#eef1e8', '#8ea58c', '#d9a13b'],
  pictures: {
    fr: {
      src: new URL('../../../pictures/olivier-fr-560.jpg', import.meta.url).href,
      width: 560,
      height: 400,
      avifSrcSet: `${new URL('../../../pictures/olivier-fr-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/olivier-fr-560.avif', import.meta.url).href} 560w`,
    },
    en: {
      src: new URL('../../../pictures/olivier-en-560.jpg', import.meta.url).href,
      width: 560,
      height: 400,
      avifSrcSet: `${new URL('../../../pictures/olivier-en-320.avif', import.meta.url).href} 320w, ${new URL('../../../pictures/olivier-en-560.avif', import.meta.url).href} 560w`,
    },
  },
};
