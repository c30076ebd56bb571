import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** `text` is a line of the text around it; a `block` takes its size from `style` or `className`. */
  shape?: 'text' | 'block' | 'circle' | undefined;
  width?: string | undefined;
  height?: string | undefined;
  /** Width over height: keeps the place of a picture. */
  ratio?: number | undefined;
}

/**
 * The place of what is on its way, at its final size; it shows after 300 ms only.
 * Hidden from screen readers: the region around it says `aria-busy`.
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
