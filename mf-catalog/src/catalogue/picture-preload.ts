import { pictureSources, pictureUrl } from '@aimante/api-contract';
import type { ProductTile } from '@aimante/api-contract/catalogue';
import type { ImagePreload } from '@aimante/contract';

/**
 * Preload of a page's largest picture for the head, before any script, in the format that all supported browsers read.
 */
export function picturePreload(picture: ProductTile['picture'] | undefined, sizes: string): readonly ImagePreload[] {
  if (!picture) return [];
  const width = picture.widths.at(-1) ?? picture.width;
  return [
    {
      href: pictureUrl(picture, width, 'avif'),
      imageSrcSet: pictureSources(picture, 'avif'),
      imageSizes: sizes,
      type: 'image/avif',
    },
  ];
}
