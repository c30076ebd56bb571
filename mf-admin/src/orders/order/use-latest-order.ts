import { type DeskOrderDetail, getDeskOrder } from '@aimante/api-contract/order-desk';
import { useRefresh } from '@aimante/remote/data';
import { useLatest } from '../../form/use-latest.ts';

/** Queries to reload after a change of the order. */
export const orderKeys = (id: string) => [['order', id], ['orders'], ['dashboard']];

/** The order that a drawer started from. `reload` replaces it after a conflict, `refresh` updates the pages that show it. */
export function useLatestOrder(given: DeskOrderDetail) {
  const [order, reload] = useLatest(given, (call) => call(getDeskOrder, { params: { id: given.id } }));
  const { refresh } = useRefresh(...orderKeys(given.id));
  return { order, reload, refresh };
}
