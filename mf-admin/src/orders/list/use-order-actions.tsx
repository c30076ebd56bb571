import type { Client } from '@aimante/api-contract';
import { createBatch } from '@aimante/api-contract/batches';
import {
  type BulkAnswer,
  type DeskOrder,
  type DeskOrderDetail,
  getDeskOrder,
  moveDeskOrders,
} from '@aimante/api-contract/order-desk';
import { useNavigate } from '@aimante/remote';
import { useApi, useErrorText, useRefresh } from '@aimante/remote/data';
import { nextStagesOf } from '@aimante/shop/order-states';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Printer from 'lucide-react/icons/printer';
import Tag from 'lucide-react/icons/tag';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../download/save-file.ts';
import { csvFile, toCsv } from '../../list/source/csv.ts';
import type { BulkAction, BulkReport } from '../../list/source/list-types.ts';
import { runEach } from '../../list/source/run-each.ts';
import { useOrderUndo } from '../use-order-undo.ts';
import { useLabelColumns } from './use-label-columns.ts';

const MOST_AT_ONCE = 500;

type AskStage = (orders: readonly DeskOrder[]) => Promise<DeskOrder['stage'] | undefined>;

interface Moved extends BulkReport {
  readonly canUndo: BulkAnswer['undo'];
}

async function moveAll(api: Client, rows: readonly DeskOrder[], stage: DeskOrder['stage']): Promise<Moved> {
  const ids = rows.map(({ id }) => id);
  const parts: BulkAnswer[] = [];
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE)
    parts.push(await api(moveDeskOrders, { body: { ids: ids.slice(at, at + MOST_AT_ONCE), stage } }));
  const refused = parts.flatMap((part) => part.refused);
  return {
    done: ids.length - refused.length,
    refused: refused.map(({ number, message }) => ({ name: number, reason: message })),
    canUndo: parts.flatMap((part) => part.undo),
  };
}

export function useOrderActions(askStage: AskStage): readonly BulkAction<DeskOrder>[] {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(['orders'], ['dashboard'], ['batches']);
  const navigate = useNavigate();
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
        const { canUndo, ...report } = await moveAll(api, rows, stage);
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
        const batch = await api(createBatch, { body: { orderIds: rows.map(({ id }) => id) } });
        await refresh();
        await navigate(`/admin/batches/${batch.id}`);
        return undefined;
      },
    },
    {
      id: 'labels',
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
        if (found.length > 0) saveFile(csvFile(t('orders.labels'), toCsv(labelColumns, found)));
        return report.refused.length > 0 ? report : undefined;
      },
    },
  ];
}
