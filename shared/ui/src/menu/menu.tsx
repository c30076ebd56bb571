import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { useOverlayContainer } from '../overlay/overlay-container.ts';
import styles from './menu.module.css';

export interface MenuProps {
  trigger: ReactElement;
  /** `MenuItem`, `MenuLink`, `MenuSeparator`. */
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
}

/** A button that opens a list of actions. Arrow keys, Home, End and typed letters move in the list. */
export function Menu({ trigger, children, align = 'end', open, onOpenChange, className }: MenuProps) {
  const container = useOverlayContainer();
  const triggerId = useId();
  return (
    <Base.Root modal={false} open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      <Base.Trigger id={triggerId} render={trigger} />
      {/* Needs its own landmark: the overlay is outside the landmarks of the page. */}
      <Base.Portal container={container} role="region" aria-labelledby={triggerId}>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={classNames(styles.popup, className)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'plain' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
}

export function MenuItem({ children, icon, onSelect, tone = 'plain', isDisabled }: MenuItemProps) {
  return (
    <Base.Item className={styles.item} data-tone={tone} disabled={isDisabled} onClick={onSelect}>
      {icon}
      {children}
    </Base.Item>
  );
}

export interface MenuLinkProps {
  children: ReactNode;
  icon?: ReactNode;
  /** The link, without content: `<a href>` or a link of the router. */
  render: ReactElement;
  isCurrent?: boolean | undefined;
}

export function MenuLink({ children, icon, render, isCurrent }: MenuLinkProps) {
  return (
    <Base.LinkItem className={styles.item} render={render} closeOnClick aria-current={isCurrent ? 'true' : undefined}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}
