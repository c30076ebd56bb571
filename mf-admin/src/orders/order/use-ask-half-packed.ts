import { ApiError } from '@aimante/api-contract';
import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useConfirm } from '../../desk/use-confirm.ts';

const halfPacked = z.object({ unscanned: z.int() });

/** The number of magnets that were not scanned, if the server refused to pack the order because of them. */
export function unscannedOf(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'PACKING_HALF_DONE') return undefined;
  return halfPacked.safeParse(error.details).data?.unscanned;
}

/** Asks whether an order counts as packed although magnets were not scanned. */
export function useAskHalfPacked(): (order: DeskOrderDetail, unscanned: number) => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return ({ number }, unscanned) =>
    confirm({
      title: t('packing.halfTitle', { number }),
      text: t('packing.halfText', { count: unscanned }),
      confirm: t('packing.finish'),
      isDangerous: true,
    });
}
