import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { unpackedStages } from '@aimante/shop/order-states';

type Supplement = NonNullable<DeskOrderDetail['supplements']>[number];

/** What ties orders to one parcel: the supplements of an order, or the order of a supplement. */
export interface OrderTies {
  readonly supplements?: readonly Pick<Supplement, 'number' | 'state' | 'stage'>[] | undefined;
  readonly supplementTo?: Pick<Supplement, 'number' | 'stage'> | null | undefined;
}

/** Number of the order that leaves in the same parcel and is not packed yet. */
export function waitedFor({ supplements = [], supplementTo }: OrderTies): string | undefined {
  const others = supplements.filter(({ state }) => state === 'paid');
  return [...others, ...(supplementTo ? [supplementTo] : [])].find(({ stage }) => unpackedStages.includes(stage))
    ?.number;
}
