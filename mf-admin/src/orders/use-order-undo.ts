import { type BulkAnswer, undoDeskOrders } from '@aimante/api-contract/order-desk';
import { useApi, useRefresh } from '@aimante/remote/data';
import type { BulkReport } from '../list/source/list-types.ts';

const MOST_AT_ONCE = 500;

/** Returns orders to their previous step, in the version for which the server allowed it. */
export function useOrderUndo(): (orders: BulkAnswer['undo']) => Promise<BulkReport> {
  const api = useApi();
  const { refresh } = useRefresh(['order'], ['orders'], ['dashboard'], ['batches']);
  return async (orders) => {
    const refused: BulkAnswer['refused'] = [];
    for (let at = 0; at < orders.length; at += MOST_AT_ONCE) {
      const part = orders.slice(at, at + MOST_AT_ONCE);
      refused.push(...(await api(undoDeskOrders, { body: { orders: part } })).refused);
    }
    await refresh();
    return {
      done: orders.length - refused.length,
      refused: refused.map(({ number, message }) => ({ name: number, reason: message })),
    };
  };
}
