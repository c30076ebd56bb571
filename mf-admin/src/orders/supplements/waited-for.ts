import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { unpackedStages } from '@aimante/shop/order-states';

/** Number of the order that leaves in the same parcel and is not packed yet. */
export function waitedFor({ supplements = [], supplementTo }: DeskOrderDetail): string | undefined {
  const others = supplements.filter(({ state }) => state === 'paid');
  return [...others, ...(supplementTo ? [supplementTo] : [])].find(({ stage }) => unpackedStages.includes(stage))
    ?.number;
}
