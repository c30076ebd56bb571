import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name. */
  label: string;
  /** The icon. It is hidden from screen readers. */
  children: ComponentProps<'button'>['children'];
  variant?: 'outline' | 'ghost' | undefined;
  size?: 'medium' | 'desk' | undefined;
  render?: ReactElement | undefined;
}

/** A round 44 px target with only an icon. Renders a `<button type="button">`, or the element in `render`. */
export function IconButton(props: IconButtonProps) {
  const { label, variant = 'outline', size = 'medium', render, className, ref, ...rest } = props;
  const own = {
    type: render ? undefined : ('button' as const),
    className: classNames(styles.button, className),
    'aria-label': label,
    'data-variant': variant,
    'data-size': size,
  };
  return useRender({ defaultTagName: 'button', render, ref, props: mergeProps<'button'>(own, rest) });
}
