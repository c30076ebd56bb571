import { listParcels, type Parcel, trackParcel, voidParcel } from '@aimante/api-contract/parcels';
import { parcelState } from '@aimante/api-contract/parcels/schemas';
import { useApi } from '@aimante/remote/data';
import ExternalLink from 'lucide-react/icons/external-link';
import FileDown from 'lucide-react/icons/file-down';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../download/save-file.ts';
import { choice, oneOf } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { usePagedList } from '../../list/source/list-source.ts';
import type { BulkAction } from '../../list/source/list-types.ts';
import { useListState } from '../../list/source/use-list-state.ts';
import { useBulk } from '../../list/use-bulk.ts';
import { loadLabels } from '../../orders/parcel/load-labels.ts';
import { numbersOf, useParcelColumns } from '../../orders/parcel/parcel-columns.tsx';
import { canBeVoided } from '../../orders/parcel/parcel-state.tsx';
import { useConfirmVoid } from '../../orders/parcel/use-confirm-void.ts';

const KEY = 'parcels';
const nameOf = (parcel: Parcel) => `${numbersOf(parcel)}, ${parcel.trackingNumber}`;

export function ParcelsPage() {
  const { t } = useTranslation();
  const state = useListState();
  const source = usePagedList({
    key: KEY,
    filter: {
      state: oneOf(parcelState.options, state.get('state')),
      late: oneOf(['true'], state.get('late')),
      search: state.search || undefined,
    },
    load: (call, query, options) => call(listParcels, { query }, options),
    isLive: true,
  });
  const states = choice({
    id: 'state',
    label: t('parcels.state'),
    words: parcelState.options,
    textOf: (word) => t(`parcels.states.${word}`),
  });
  const late = choice({ id: 'late', label: t('parcels.view.late'), words: ['true'], textOf: () => t('word.yes') });
  return (
    <ListFrame
      list="parcels"
      title={t('links.parcels')}
      lead={t('parcels.lead')}
      source={source}
      columns={useParcelColumns()}
      views={[
        { id: 'all', label: t('parcels.view.all'), search: '' },
        { id: 'late', label: t('parcels.view.late'), search: 'late=true' },
        { id: 'handIn', label: t('parcels.view.handIn'), search: 'state=announced' },
        { id: 'way', label: t('parcels.view.way'), search: 'state=on_its_way' },
      ]}
      filters={[states, late]}
      searchLabel={t('parcels.search')}
      actions={useParcelActions()}
      rowLinks={({ trackingUrl }) => [
        { id: 'page', label: t('parcels.carrierPage'), icon: <ExternalLink size={16} />, go: trackingUrl },
      ]}
      open={({ orders }) => `/admin/orders/${orders[0]?.id}`}
      nameOf={nameOf}
      empty={{ title: t('parcels.empty.title'), text: t('parcels.empty.text') }}
    />
  );
}

function useParcelActions(): readonly BulkAction<Parcel>[] {
  const { t } = useTranslation();
  const api = useApi();
  const bulk = useBulk(KEY, nameOf);
  const confirmVoid = useConfirmVoid();
  return [
    {
      id: 'labels',
      label: t('parcels.print'),
      icon: <FileDown size={16} />,
      fits: ({ hasLabel, state }) => hasLabel && state !== 'void',
      run: async (rows) => {
        saveFile(await loadLabels(api, rows));
        return undefined;
      },
    },
    {
      id: 'track',
      label: t('parcels.track'),
      icon: <RefreshCw size={16} />,
      run: (rows) =>
        bulk.each(rows, {
          work: ({ id }) => api(trackParcel, { params: { id } }),
          text: (count) => t('parcels.tracked', { count }),
        }),
    },
    {
      id: 'void',
      label: t('parcels.void'),
      icon: <X size={16} />,
      tone: 'danger',
      fits: canBeVoided,
      run: async (rows) => {
        if (!(await confirmVoid(rows.length))) return undefined;
        return bulk.each(rows, {
          work: ({ id }) => api(voidParcel, { params: { id } }),
          text: (count) => t('parcels.voided', { count }),
        });
      },
    },
  ];
}
