import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useOverlayContainer } from '../overlay/overlay-container.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  content: ReactNode;
  /**
   * The control that it explains. It needs its own accessible name, because touch and screen readers do not get the
   * tooltip.
   */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  className?: string | undefined;
}

/** A short text on hover and focus that explains an icon. Never the only place of a text. */
export function Tooltip({ content, children, side = 'top', className }: TooltipProps) {
  const container = useOverlayContainer();
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal container={container}>
        <Base.Positioner className={styles.positioner} side={side} sideOffset={8} collisionPadding={8}>
          <Base.Popup aria-hidden="true" className={classNames(styles.popup, className)}>
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
