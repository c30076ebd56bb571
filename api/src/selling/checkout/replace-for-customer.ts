import type { orderReplacementSchema } from '@aimante/api-contract/order-desk/new-order-schemas';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { lockCheckout } from '../orders/access/checkout-identity.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { addOrderEvent } from '../orders/record/order-event.ts';
import { lockOrder, type OrderRow } from '../orders/record/order-rows.ts';
import { lockBaseOf } from '../orders/record/supplements.ts';
import type { FormerOrder } from './former-order.ts';
import { type PlacementForCustomer, placeForCustomer } from './place-for-customer.ts';
import { type AbandonedPayment, replaceOrder } from './replace-order.ts';

export interface ReplacementForCustomer<T> extends Omit<PlacementForCustomer<T>, 'taken' | 'former'> {
  former: FormerOrder;
  contents: z.output<typeof orderReplacementSchema>;
  /** Receives the open payments of the former order. */
  abandoned: AbandonedPayment[];
}

/**
 * Changes an unpaid order: a new order replaces it, as if the customer had changed the cart. A payment of the former
 * amount that arrives later is refunded.
 */
export async function replaceForCustomer<T>(
  services: Services,
  tx: Queryable,
  { former, contents: { version, ...contents }, abandoned, ...placement }: ReplacementForCustomer<T>,
): Promise<T | Refusal> {
  const { by, finish } = placement;
  await lockCheckout(tx, former.checkoutId);
  const order = await lockOrder(tx, former.id);
  const refusal = (await lockBaseOf(tx, order.id)) ? orderErrors.SUPPLEMENT_FIXED() : refuse(order, version);
  if (refusal) return refusal;
  const replaced = await replaceOrder(tx, { orderId: order.id, by, now: services.now() });
  if (replaced instanceof Refusal) return replaced;
  abandoned.push(...replaced);
  return placeForCustomer(services, tx, {
    ...placement,
    former,
    taken: {
      ...contents,
      email: former.customer.email,
      locale: former.locale,
      billingAddress: contents.billingAddress ?? former.billing,
    },
    async finish(placed) {
      const data = { text: `${order.number} → ${placed.number}` };
      for (const { id } of [order, placed])
        await addOrderEvent(tx, { orderId: id, type: 'note', by, at: services.now(), data, isInternal: true });
      return finish(placed);
    },
  });
}

function refuse(order: OrderRow, version: number): Refusal | undefined {
  if (order.paymentStatus === 'paid') return orderErrors.ORDER_ALREADY_PAID();
  if (order.status !== 'en_attente') return orderErrors.ORDER_NOT_PAYABLE();
  const { stage, status } = order;
  return order.version === version ? undefined : httpErrors.VERSION_CONFLICT({ current: { stage, status } });
}
