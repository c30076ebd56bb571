import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { cancelOrder } from '../order-changes/cancel-order.ts';
import { orderErrors } from '../orders/record/errors.ts';
import type { OrderActor } from '../orders/record/order-event.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import { supplementEnds } from '../orders/record/supplements.ts';
import { type AbandonedPayment, closePayments } from './replace-order.ts';

/** Withdraws an unpaid supplement. The answer lists its open payments, to be cancelled at the provider. */
export async function withdrawSupplement(
  services: Services,
  tx: Queryable,
  { order, by }: { order: OrderRow; by: OrderActor },
): Promise<AbandonedPayment[] | Refusal> {
  if (order.paymentStatus === 'paid') return orderErrors.ORDER_ALREADY_PAID();
  if (order.status !== 'en_attente') return orderErrors.SUPPLEMENT_CLOSED();
  const closed = await closePayments(tx, { orderId: order.id, now: services.now() });
  if (closed instanceof Refusal) return closed;
  const cancelled = await cancelOrder(services, tx, { order, by, reason: supplementEnds.withdrawn });
  return cancelled instanceof Refusal ? cancelled : closed;
}
