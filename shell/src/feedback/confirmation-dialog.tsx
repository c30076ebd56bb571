import { Button, Dialog } from '@aimante/ui';
import { useT } from '../texts.ts';
import type { PendingConfirmation } from './confirmation.ts';

/** The question that a remote asks before something is done. */
export function ConfirmationDialog({ request, answer }: PendingConfirmation) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title={request.title}
      closeLabel={t('dialog.close')}
      description={request.text}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={() => answer(false)}>
            {request.cancel}
          </Button>
          <Button variant={request.isDangerous ? 'danger' : 'primary'} size="small" onClick={() => answer(true)}>
            {request.confirm}
          </Button>
        </>
      }
    />
  );
}
