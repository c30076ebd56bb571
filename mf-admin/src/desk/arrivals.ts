import { type DashboardStats, getDashboard } from '@aimante/api-contract/operations';
import { useAnswer } from '@aimante/remote/data';
import { ARRIVALS_MS } from './arrivals-ms.ts';
import { openOrders, ordersIn } from './open-orders.ts';

/** Figures of the dashboard, polled so that no reload is needed. */
export function useDashboardStats(): DashboardStats | undefined {
  const { data } = useAnswer(getDashboard, {
    queryKey: ['dashboard', 7],
    query: { days: 7 },
    refetchInterval: ARRIVALS_MS,
  });
  return data;
}

/** Number of open items on each page. */
export const arrivalsOf = (stats: DashboardStats): Readonly<Record<string, number>> => ({
  orders: openOrders(stats),
  'photo-check': ordersIn(stats, 'a_verifier'),
  batches: ordersIn(stats, 'pret'),
  contact: stats.unreadMessages,
});
