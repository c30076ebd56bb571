import { cancelOrder, type Order } from '@aimante/api-contract/orders';
import { usePlatform, useT } from '@aimante/remote';
import { useAccountMutation, useQueryCache } from '../account-api/account-api.ts';
import { keepOrder, ORDERS_KEY, orderPass } from '../order-status/order-query.ts';

/** Cancels an order after a question. */
export function useCancelOrder(order: Order) {
  const { id, number, paymentStatus } = order;
  const t = useT();
  const { confirm, notify } = usePlatform();
  const cache = useQueryCache();
  const isPaid = paymentStatus === 'paid';
  const cancel = useAccountMutation((api) => api(cancelOrder, { params: { id }, body: {} }, orderPass(order)), {
    onSuccess: (saved) => {
      keepOrder(cache, saved);
      notify({ kind: 'success', text: t('order.cancel.done') });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t('order.cancel.title', { number }),
      text: t(isPaid ? 'order.cancel.paid' : 'order.cancel.unpaid'),
      confirm: t('order.action.cancel'),
      cancel: t('order.cancel.keep'),
      isDangerous: true,
    });
    if (isSure) cancel.mutate();
  };
  return { ask, isPending: cancel.isPending, error: cancel.error };
}
