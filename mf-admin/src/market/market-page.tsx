import { exportJournal, listAllMarketEvents, type MarketEvent, verifyJournal } from '@aimante/api-contract/market';
import { usePlatform, useT } from '@aimante/remote';
import { Badge, Button, Notice } from '@aimante/ui';
import FileDown from 'lucide-react/icons/file-down';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useApi, useLoad } from '../admin-api/admin-api.ts';
import { useErrorText } from '../admin-api/error-text.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { saveFile } from '../data-table/csv.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { listOf } from '../data-table/list-of.ts';
import { ListSkeleton } from '../data-table/list-skeleton.tsx';
import type { ListColumn } from '../data-table/list-types.ts';
import { useListState } from '../data-table/use-list-state.ts';
import { Desk } from '../desk/desk.tsx';
import { EventDrawer } from '../market-form/event-drawer.tsx';
import { useFormat } from '../numbers/format.ts';

export function MarketPage() {
  const t = useT();
  const state = useListState();
  const columns = useEventColumns();
  const [isAdding, setIsAdding] = useState(false);
  const events = useLoad((api) => ({ queryKey: ['market-events'], queryFn: () => api(listAllMarketEvents) }));
  const add = (
    <Button size="desk" icon={<Plus size={16} />} onClick={() => setIsAdding(true)}>
      {t('market.add')}
    </Button>
  );
  return (
    <Desk
      title={t('nav.market')}
      actions={
        <>
          <JournalButton />
          {add}
        </>
      }
    >
      <JournalState />
      <Loaded query={events} skeleton={<ListSkeleton />}>
        {(all) => (
          <DataTable
            list="market"
            caption={t('nav.market')}
            page={listOf(all, state, {
              text: ({ name, place }) => `${name} ${place}`,
              filters: { past: ({ isPast }, value) => String(isPast) === value },
            })}
            columns={columns}
            views={[
              { id: 'all', label: t('products.view.all'), search: '' },
              { id: 'coming', label: t('market.coming'), search: 'past=false' },
              { id: 'past', label: t('market.past'), search: 'past=true' },
            ]}
            filters={[
              {
                id: 'past',
                label: t('market.past'),
                options: [
                  { value: 'true', label: t('word.yes') },
                  { value: 'false', label: t('word.no') },
                ],
              },
            ]}
            searchLabel={t('market.search')}
            open={({ id }) => `/admin/market/${id}`}
            nameOf={({ name }) => name}
            empty={{ title: t('market.empty.title'), text: t('market.empty.text'), action: add }}
          />
        )}
      </Loaded>
      {isAdding && <EventDrawer event={undefined} onClose={() => setIsAdding(false)} />}
    </Desk>
  );
}

function useEventColumns(): readonly ListColumn<MarketEvent>[] {
  const t = useT();
  const format = useFormat();
  return [
    { id: 'name', label: t('field.name'), isRowHeader: true, cell: ({ name }) => name, csv: ({ name }) => name },
    { id: 'place', label: t('market.place'), cell: ({ place }) => place, csv: ({ place }) => place },
    {
      id: 'starts',
      label: t('market.starts'),
      cell: ({ startsAt }) => format.time(startsAt),
      csv: ({ startsAt }) => startsAt,
    },
    { id: 'ends', label: t('market.ends'), cell: ({ endsAt }) => format.time(endsAt), csv: ({ endsAt }) => endsAt },
    {
      id: 'state',
      label: t('contact.status'),
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

/** The journal of sales is a chain: says whether a link was touched. */
function JournalState() {
  const t = useT();
  const journal = useLoad((api) => ({ queryKey: ['journal'], queryFn: () => api(verifyJournal) }));
  if (!journal.data) return null;
  const { entries, isWhole, brokenAt } = journal.data;
  return (
    <Notice tone={isWhole ? 'success' : 'danger'}>
      {isWhole ? t('market.journal.whole', { count: entries }) : t('market.journal.broken', { place: brokenAt })}
    </Notice>
  );
}

function JournalButton() {
  const t = useT();
  const api = useApi();
  const { notify } = usePlatform();
  const errorText = useErrorText();
  async function download() {
    try {
      const file: unknown = await api(exportJournal);
      saveFile('journal.jsonl', file instanceof Blob ? file : new Blob([JSON.stringify(file)]));
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
  }
  return (
    <Button variant="secondary" size="desk" icon={<FileDown size={16} />} onClick={() => void download()}>
      {t('market.journal.export')}
    </Button>
  );
}
