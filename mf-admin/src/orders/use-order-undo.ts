import { type BulkAnswer, undoDeskOrders } from '@aimante/api-contract/order-desk';
import { useApi, useRefresh } from '@aimante/remote/data';
import type { BulkReport } from '../list/source/list-types.ts';
import { inParts } from './in-parts.ts';

/** Returns orders to their previous step, in the version for which the server allowed it. */
export function useOrderUndo(): (orders: BulkAnswer['undo']) => Promise<BulkReport> {
  const api = useApi();
  const { refresh } = useRefresh(['order'], ['orders'], ['dashboard'], ['batches']);
  return async (all) => {
    const report = await inParts(all, (orders) => api(undoDeskOrders, { body: { orders } }));
    await refresh();
    return report;
  };
}
