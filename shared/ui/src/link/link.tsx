import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './link.module.css';

export interface LinkProps extends ComponentProps<'a'> {
  /** `inline` is for a sentence. `quiet` has the colour of the text around it and is underlined on hover. */
  variant?: 'inline' | 'quiet' | undefined;
  /** The link of the router, with the URL on it. */
  render?: ReactElement | undefined;
}

/** Renders an `<a>`, or the element in `render`. */
export function Link({ variant = 'inline', render, className, ref, ...rest }: LinkProps) {
  const own = { className: classNames(styles.link, className), 'data-variant': variant };
  return useRender({ defaultTagName: 'a', render, ref, props: mergeProps<'a'>(own, rest) });
}
