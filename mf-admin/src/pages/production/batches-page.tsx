import { listBatches } from '@aimante/api-contract/batches';
import { useTranslation } from 'react-i18next';
import { useYesNo } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { useWholeList } from '../../list/source/list-source.ts';
import { useBatchColumns } from '../../production/batch/batch-columns.tsx';
import { NextBatch } from '../../production/batch/next-batch.tsx';

export function BatchesPage() {
  const { t } = useTranslation();
  const yesNo = useYesNo();
  const source = useWholeList({
    key: 'batches',
    load: (call, signal) => call(listBatches, {}, { signal }),
    text: ({ number, reason }) => `${number} ${reason ?? ''}`,
    filters: { printed: ({ printedAt }, value) => String(printedAt !== null) === value },
    isLive: true,
  });
  return (
    <ListFrame
      list="batches"
      title={t('links.batches')}
      lead={t('batches.lead')}
      above={<NextBatch />}
      source={source}
      columns={useBatchColumns()}
      views={[
        { id: 'all', label: t('batches.all'), search: '' },
        { id: 'open', label: t('batches.toPrint'), search: 'printed=false' },
      ]}
      filters={[yesNo('printed', t('batches.printed'))]}
      searchLabel={t('batches.search')}
      open={({ id }) => `/admin/batches/${id}`}
      nameOf={({ number }) => number}
      empty={{ title: t('batches.empty.title'), text: t('batches.empty.text') }}
    />
  );
}
