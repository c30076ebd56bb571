import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './modal-step.module.css';

interface ModalStepProps {
  readonly title: string;
  /** True while the step must not be closed. */
  readonly isBusy: boolean;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A step in a dialog. The payment page behind it keeps its state. */
export function ModalStep({ title, isBusy, onLeave, children }: ModalStepProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser focuses the first field, also a read-only one.
    element?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus();
    return () => element?.close();
  }, []);

  function leave(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) onLeave();
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={leave}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

export function ModalActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
