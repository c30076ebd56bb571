import type { Order, OrderLine } from '@aimante/api-contract/orders';
import { describeOrder } from '@aimante/shop/order-states';

/** Units of a line that the shop makes: without those that were removed before printing. */
export const keptQuantity = ({ quantity, removedQuantity = 0 }: Pick<OrderLine, 'quantity' | 'removedQuantity'>) =>
  quantity - removedQuantity;

/** Items were removed from the order, and the others are made. */
const isReduced = ({ status, lines }: Order): boolean =>
  status !== 'annule' && lines.some((line) => keptQuantity(line) < line.quantity);

/** What the order costs without the removed items. Undefined: nothing was removed. */
export function reducedTotal(order: Order): number | undefined {
  if (!isReduced(order)) return undefined;
  const { refundedCents, pendingCents } = describeOrder(order);
  return order.totalCents - refundedCents - pendingCents;
}
