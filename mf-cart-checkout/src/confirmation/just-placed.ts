import type { Order } from '@aimante/api-contract/orders';
import { readAttempt } from '../order-placement/order-attempt.ts';
import { isBeingConfirmed } from '../placed-order/use-order.ts';

const FRESH_MS = 30 * 60_000;

/** True right after a purchase. A later visitor needs the order, not the thanks. */
export function isJustPlaced(order: Order, now: Date): boolean {
  if (isBeingConfirmed(order) || readAttempt()?.order?.id === order.id) return true;
  // An order without photos needs no check: it is ready at once.
  const isUntouched = order.status !== 'annule' && (order.stage === 'a_verifier' || order.stage === 'pret');
  return isUntouched && now.getTime() - new Date(order.paidAt ?? order.createdAt).getTime() < FRESH_MS;
}
