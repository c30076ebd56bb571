import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** `text` is one line of the surrounding text. A `block` gets its size from `style` or `className`. */
  shape?: 'text' | 'block' | 'circle' | undefined;
  width?: string | undefined;
  height?: string | undefined;
  /** Width divided by height: reserves the space of a picture. */
  ratio?: number | undefined;
}

/**
 * Reserves the space of loading content at its final size. It appears only after 300 ms. Hidden from screen readers:
 * the region around it has `aria-busy`.
 */
export function Skeleton({ shape = 'text', width, height, ratio, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={classNames(styles.skeleton, className)}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio, ...style }}
    />
  );
}
