import { exportJournal, listAllMarketEvents, type MarketEvent, verifyJournal } from '@aimante/api-contract/market';
import { useAnswer, useApi } from '@aimante/remote/data';
import { Badge } from '@aimante/ui';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../download/download-button.tsx';
import { fileOf } from '../../download/save-file.ts';
import { AddButton } from '../../list/add-button.tsx';
import { useYesNo } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { useWholeList } from '../../list/source/list-source.ts';
import type { ListColumn } from '../../list/source/list-types.ts';
import { useFormat } from '../../numbers/format.ts';
import { EventDrawer } from '../../shop/market/event-drawer.tsx';

export function MarketPage() {
  const { t } = useTranslation();
  const yesNo = useYesNo();
  const [isAdding, setIsAdding] = useState(false);
  const source = useWholeList({
    key: 'market-events',
    load: (call, signal) => call(listAllMarketEvents, {}, { signal }),
    text: ({ name, place }) => `${name} ${place}`,
    filters: { past: ({ isPast }, value) => String(isPast) === value },
  });
  const add = <AddButton label={t('market.add')} onAdd={() => setIsAdding(true)} />;
  return (
    <ListFrame
      list="market"
      title={t('links.market')}
      tools={<JournalButton />}
      add={add}
      lead={<JournalState />}
      source={source}
      columns={useEventColumns()}
      views={[
        { id: 'all', label: t('products.view.all'), search: '' },
        { id: 'coming', label: t('market.coming'), search: 'past=false' },
        { id: 'past', label: t('market.past'), search: 'past=true' },
      ]}
      filters={[yesNo('past', t('market.past'))]}
      searchLabel={t('market.search')}
      open={({ id }) => `/admin/market/${id}`}
      nameOf={({ name }) => name}
      empty={{ title: t('market.empty.title'), text: t('market.empty.text'), action: add }}
    >
      {isAdding && <EventDrawer event={undefined} onClose={() => setIsAdding(false)} />}
    </ListFrame>
  );
}

function useEventColumns(): readonly ListColumn<MarketEvent>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    { id: 'name', label: t('field.name'), isRowHeader: true, csv: ({ name }) => name },
    { id: 'place', label: t('market.place'), onPhone: 'line', csv: ({ place }) => place },
    {
      id: 'starts',
      label: t('market.starts'),
      cell: ({ startsAt }) => format.time(startsAt),
      csv: ({ startsAt }) => ({ at: startsAt }),
    },
    {
      id: 'ends',
      label: t('market.ends'),
      cell: ({ endsAt }) => format.time(endsAt),
      csv: ({ endsAt }) => ({ at: endsAt }),
    },
    {
      id: 'state',
      label: t('contact.status'),
      onPhone: 'badge',
      cell: ({ isPast, isPublished }) =>
        isPublished ? (
          <Badge tone={isPast ? 'neutral' : 'success'}>{t(isPast ? 'market.past' : 'market.coming')}</Badge>
        ) : (
          <Badge tone="warning">{t('products.hidden')}</Badge>
        ),
      csv: ({ isPast }) => t(isPast ? 'market.past' : 'market.coming'),
    },
  ];
}

/** The sales journal is a chain: shows whether an entry was altered. */
function JournalState() {
  const { t } = useTranslation();
  const journal = useAnswer(verifyJournal, { queryKey: ['journal'] });
  if (!journal.data) return null;
  const { entries, isWhole, brokenAt } = journal.data;
  return (
    <Badge tone={isWhole ? 'success' : 'danger'}>
      {isWhole ? t('market.journal.whole', { count: entries }) : t('market.journal.broken', { place: brokenAt })}
    </Badge>
  );
}

function JournalButton() {
  const { t } = useTranslation();
  const api = useApi();
  return (
    <DownloadButton icon={<FileDown size={16} />} load={async () => fileOf('journal.jsonl', await api(exportJournal))}>
      {t('market.journal.export')}
    </DownloadButton>
  );
}
