import { getDashboard } from '@aimante/api-contract/operations';
import { ARRIVALS_MS, useLoad } from '../admin-api/admin-api.ts';
import type { NavId } from './nav-links.ts';

/** How many things wait on each page; looked up again and again, so that nobody has to reload. */
export function useArrivals(): Partial<Record<NavId, number>> {
  const { data } = useLoad((api) => ({
    queryKey: ['dashboard', 7],
    queryFn: ({ signal }) => api(getDashboard, { query: { days: 7 } }, { signal }),
    refetchInterval: ARRIVALS_MS,
  }));
  if (!data) return {};
  const inStage = (stage: string) => data.byStage.find((each) => each.stage === stage)?.orders ?? 0;
  return {
    orders: data.byStage.reduce((sum, { orders }) => sum + orders, 0),
    'photo-check': inStage('a_verifier'),
    batches: inStage('pret'),
    contact: data.unreadMessages,
  };
}
