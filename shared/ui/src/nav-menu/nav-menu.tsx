import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './nav-menu.module.css';

interface TriggerProps {
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
}

export interface NavMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<TriggerProps>;
  /** Links and buttons. A press on one closes the menu. */
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
}

/**
 * Links behind a button, for a site header. It is a disclosure, not an ARIA menu, so Tab moves through the links. It
 * has a fiftieth of the size of `Menu` and stays in the page's normal flow.
 */
export function NavMenu({ trigger, children, align = 'end', className, ...rest }: NavMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setIsOpen(false);
  };
  const closeOnChoice = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button')) setIsOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble from its trigger and links.
    <div
      {...rest}
      ref={root}
      className={classNames(styles.root, className)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      {cloneElement(trigger, {
        'aria-expanded': isOpen,
        'aria-controls': listId,
        onClick: () => setIsOpen(!isOpen),
      })}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser turns Enter on a link or button into a click. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the clicks bubble from its links and buttons. */}
      <div className={styles.list} id={listId} data-align={align} hidden={!isOpen} onClick={closeOnChoice}>
        {children}
      </div>
    </div>
  );
}
