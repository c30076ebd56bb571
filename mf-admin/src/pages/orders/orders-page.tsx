import type { BatchPlan } from '@aimante/api-contract/batches';
import { getDashboard } from '@aimante/api-contract/operations';
import { type DeskOrder, listDeskOrders } from '@aimante/api-contract/order-desk';
import { Link } from '@aimante/remote';
import { useAnswer } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import ScanEye from 'lucide-react/icons/scan-eye';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { usePagedList } from '../../list/source/list-source.ts';
import { useListState } from '../../list/source/use-list-state.ts';
import { LeftOutDialog, type SheetsChoice } from '../../orders/list/left-out-dialog.tsx';
import { useOrderColumns, useOrderFilters, useOrderViews } from '../../orders/list/order-columns.tsx';
import { orderFilter } from '../../orders/list/order-filter.ts';
import { StageDialog } from '../../orders/list/stage-dialog.tsx';
import { useOrderActions } from '../../orders/list/use-order-actions.tsx';
import { useOrderLinks } from '../../orders/list/use-order-links.tsx';
import { useQuestion } from '../../orders/list/use-question.ts';

export function OrdersPage() {
  const { t } = useTranslation();
  const may = useMay();
  const stage = useQuestion<readonly DeskOrder[], DeskOrder['stage']>();
  const sheets = useQuestion<BatchPlan, SheetsChoice>();
  const actions = useOrderActions({ askStage: stage.ask, askSheets: sheets.ask });
  const stats = useAnswer(getDashboard, { queryKey: ['dashboard', 7], query: { days: 7 } });
  const views = useOrderViews({
    ...Object.fromEntries((stats.data?.byStage ?? []).map(({ stage: id, orders: count }) => [id, count])),
    ...(stats.data
      ? { awaiting: stats.data.awaitingPayment, late: stats.data.late, refunds: stats.data.refundsToSettle ?? 0 }
      : {}),
  });
  return (
    <ListFrame
      list="orders"
      title={t('links.orders')}
      source={useOrders()}
      add={
        <>
          {may('orders:change') && (
            <Button variant="secondary" size="desk" icon={<Plus size={16} />} render={<Link to="/admin/orders/new" />}>
              {t('newOrder.title')}
            </Button>
          )}
          <Button size="desk" icon={<ScanEye size={16} />} render={<Link to="/admin/photo-check" />}>
            {t('links.photo-check')}
          </Button>
        </>
      }
      columns={useOrderColumns()}
      views={views}
      filters={useOrderFilters()}
      firstSort="-createdAt"
      searchLabel={t('orders.search')}
      actions={actions}
      rowLinks={useOrderLinks()}
      open={({ id }) => `/admin/orders/${id}`}
      nameOf={({ number }) => number}
      empty={{ title: t('orders.empty.title'), text: t('orders.empty.text') }}
    >
      {stage.asked && <StageDialog orders={stage.asked.about} onChoose={stage.asked.answer} />}
      {sheets.asked && <LeftOutDialog plan={sheets.asked.about} onChoose={sheets.asked.answer} />}
    </ListFrame>
  );
}

function useOrders() {
  return usePagedList({
    key: 'orders',
    filter: orderFilter(useListState()),
    load: (call, query, options) => call(listDeskOrders, { query }, options),
    isLive: true,
  });
}
