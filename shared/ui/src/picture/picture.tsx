import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/** One picture in the sizes and formats that exist of it. */
export interface PictureSource {
  /** The JPEG (or PNG) that every browser reads. */
  src: string;
  width: number;
  height: number;
  srcSet?: string | undefined;
  webpSrcSet?: string | undefined;
  avifSrcSet?: string | undefined;
  /** A tiny picture as a data address: shown blurred until the real one is there. */
  placeholder?: string | undefined;
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> {
  source: PictureSource;
  /** Empty for decoration. */
  alt: string;
  /** The width that the layout gives it, as in `sizes`. */
  sizes: string;
  /** The one largest picture of a page: loaded at once, before the others. */
  isPriority?: boolean | undefined;
  /** Width over height of the box; the picture fills it. Without it, its own. */
  ratio?: number | undefined;
}

/** Keeps its place before it loads. `ref` and the rest go to the `<img>`. */
export function Picture({ source, alt, sizes, isPriority = false, ratio, className, style, ...rest }: PictureProps) {
  const { src, width, height, srcSet, webpSrcSet, avifSrcSet, placeholder } = source;
  return (
    <picture className={styles.picture}>
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
      {webpSrcSet && <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />}
      <img
        loading={isPriority ? 'eager' : 'lazy'}
        decoding={isPriority ? 'sync' : 'async'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        {...rest}
        {...{ srcSet, sizes, src, width, height }}
        alt={alt}
        className={classNames(styles.image, className)}
        style={{ aspectRatio: ratio, backgroundImage: placeholder && `url("${placeholder}")`, ...style }}
      />
    </picture>
  );
}
