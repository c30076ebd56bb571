import { cancelOrder, type Order } from '@aimante/api-contract/orders';
import { usePlatform } from '@aimante/remote';
import { useChange, useQueryCache } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { keepOrder, ORDERS_KEY, orderPass } from '../../order-status/order-query.ts';

export function useCancelOrder(order: Order) {
  const { id, number, paymentStatus } = order;
  const { t } = useTranslation();
  const { confirm } = usePlatform();
  const cache = useQueryCache();
  const isPaid = paymentStatus === 'paid';
  const cancel = useChange((api) => api(cancelOrder, { params: { id }, body: {} }, orderPass(order)), {
    onDone: (saved) => keepOrder(cache, saved),
    done: t('order.cancel.done'),
    refresh: [ORDERS_KEY],
    failure: 'inline',
    canBeGuest: order.isGuestOrder,
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
