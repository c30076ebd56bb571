import { pictureSources, pictureUrl } from '@aimante/api-contract';
import type { Picture as ShopPictureData } from '@aimante/api-contract/catalogue';
import { Picture } from '@aimante/ui';
import styles from './shop-picture.module.css';

interface ShopPictureProps {
  readonly picture: Pick<ShopPictureData, 'base' | 'width' | 'height' | 'widths' | 'alt'> | undefined;
  /** Width in the layout, as in `sizes`. */
  readonly sizes: string;
  readonly ratio?: number;
  readonly isPriority?: boolean;
  /** Replaces the picture's own text. Empty if a text beside it says the same. */
  readonly alt?: string;
}

const PLAIN_WIDTH = 640;

/** A picture of the shop, which the site serves itself, or a blank magnet if there is none. */
export function ShopPicture({ picture, sizes, ratio, isPriority = false, alt }: ShopPictureProps) {
  if (!picture) return <span className={styles.missing} />;
  const width = picture.widths.find((each) => each >= PLAIN_WIDTH) ?? picture.widths.at(-1) ?? picture.width;
  const source = {
    src: pictureUrl(picture, width),
    width,
    height: Math.round((width * picture.height) / picture.width),
    avifSrcSet: pictureSources(picture, 'avif'),
    webpSrcSet: pictureSources(picture, 'webp'),
  };
  return (
    <Picture source={source} alt={alt ?? picture.alt} sizes={sizes} isPriority={isPriority} {...(ratio && { ratio })} />
  );
}
