import { getDeskOrder, listDeskOrders } from '@aimante/api-contract/order-desk';
import { useSearchParams } from '@aimante/remote';
import { ARRIVALS_MS, useLoad } from '../admin-api/admin-api.ts';

const MOST_ORDERS = 30;

/** Orders whose photos wait for a word: late ones first, then the oldest. `?order=` shows one alone. */
export function useToCheck() {
  const [params] = useSearchParams();
  const only = params.get('order');
  return useLoad((api) => ({
    queryKey: ['orders', 'to-check', only],
    queryFn: async () => {
      const query = { stage: 'a_verifier', status: 'en_cours', sort: 'createdAt', limit: MOST_ORDERS } as const;
      const page = await api(listDeskOrders, { query });
      const wanted = page.items.filter(({ id }) => !only || id === only);
      const orders = await Promise.all(
        wanted.map(async ({ id, isLate }) => ({ order: await api(getDeskOrder, { params: { id } }), isLate })),
      );
      return orders.sort((a, b) => Number(b.isLate) - Number(a.isLate));
    },
    refetchInterval: ARRIVALS_MS,
  }));
}
