import { orderSchema } from '@aimante/api-contract/orders/schemas';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import type { Services } from '../../platform/services/services.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import { readOrder } from '../customer-orders/views/order-view.ts';
import {
  type CheckoutOrder,
  findCheckoutOrder,
  lockCheckout,
  refuseOrdered,
  requestHashOf,
} from '../orders/access/checkout-identity.ts';
import type { Customer, OrderDraft } from '../orders/access/order-draft.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import { answerOnce, type StoredAnswer } from '../orders/placement/answer-once.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { byVisitor } from '../orders/record/order-event.ts';
import { lockOrder } from '../orders/record/order-rows.ts';
import { holdMs, orderMailDelayMs } from '../orders/record/order-times.ts';
import { cancelAtProvider } from '../payments/charges/cancel-at-provider.ts';
import { refreshOpenAttempt } from '../payments/charges/refresh-payment.ts';
import { type Delivery, deliveryOf } from '../shipping/delivery.ts';
import { placeNew } from './place-new.ts';
import { type AbandonedPayment, replaceOrder } from './replace-order.ts';

export interface Placement {
  draft: OrderDraft;
  actor: Actor | undefined;
  /** Keys of the owners of the photos that the order may use. */
  owners: readonly string[];
  locale: Locale;
  key: { key: string; owner: string };
}

/** Places an order in one transaction: all of it is kept, or nothing. */
export async function placeOrder(services: Services, placement: Placement): Promise<StoredAnswer | Refusal> {
  const { draft, actor, key } = placement;
  const email = actor?.email ?? draft.contact.email;
  if (!email) return orderErrors.CONTACT_EMAIL_MISSING();
  const delivery = await deliveryOf(services, draft);
  if (delivery instanceof Refusal) return delivery;
  const customer = { userId: actor?.id, email };
  await refreshCheckout(services, draft.checkoutId);
  const abandoned: AbandonedPayment[] = [];
  const answer = await inTransaction(services.db, (tx) =>
    answerOnce(tx, { ...key, route: 'POST /api/orders', request: draft }, () =>
      place(services, tx, { ...placement, customer, delivery, abandoned }),
    ),
  );
  if (!(answer instanceof Refusal)) await cancelAtProvider(services, abandoned);
  return answer;
}

/** Checks first whether the order of this cart has been paid already. */
async function refreshCheckout(services: Services, checkoutId: string): Promise<void> {
  const order = await findCheckoutOrder(services.db, checkoutId);
  if (order && !order.isOrdered) await refreshOpenAttempt(services, order.id);
}

interface Accepted extends Placement {
  customer: Customer;
  delivery: Delivery;
  /** Receives the open payments of a replaced order. */
  abandoned: AbandonedPayment[];
}

/**
 * One cart becomes one order. A paid order of the cart is refused with a link to it, an equal one is returned, and
 * another one is replaced.
 */
async function place(services: Services, tx: Queryable, accepted: Accepted): Promise<StoredAnswer | Refusal> {
  const { draft, customer, actor, locale, abandoned } = accepted;
  const former = await openCheckout(tx, draft.checkoutId);
  if (!former) return placeFromCart(services, tx, accepted);
  if (former.isOrdered) return refuseOrdered(services, former, actor);
  if (former.requestHash === requestHashOf(draft, customer))
    return answerOrder(services, tx, { id: former.id, locale });
  const replaced = await replaceOrder(tx, { orderId: former.id, by: byVisitor(actor), now: services.now() });
  if (replaced instanceof Refusal) return replaced;
  abandoned.push(...replaced);
  return placeFromCart(services, tx, { ...accepted, replacedId: former.id });
}

async function openCheckout(tx: Queryable, checkoutId: string): Promise<CheckoutOrder | undefined> {
  await lockCheckout(tx, checkoutId);
  const found = await findCheckoutOrder(tx, checkoutId);
  if (!found) return undefined;
  // A payment may be settling now: wait for its lock, then read again.
  await lockOrder(tx, found.id);
  return findCheckoutOrder(tx, checkoutId);
}

async function answerOrder(services: Services, tx: Queryable, which: { id: string; locale: Locale }) {
  return { status: 201, text: JSON.stringify(orderSchema.parse(await readOrder(services, tx, which))) };
}

function placeFromCart(
  services: Services,
  tx: Queryable,
  accepted: Accepted & { replacedId?: string },
): Promise<StoredAnswer | Refusal> {
  const { actor, locale } = accepted;
  const holdUntil = new Date(services.now().getTime() + holdMs);
  return placeNew(services, tx, {
    ...accepted,
    by: byVisitor(actor),
    holdUntil,
    async finish(order) {
      await queueOrderMail(services, tx, {
        order,
        kind: 'order-received',
        payload: { heldUntil: holdUntil.toISOString() },
        sendAt: new Date(services.now().getTime() + orderMailDelayMs),
      });
      return answerOrder(services, tx, { id: order.id, locale });
    },
  });
}
