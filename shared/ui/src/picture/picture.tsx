import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/** One picture in all its sizes and formats. */
export interface PictureSource {
  /** The JPEG (or PNG) fallback for every browser. */
  src: string;
  width: number;
  height: number;
  srcSet?: string | undefined;
  webpSrcSet?: string | undefined;
  avifSrcSet?: string | undefined;
  /** A tiny picture as a data URL, shown blurred until the picture is loaded. */
  placeholder?: string | undefined;
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> {
  source: PictureSource;
  /** Empty for a decorative picture. */
  alt: string;
  /** The layout width, in the format of `sizes`. */
  sizes: string;
  /** For the largest picture of a page: it loads at once, before the others. */
  isPriority?: boolean | undefined;
  /** Width divided by height of the box that the picture fills. Default: the ratio of the picture. */
  ratio?: number | undefined;
}

/** Reserves its space before it loads. `ref` and the rest go to the `<img>`. */
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
        {...(srcSet && { srcSet, sizes })}
        {...{ src, width, height }}
        alt={alt}
        className={classNames(styles.image, className)}
        style={{ aspectRatio: ratio, backgroundImage: placeholder && `url("${placeholder}")`, ...style }}
      />
    </picture>
  );
}
