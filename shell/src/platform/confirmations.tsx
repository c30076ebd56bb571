import { Button, Dialog } from '@aimante/ui';
import { useSyncExternalStore } from 'react';
import { useT } from '../texts.ts';
import type { Confirmation } from './confirmation.ts';

/** The question that a remote asks before something is done. */
export function Confirmations({ confirmation }: { confirmation: Confirmation }) {
  const t = useT();
  const pending = useSyncExternalStore(confirmation.pending.subscribe, confirmation.pending.get);
  if (!pending) return null;
  const { request, answer } = pending;
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
