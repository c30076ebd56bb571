import type { DashboardStats } from '@aimante/api-contract/operations';

type Stages = Pick<DashboardStats, 'byStage'>;

export const ordersIn = ({ byStage }: Stages, stage: string): number =>
  byStage.find((each) => each.stage === stage)?.orders ?? 0;

export const openOrders = ({ byStage }: Stages): number => byStage.reduce((sum, { orders }) => sum + orders, 0);
