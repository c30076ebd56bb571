import type { OrderStage } from '@aimante/api-contract/orders';
import type { Refusal } from '../../platform/text/refusal.ts';
import { refuseHalfPacked } from '../../production/index.ts';
import { moveOrder, type OrderRow } from '../../selling/index.ts';
import type { LockedOrder } from './locked-order.ts';

interface DeskMove {
  to: OrderStage;
  reason?: string | null | undefined;
  evenRefunded?: boolean | undefined;
  evenAlone?: boolean | undefined;
  /** Explicit choice to pack an order with magnets that were not scanned. */
  evenHalfPacked?: boolean | undefined;
}

/** A move that a member chooses, of one order or of many. */
export async function moveAtDesk(
  { services, tx, order, by }: LockedOrder,
  { evenHalfPacked = false, ...move }: DeskMove,
): Promise<OrderRow | Refusal> {
  const mayBeHalf = move.to === 'emballe' && order.stage === 'assemble' && !evenHalfPacked;
  const refusal = mayBeHalf ? await refuseHalfPacked(services, tx, order) : undefined;
  return refusal ?? moveOrder(services, tx, { order, by, ...move });
}
