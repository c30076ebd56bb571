import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` per view. A second action is `secondary`, a third is `text`. */
  variant?: 'primary' | 'secondary' | 'text' | 'danger' | undefined;
  size?: 'large' | 'medium' | 'small' | 'desk' | 'deskSmall' | undefined;
  /** Rendered before the label. */
  icon?: ReactNode;
  /** While loading, the button keeps its width and the focus, and ignores presses. */
  loading?: boolean | undefined;
  /** Replaces the label while loading. Both are laid out, so that nothing moves. */
  loadingLabel?: string | undefined;
  /** The element that replaces `<button>`: a link of the router, or `<a href>`. */
  render?: ReactElement | undefined;
}

function stopPress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Renders a `<button type="button">`, or the element in `render`. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', icon, loading = false, loadingLabel, render, ...rest } = props;
  const { className, children, ref, onClick, ...others } = rest;
  const own = {
    type: render ? undefined : ('button' as const),
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    ...(loading ? { 'aria-busy': true, 'aria-disabled': true, 'data-loading': '' } : {}),
    onClick: loading ? stopPress : onClick,
    children: (
      <>
        <span className={styles.label} aria-hidden={loading && loadingLabel ? true : undefined}>
          {icon}
          {children}
        </span>
        {(loading || loadingLabel) && (
          <span className={styles.busy} aria-hidden={loading ? undefined : true}>
            <span className={styles.spinner} />
            {loadingLabel}
          </span>
        )}
      </>
    ),
  };
  return useRender({ defaultTagName: 'button', render, ref, props: mergeProps<'button'>(own, others) });
}
