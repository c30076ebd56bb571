import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary a view; a second action is `secondary`, a third is `text`. */
  variant?: 'primary' | 'secondary' | 'text' | 'danger' | undefined;
  size?: 'large' | 'medium' | 'small' | 'desk' | 'deskSmall' | undefined;
  /** Stands before the label. */
  icon?: ReactNode;
  /** Busy: keeps its width and the focus, and answers no press. */
  loading?: boolean | undefined;
  /** What the label becomes while busy; both are laid out, so that nothing moves. */
  loadingLabel?: string | undefined;
  /** The element to be instead of a `<button>`: a link of the router, `<a href>`. */
  render?: ReactElement | undefined;
}

function stopPress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Renders a `<button type="button">`, or what `render` says. */
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
