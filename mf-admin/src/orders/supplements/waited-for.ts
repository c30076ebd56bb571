import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';

const unpacked: readonly DeskOrderDetail['stage'][] = ['a_verifier', 'bloque', 'pret', 'imprime', 'assemble'];

/** Number of the order that leaves in the same parcel and is not packed yet. */
export function waitedFor({ supplements = [], supplementTo }: DeskOrderDetail): string | undefined {
  const others = supplements.filter(({ state }) => state === 'paid');
  return [...others, ...(supplementTo ? [supplementTo] : [])].find(({ stage }) => unpacked.includes(stage))?.number;
}
