import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './link.module.css';

export interface LinkProps extends ComponentProps<'a'> {
  /** `inline` stands in a sentence, `quiet` takes the colour around it and is underlined on hover. */
  variant?: 'inline' | 'quiet' | undefined;
  /** The router's link, which then carries the address. */
  render?: ReactElement | undefined;
}

/** Renders an `<a>`, or what `render` says. */
export function Link({ variant = 'inline', render, className, ref, ...rest }: LinkProps) {
  const own = { className: classNames(styles.link, className), 'data-variant': variant };
  return useRender({ defaultTagName: 'a', render, ref, props: mergeProps<'a'>(own, rest) });
}
