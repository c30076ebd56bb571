import type { OutboxRow } from '@aimante/api-contract/operations';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../list/source/list-types.ts';
import { useFormat } from '../numbers/format.ts';
import { useMailKind } from './mail-kinds.ts';

export const mailStates = ['dead', 'waiting', 'sent', 'overtaken'] as const;
const tones = { dead: 'danger', waiting: 'warning', sent: 'success', overtaken: 'neutral' } as const;

/** A mail that was sent, or that is obsolete because its order moved on, is not sent again. */
export const canRetry = ({ status }: Pick<OutboxRow, 'status'>): boolean => status === 'dead' || status === 'waiting';

export function MailState({ status }: Pick<OutboxRow, 'status'>) {
  const { t } = useTranslation();
  return (
    <Badge tone={tones[status]} title={status === 'overtaken' ? t('outbox.overtaken') : undefined}>
      {t(`outbox.status.${status}`)}
    </Badge>
  );
}

export function useMailColumns(): readonly ListColumn<OutboxRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const kindOf = useMailKind();
  return [
    { id: 'recipient', label: t('outbox.recipient'), isRowHeader: true, csv: ({ recipient }) => recipient },
    { id: 'kind', label: t('outbox.kind'), onPhone: 'line', csv: ({ kind }) => kindOf(kind) },
    {
      id: 'state',
      label: t('outbox.state'),
      onPhone: 'badge',
      cell: ({ status }) => <MailState status={status} />,
      csv: ({ status }) => t(`outbox.status.${status}`),
    },
    { id: 'attempts', label: t('outbox.attempts'), align: 'end', csv: ({ attempts }) => attempts },
    {
      id: 'asked',
      label: t('outbox.asked'),
      cell: ({ createdAt }) => format.time(createdAt),
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
    { id: 'error', label: t('outbox.error'), isHiddenAtFirst: true, csv: ({ lastError }) => lastError ?? '' },
  ];
}
