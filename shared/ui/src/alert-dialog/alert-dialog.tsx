import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import dialog from '../dialog/dialog.module.css';
import frame from '../dialog/modal-frame.module.css';
import { useOverlayContainer } from '../overlay/overlay-container.ts';

export interface AlertDialogProps {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  tone?: 'danger' | 'primary' | undefined;
  /** For example until the visitor has typed the confirmation word. */
  isConfirmDisabled?: boolean | undefined;
  /** While the action runs, the dialog can neither be closed nor confirmed again. The caller closes it with `open`. */
  isBusy?: boolean | undefined;
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Asks before an action that cannot be undone. The cancel button comes first and gets the focus, unless there is a
 * field to fill in. A press outside does nothing.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { title, description, children, confirmLabel, cancelLabel, tone = 'danger', isBusy = false, trigger } = props;
  const container = useOverlayContainer();
  return (
    <Base.Root
      open={props.open}
      defaultOpen={props.defaultOpen}
      onOpenChange={(open, details) => (isBusy ? details.cancel() : props.onOpenChange?.(open))}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal container={container}>
        <Base.Backdrop className={classNames(frame.backdrop, frame.isAbove)} />
        <Base.Viewport className={dialog.viewport}>
          <Base.Popup ref={props.ref} className={classNames(dialog.popup, props.className)}>
            <Base.Title className={frame.title}>{title}</Base.Title>
            {description && <Base.Description className={frame.description}>{description}</Base.Description>}
            {children}
            <div className={frame.actions}>
              <Base.Close
                disabled={isBusy}
                render={
                  <Button variant="secondary" size="small">
                    {cancelLabel}
                  </Button>
                }
              />
              <Base.Close
                disabled={props.isConfirmDisabled}
                onClick={props.onConfirm}
                render={
                  <Button variant={tone} size="small" loading={isBusy}>
                    {confirmLabel}
                  </Button>
                }
              />
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
