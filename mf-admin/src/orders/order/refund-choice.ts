import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { refundOfUnits } from '@aimante/shop/refund-parts';

export interface RefundChoice {
  /** Units to refund, by line. */
  readonly units: Readonly<Record<string, number>>;
  readonly shipping: boolean;
}

export const noChoice: RefundChoice = { units: {}, shipping: false };

type Facts = Pick<DeskOrderDetail, 'lines' | 'refundable'>;

/** The lines that were paid, with the units that are left to refund. */
export function refundLines({ lines, refundable }: Facts) {
  return lines.flatMap(({ id, name, options, quantity }) => {
    const paid = refundable?.lines.find(({ lineId }) => lineId === id);
    if (!paid || paid.paidCents === 0) return [];
    const { paidCents, refundedQuantity } = paid;
    const title = options ? `${name} (${options})` : name;
    return [{ id, title, quantity, paidCents, refundedQuantity, left: quantity - refundedQuantity }];
  });
}

/** What is sent: the chosen lines with their amount, as the API computes it. */
export function refundOfChoice(order: Facts, { units, shipping }: RefundChoice) {
  const lines = refundLines(order)
    .map((line) => ({ line, quantity: Math.min(units[line.id] ?? 0, line.left) }))
    .filter(({ quantity }) => quantity > 0);
  const shippingCents = shipping ? (order.refundable?.shippingCents ?? 0) : 0;
  return {
    lines: lines.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
    shipping: shippingCents > 0,
    amountCents: lines.reduce((sum, { line, quantity }) => sum + refundOfUnits(line, quantity), shippingCents),
  };
}
