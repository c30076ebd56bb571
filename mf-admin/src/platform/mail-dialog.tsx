import { type OutboxRow, retryMail } from '@aimante/api-contract/operations';
import { useChange } from '@aimante/remote/data';
import { Button, Dialog } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../desk/panel/panel.tsx';
import { useFormat } from '../numbers/format.ts';
import { canRetry, MailState } from './mail-columns.tsx';
import { useMailKind } from './mail-kinds.ts';

export function MailDialog({ mail, onClose }: { mail: OutboxRow; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const kindOf = useMailKind();
  const retry = useChange((api) => api(retryMail, { params: { id: mail.id } }), {
    refresh: [['outbox']],
    done: ({ message }) => message,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={mail.recipient}
      closeLabel={t('action.close')}
      size="wide"
      actions={
        canRetry(mail) && (
          <Button size="desk" loading={retry.isPending} onClick={() => retry.mutate()}>
            {t('outbox.retry')}
          </Button>
        )
      }
    >
      {mail.status === 'overtaken' && <p>{t('outbox.overtaken')}</p>}
      <Facts
        items={[
          [t('outbox.state'), <MailState key="state" status={mail.status} />],
          [t('outbox.kind'), kindOf(mail.kind)],
          [t('contact.language'), mail.locale.toUpperCase()],
          [t('outbox.attempts'), mail.attempts],
          [t('outbox.asked'), format.time(mail.createdAt)],
          [t('outbox.sent'), mail.sentAt ? format.time(mail.sentAt) : '–'],
          [t('outbox.error'), mail.lastError ?? '–'],
        ]}
      />
    </Dialog>
  );
}
