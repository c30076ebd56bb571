import { AlertDialog } from '@aimante/ui';
import { useEffect } from 'react';
import { keepFocus } from '../routing/focus-title.ts';
import type { PendingConfirmation } from './confirmation.ts';

/** The question that a remote asks before something is done. */
export function ConfirmationDialog({ request, answer }: PendingConfirmation) {
  // Once the dialog has given the focus back: to what may go by what was answered.
  useEffect(() => () => void setTimeout(keepFocus), []);
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title={request.title}
      description={request.text}
      tone={request.isDangerous ? 'danger' : 'primary'}
      confirmLabel={request.confirm}
      cancelLabel={request.cancel}
      onConfirm={() => answer(true)}
    />
  );
}
