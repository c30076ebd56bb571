import { type DashboardStats, getDashboard } from '@aimante/api-contract/operations';
import { useLoad } from '@aimante/remote/data';
import { ARRIVALS_MS } from './arrivals-ms.ts';
import type { NavId } from './nav-links.ts';

/** Figures of the dashboard, polled so that no reload is needed. */
export function useDashboardStats(): DashboardStats | undefined {
  const { data } = useLoad((api) => ({
    queryKey: ['dashboard', 7],
    queryFn: ({ signal }) => api(getDashboard, { query: { days: 7 } }, { signal }),
    refetchInterval: ARRIVALS_MS,
  }));
  return data;
}

/** Number of open items on each page. */
export function useArrivals(): Partial<Record<NavId, number>> {
  const stats = useDashboardStats();
  if (!stats) return {};
  const inStage = (stage: string) => stats.byStage.find((each) => each.stage === stage)?.orders ?? 0;
  return {
    orders: stats.byStage.reduce((sum, { orders }) => sum + orders, 0),
    'photo-check': inStage('a_verifier'),
    batches: inStage('pret'),
    contact: stats.unreadMessages,
  };
}
