import type { Queryable } from '../../platform/database/connection/connect.ts';
import { earnPoints, type PointsOrder } from './order-points.ts';

export const earnPointsOfOrder = (
  _: unknown,
  tx: Queryable,
  { order, at }: { order: PointsOrder; at: Date },
): Promise<void> => earnPoints(tx, order, at);
