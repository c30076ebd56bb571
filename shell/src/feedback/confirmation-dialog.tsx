import { AlertDialog } from '@aimante/ui';
import { useEffect } from 'react';
import { keepFocus } from '../routing/focus-title.ts';
import type { PendingConfirmation } from './confirmation.ts';

export function ConfirmationDialog({ request, answer }: PendingConfirmation) {
  // After the dialog has restored the focus: the answer may remove the focused element.
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
