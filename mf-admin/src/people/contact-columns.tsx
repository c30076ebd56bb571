import type { ContactRow } from '@aimante/api-contract/contact';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { RowName } from '../list/row-name.tsx';
import type { ListColumn } from '../list/source/list-types.ts';
import { AgeText } from '../numbers/age-text.tsx';
import { contactTones } from './contact-status.ts';

const PROMISED_HOURS = 24;

export function useContactColumns(): readonly ListColumn<ContactRow>[] {
  const { t } = useTranslation();
  return [
    {
      id: 'ticket',
      label: t('contact.ticket'),
      isRowHeader: true,
      cell: ({ ticket, name }) => <RowName detail={ticket}>{name}</RowName>,
      csv: ({ ticket }) => ticket,
    },
    {
      id: 'subject',
      label: t('contact.subject'),
      onPhone: 'badge',
      csv: ({ subject }) => t(`contact.subjects.${subject}`),
    },
    {
      id: 'excerpt',
      label: t('contact.message'),
      onPhone: 'line',
      csv: ({ excerpt }) => excerpt,
    },
    {
      id: 'order',
      label: t('contact.order'),
      isHiddenAtFirst: true,
      cell: ({ orderNumber }) => orderNumber ?? '–',
      csv: ({ orderNumber }) => orderNumber ?? '',
    },
    {
      id: 'assignee',
      label: t('contact.assignee'),
      onPhone: 'hidden',
      cell: ({ assignee }) => assignee?.name ?? '–',
      csv: ({ assignee }) => assignee?.name ?? '',
    },
    {
      id: 'status',
      label: t('contact.status'),
      onPhone: 'badge',
      cell: ({ status }) => <Badge tone={contactTones[status]}>{t(`contact.statuses.${status}`)}</Badge>,
      csv: ({ status }) => t(`contact.statuses.${status}`),
    },
    {
      id: 'age',
      label: t('contact.age'),
      onPhone: 'corner',
      align: 'end',
      cell: ({ createdAt, status }) => (
        <AgeText
          since={createdAt}
          lateAfterHours={status === 'new' || status === 'open' ? PROMISED_HOURS : undefined}
        />
      ),
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
  ];
}
