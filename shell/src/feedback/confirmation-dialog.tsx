import { AlertDialog } from '@aimante/ui';
import type { PendingConfirmation } from './confirmation.ts';

/** The question that a remote asks before something is done. */
export function ConfirmationDialog({ request, answer }: PendingConfirmation) {
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
