import { getDeskOrder, listDeskOrders } from '@aimante/api-contract/order-desk';
import { useSearchParams } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { ARRIVALS_MS } from '../../desk/arrivals-ms.ts';
import { toCheck } from './shown-photos.ts';

const MOST_ORDERS = 30;

/** Orders with photos to review: late ones first, then the oldest. `?order=` shows one order alone. */
export function useToCheck() {
  const [params] = useSearchParams();
  const only = params.get('order');
  return useLoad((api) => ({
    queryKey: ['orders', 'to-check', only],
    queryFn: async () => {
      const query = { stage: 'a_verifier', status: 'en_cours', sort: 'createdAt', limit: MOST_ORDERS } as const;
      const page = await api(listDeskOrders, { query });
      const wanted = only ? [only] : page.items.map(({ id }) => id);
      const late = new Set(page.items.filter(({ isLate }) => isLate).map(({ id }) => id));
      return toCheck(await Promise.all(wanted.map((id) => api(getDeskOrder, { params: { id } }))), late);
    },
    refetchInterval: ARRIVALS_MS,
  }));
}
