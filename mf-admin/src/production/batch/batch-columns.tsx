import type { PrintBatch } from '@aimante/api-contract/batches';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/source/list-types.ts';
import { useFormat } from '../../numbers/format.ts';
import { PrintState } from './print-state.tsx';

export function useBatchColumns(): readonly ListColumn<PrintBatch>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    { id: 'number', label: t('batches.number'), isRowHeader: true, csv: ({ number }) => number },
    {
      id: 'made',
      label: t('batches.made'),
      onPhone: 'line',
      cell: ({ createdAt }) => format.time(createdAt),
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
    { id: 'sheet', label: t('batches.sheet'), csv: ({ sheetProfile, sheet }) => sheetProfile ?? sheet },
    { id: 'sheets', label: t('batches.sheets'), align: 'end', csv: (batch) => batch.sheets },
    { id: 'pieces', label: t('dashboard.magnets'), align: 'end', csv: ({ pieces }) => pieces },
    {
      id: 'fill',
      label: t('batches.fill'),
      onPhone: 'hidden',
      align: 'end',
      cell: ({ fillRate }) => format.share(fillRate),
      csv: ({ fillRate }) => fillRate,
    },
    {
      id: 'printed',
      label: t('batches.printed'),
      onPhone: 'corner',
      cell: ({ printedAt, ...batch }) =>
        printedAt ? <Badge tone="success">{format.day(printedAt)}</Badge> : <PrintState {...batch} />,
      csv: ({ printedAt }) => ({ at: printedAt }),
    },
    { id: 'reason', label: t('batches.reason'), onPhone: 'hidden', csv: ({ reason }) => reason ?? '' },
  ];
}
