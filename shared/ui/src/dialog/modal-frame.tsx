import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactElement, ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useOverlayContainer } from '../overlay/overlay-container.ts';
import styles from './modal-frame.module.css';

export interface ModalProps {
  title: ReactNode;
  /** The accessible name of the close button. */
  closeLabel: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the bottom, the one that continues last. */
  actions?: ReactNode;
  /** The button that opens it. Without one, pass `open` and `onOpenChange`. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The element with the initial focus. Default: the first focusable one, its close button. */
  initialFocus?: (() => HTMLElement | null | undefined) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

interface ModalFrameProps extends ModalProps {
  viewportClassName: string | undefined;
  side?: string | undefined;
  size?: string | undefined;
}

/** The common parts of a dialog and a drawer: the backdrop, the header with its close button, the footer. */
export function ModalFrame(props: ModalFrameProps) {
  const { title, closeLabel, description, children, actions, trigger, onOpenChange, initialFocus } = props;
  const container = useOverlayContainer();
  return (
    <Base.Root
      open={props.open}
      defaultOpen={props.defaultOpen}
      onOpenChange={onOpenChange && ((open) => onOpenChange(open))}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal container={container}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={props.viewportClassName} data-side={props.side}>
          <Base.Popup
            ref={props.ref}
            initialFocus={initialFocus && ((by) => (by === 'touch' ? true : (initialFocus() ?? true)))}
            className={props.className}
            data-side={props.side}
            data-size={props.size}
          >
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
