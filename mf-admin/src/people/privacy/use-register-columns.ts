import type { ProcessingRegister } from '@aimante/api-contract/privacy';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/source/list-types.ts';

type Activity = ProcessingRegister['activities'][number];

/** One column of a table, with the activity that uses it. */
export interface RegisterRow {
  readonly activity: Activity;
  readonly column: Activity['columns'][number];
}

export function useRegisterColumns(): readonly ListColumn<RegisterRow>[] {
  const { t } = useTranslation();
  return [
    { id: 'activity', label: t('privacy.register.activity'), csv: ({ activity }) => activity.name },
    { id: 'table', label: t('privacy.register.table'), csv: ({ column }) => column.table },
    { id: 'column', label: t('privacy.register.column'), csv: ({ column }) => column.column },
    { id: 'kind', label: t('privacy.register.kind'), csv: ({ column }) => column.kind },
    { id: 'purpose', label: t('privacy.register.purpose'), csv: ({ activity }) => activity.purpose },
    { id: 'ground', label: t('privacy.register.ground'), csv: ({ activity }) => activity.ground },
    { id: 'term', label: t('privacy.register.term'), csv: ({ activity }) => activity.term },
    { id: 'recipients', label: t('privacy.register.recipients'), csv: ({ activity }) => activity.recipients },
    {
      id: 'kept',
      label: t('privacy.register.kept'),
      csv: ({ column }) => t(column.isKept ? 'privacy.register.yes' : 'privacy.register.no'),
    },
    {
      id: 'remains',
      label: t('privacy.register.remains'),
      csv: ({ activity }) => activity.remains ?? t('privacy.found.nothing'),
    },
  ];
}
