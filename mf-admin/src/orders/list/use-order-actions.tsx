import { type BatchPlan, createBatch, planBatch } from '@aimante/api-contract/batches';
import { type DeskOrder, type DeskOrderDetail, getDeskOrder, moveDeskOrders } from '@aimante/api-contract/order-desk';
import { useNavigate, usePlatform } from '@aimante/remote';
import { useApi, useErrorText, useRefresh } from '@aimante/remote/data';
import { nextStagesOf } from '@aimante/shop/order-states';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Printer from 'lucide-react/icons/printer';
import Tag from 'lucide-react/icons/tag';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../download/save-file.ts';
import { csvFile } from '../../list/source/csv.ts';
import type { BulkAction } from '../../list/source/list-types.ts';
import { runEach } from '../../list/source/run-each.ts';
import { inParts } from '../in-parts.ts';
import { useOrderUndo } from '../use-order-undo.ts';
import type { SheetsChoice } from './left-out-dialog.tsx';
import { useLabelColumns } from './use-label-columns.ts';
import { useParcelLabels } from './use-parcel-labels.tsx';

/** Each answers `undefined` if the question is cancelled. */
interface Questions {
  readonly askStage: (orders: readonly DeskOrder[]) => Promise<DeskOrder['stage'] | undefined>;
  readonly askSheets: (plan: BatchPlan) => Promise<SheetsChoice | undefined>;
}

export function useOrderActions({ askStage, askSheets }: Questions): readonly BulkAction<DeskOrder>[] {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(['orders'], ['dashboard'], ['batches']);
  const navigate = useNavigate();
  const { notify } = usePlatform();
  const errorText = useErrorText();
  const takeBack = useOrderUndo();
  const labelColumns = useLabelColumns();
  return [
    {
      id: 'stage',
      label: t('orders.changeStage'),
      icon: <ArrowRightLeft size={16} />,
      fits: (order) => nextStagesOf(order).length > 0,
      run: async (rows) => {
        const stage = await askStage(rows);
        if (!stage) return undefined;
        const { canUndo, ...report } = await inParts(
          rows.map(({ id }) => id),
          (ids) => api(moveDeskOrders, { body: { ids, stage } }),
        );
        await refresh();
        return {
          ...report,
          text: t('orders.movedTo', { count: report.done, stage: t(`orders.stage.${stage}`) }),
          undo: canUndo.length > 0 ? () => takeBack(canUndo) : undefined,
        };
      },
    },
    {
      id: 'sheets',
      label: t('orders.sheets'),
      icon: <Printer size={16} />,
      fits: ({ status, stage }) => status === 'en_cours' && stage === 'pret',
      run: async (rows) => {
        const orderIds = rows.map(({ id }) => id);
        const plan = await api(planBatch, { body: { orderIds } });
        const choice = plan.leftOut.length > 0 ? await askSheets(plan) : { evenRefunded: false };
        if (!choice) return undefined;
        const batch = await api(createBatch, { body: { orderIds, ...choice } });
        await refresh();
        const orders = batch.leftOut.map(({ number, reason }) => `${number} (${t(`orders.leftOut.${reason}`)})`);
        if (orders.length > 0)
          notify({ kind: 'info', text: t('orders.leftOut.notice', { orders: orders.join(', ') }) });
        await navigate(`/admin/batches/${batch.id}`);
        return undefined;
      },
    },
    useParcelLabels(),
    {
      id: 'addresses',
      label: t('orders.labels'),
      icon: <Tag size={16} />,
      fits: ({ status, shippingMethod }) => status === 'en_cours' && shippingMethod !== 'market',
      run: async (rows) => {
        const found: DeskOrderDetail[] = [];
        const report = await runEach(
          rows,
          async ({ id }) => void found.push(await api(getDeskOrder, { params: { id } })),
          { nameOf: ({ number }) => number, errorText },
        );
        if (found.length > 0) {
          const labels = { list: 'orders-addresses', name: t('orders.labels'), columns: labelColumns, rows: found };
          saveFile(await csvFile(api, labels));
        }
        return report.refused.length > 0 ? report : undefined;
      },
    },
  ];
}
