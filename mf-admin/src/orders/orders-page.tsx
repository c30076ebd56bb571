import { getDashboard } from '@aimante/api-contract/operations';
import { type DeskOrder, listDeskOrders } from '@aimante/api-contract/order-desk';
import { Link, useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { keepPreviousData } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ScanEye from 'lucide-react/icons/scan-eye';
import { useState } from 'react';
import { ARRIVALS_MS, useApi, useLoad } from '../admin-api/admin-api.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { ListSkeleton } from '../data-table/list-skeleton.tsx';
import { useExport } from '../data-table/use-export.ts';
import { type ListState, useListState } from '../data-table/use-list-state.ts';
import { Desk } from '../desk/desk.tsx';
import { paymentStatuses, stages, statuses } from '../order-states/order-states.tsx';
import { useOrderColumns, useOrderFilters, useOrderViews } from './order-columns.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { useOrderActions } from './use-order-actions.tsx';

const sorts = ['-createdAt', 'createdAt', '-total', 'total'] as const;

const queryOf = (state: ListState, cursor: string | undefined, limit = 50) => ({
  stage: stages.find((each) => each === state.get('stage')),
  status: statuses.find((each) => each === state.get('status')),
  paymentStatus: paymentStatuses.find((each) => each === state.get('paymentStatus')),
  late: state.get('late') === 'true' ? 'true' : undefined,
  from: state.get('from'),
  search: state.search || undefined,
  sort: sorts.find((each) => each === state.sort),
  cursor,
  limit,
});

/** Orders of everybody. New ones come in by themselves. */
export function OrdersPage() {
  const t = useT();
  const api = useApi();
  const state = useListState();
  const columns = useOrderColumns();
  const filters = useOrderFilters();
  const [moving, setMoving] = useState<Moving>();
  const actions = useOrderActions((rows) => new Promise((resolve) => setMoving({ rows, resolve })));
  const query = queryOf(state, state.after);
  const orders = useLoad((call) => ({
    queryKey: ['orders', query],
    queryFn: ({ signal }) => call(listDeskOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ARRIVALS_MS,
  }));
  const stats = useLoad((call) => ({
    queryKey: ['dashboard', 7],
    queryFn: () => call(getDashboard, { query: { days: 7 } }),
  }));
  const views = useOrderViews({
    ...Object.fromEntries((stats.data?.byStage ?? []).map(({ stage, orders: count }) => [stage, count])),
    ...(stats.data ? { awaiting: stats.data.awaitingPayment, late: stats.data.late } : {}),
  });
  const file = useExport({
    name: t('nav.orders'),
    columns,
    load: (after) => api(listDeskOrders, { query: queryOf(state, after, 200) }),
  });
  return (
    <Desk
      title={t('nav.orders')}
      actions={
        <>
          <Button
            variant="secondary"
            size="desk"
            icon={<Download size={16} />}
            loading={file.isExporting}
            onClick={file.run}
          >
            {t('list.export')}
          </Button>
          <Button size="desk" icon={<ScanEye size={16} />} render={<Link to="/admin/photo-check" />}>
            {t('nav.photo-check')}
          </Button>
        </>
      }
    >
      <Loaded query={orders} skeleton={<ListSkeleton />}>
        {(page) => (
          <DataTable
            list="orders"
            caption={t('nav.orders')}
            page={page}
            columns={columns}
            views={views}
            filters={filters}
            searchLabel={t('orders.search')}
            actions={actions}
            open={({ id }) => `/admin/orders/${id}`}
            nameOf={({ number }) => number}
            empty={{ title: t('orders.empty.title'), text: t('orders.empty.text') }}
          />
        )}
      </Loaded>
      {moving && (
        <StageDialog
          orders={moving.rows}
          onChoose={(stage) => {
            moving.resolve(stage);
            setMoving(undefined);
          }}
        />
      )}
    </Desk>
  );
}

interface Moving {
  readonly rows: readonly DeskOrder[];
  readonly resolve: (stage: DeskOrder['stage'] | undefined) => void;
}
