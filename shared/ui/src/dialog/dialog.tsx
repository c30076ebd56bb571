import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactElement, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useOverlayContainer } from '../overlay/overlay-container.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  title: ReactNode;
  /** The accessible name of the close button. */
  closeLabel: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at its foot, the one that goes on last. */
  actions?: ReactNode;
  /** The button that opens it; without one, give `open` and `onOpenChange`. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  size?: 'medium' | 'wide' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A modal window. Escape and a press outside close it; the focus comes back to where it was. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, description, children, actions, trigger, size = 'medium', className, ref } = props;
  const container = useOverlayContainer();
  return (
    <Base.Root
      open={props.open}
      defaultOpen={props.defaultOpen}
      onOpenChange={props.onOpenChange && ((open) => props.onOpenChange?.(open))}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal container={container}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup ref={ref} className={classNames(styles.popup, className)} data-size={size}>
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                className={styles.close}
                render={
                  <IconButton label={closeLabel} variant="ghost">
                    <X />
                  </IconButton>
                }
              />
            </div>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
