import type { ImagePreload } from '@aimante/contract';
import type { PictureSource } from '@aimante/ui';
import { DESKTOP, HERO_SIZES, PHONE } from './hero-screens.ts';
import { heroPicture } from './pictures/hero.ts';
import { heroPhonePicture } from './pictures/hero-phone.ts';

/** Each screen loads only one of the two pictures. */
export const heroPreloads: readonly ImagePreload[] = [preload(heroPhonePicture, PHONE), preload(heroPicture, DESKTOP)];

function preload({ avifSrcSet = '' }: PictureSource, media: string): ImagePreload {
  const [href = ''] = avifSrcSet.split(' ', 1);
  return { href, imageSrcSet: avifSrcSet, imageSizes: HERO_SIZES, type: 'image/avif', media };
}
