import { missingModules } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { keepFocus } from '../routing/focus-title.ts';
import type { PendingConfirmation } from './confirmation.ts';
import styles from './plain-question.module.css';

/** The fallback for the dialog: nothing while its code loads, the browser's own dialog when the code fails to load. */
export function PlainQuestion(pending: PendingConfirmation) {
  const { answer } = pending;
  const isMissing = useSyncExternalStore(missingModules.subscribe, missingModules.get, () => 0) > 0;
  // Escape cancels a question even before it is visible.
  useEffect(() => {
    const takeBack = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') answer(false);
    };
    addEventListener('keydown', takeBack);
    return () => removeEventListener('keydown', takeBack);
  }, [answer]);
  return isMissing ? <QuestionDialog {...pending} /> : null;
}

/** A question in the browser's own dialog, which needs no other files. */
export function QuestionDialog({ request, answer }: PendingConfirmation) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, text] = [useId(), useId()];
  useEffect(() => {
    dialog.current?.showModal();
    return () => void setTimeout(keepFocus);
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={title}
      aria-describedby={text}
      onCancel={() => answer(false)}
    >
      <h2 id={title}>{request.title}</h2>
      <p id={text}>{request.text}</p>
      <div className={styles.actions}>
        <Button variant="secondary" autoFocus onClick={() => answer(false)}>
          {request.cancel}
        </Button>
        <Button variant={request.isDangerous ? 'danger' : 'primary'} onClick={() => answer(true)}>
          {request.confirm}
        </Button>
      </div>
    </dialog>
  );
}
