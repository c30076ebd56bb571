import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { ARRIVALS_MS } from '../../desk/arrivals-ms.ts';

/** A refund is sent within a second or two, and its credit note is then ready. */
const SENDING_MS = 1000;

/** How often the page of an order is loaded again, in milliseconds. */
export function orderInterval(order: Pick<DeskOrderDetail, 'refunds'> | undefined): number {
  const isSending = order?.refunds.some(({ state, needsAction }) => state === 'asked' && !needsAction);
  return isSending ? SENDING_MS : ARRIVALS_MS;
}
