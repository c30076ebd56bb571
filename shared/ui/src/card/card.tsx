import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** `sheet` is white with a hairline, `sand` is the muted background of a summary. */
  tone?: 'sheet' | 'sand' | undefined;
  padding?: 'none' | 'small' | 'medium' | undefined;
  render?: ReactElement | undefined;
}

/** Renders a `<div>`, or the element in `render` (`<section>`, `<article>`, `<li>`). */
export function Card({ tone = 'sheet', padding = 'medium', render, className, ref, ...rest }: CardProps) {
  const own = { className: classNames(styles.card, className), 'data-tone': tone, 'data-padding': padding };
  return useRender({ defaultTagName: 'div', render, ref, props: mergeProps<'div'>(own, rest) });
}
