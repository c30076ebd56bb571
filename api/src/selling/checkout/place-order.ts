import type { Quote } from '@aimante/api-contract/checkout';
import { orderSchema } from '@aimante/api-contract/orders/schemas';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import type { Services } from '../../platform/services/services.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import { markOrdered } from '../carts/ordered-lines.ts';
import { lockCoupons, returnCoupon, takeCoupon } from '../coupons/coupon-use.ts';
import { checkPhotos } from '../customer-orders/photos/ordered-photos.ts';
import { readOrder } from '../customer-orders/views/order-view.ts';
import { returnPoints, spendPoints } from '../loyalty/spend-points.ts';
import {
  type CheckoutOrder,
  findCheckoutOrder,
  lockCheckout,
  refuseOrdered,
  refuseRepeat,
  requestHashOf,
} from '../orders/access/checkout-identity.ts';
import type { Customer, OrderDraft } from '../orders/access/order-draft.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import { answerOnce, type StoredAnswer } from '../orders/placement/answer-once.ts';
import { holdStock, moveHeldStock } from '../orders/placement/stock-hold.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { addOrderEvent, byVisitor } from '../orders/record/order-event.ts';
import { lockOrder } from '../orders/record/order-rows.ts';
import { holdMs, orderMailDelayMs } from '../orders/record/order-times.ts';
import { cancelAtProvider } from '../payments/charges/cancel-at-provider.ts';
import { refreshOpenAttempt } from '../payments/charges/refresh-payment.ts';
import { checkoutErrors } from '../quote/errors.ts';
import { stockNeeds } from '../quote/price-cart.ts';
import { type FullQuote, makeQuote } from '../quote/quote.ts';
import { type Delivery, deliveryOf } from '../shipping/delivery.ts';
import { shippingErrors } from '../shipping/errors.ts';
import { promiseDays } from '../shipping/promised-days.ts';
import { insertLines, insertOrder } from './insert-order.ts';
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

/** Checks first whether the order of this cart has been paid meanwhile. */
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
  if (!former) return placeNew(services, tx, accepted);
  if (former.isOrdered) return refuseOrdered(services, former, actor);
  if (former.requestHash === requestHashOf(draft, customer))
    return answerOrder(services, tx, { id: former.id, locale });
  const replaced = await replaceOrder(tx, { orderId: former.id, by: byVisitor(actor), now: services.now() });
  if (replaced instanceof Refusal) return replaced;
  abandoned.push(...replaced);
  return placeNew(services, tx, { ...accepted, replacedId: former.id });
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

async function placeNew(
  services: Services,
  tx: Queryable,
  { replacedId, ...accepted }: Accepted & { replacedId?: string },
): Promise<StoredAnswer | Refusal> {
  const { draft, customer, delivery, locale, actor, owners } = accepted;
  const now = services.now();
  const request = quoteRequest(draft, delivery);
  const full = await makeQuote(services, tx, { request, customer, locale, replacedId });
  const refusal = refuseQuote(full, draft.quoteHash);
  if (refusal) return refusal;
  const photos = await checkPhotos(tx, { items: draft.items, lines: full.lines, owners });
  if (photos instanceof Refusal) return photos;
  const repeat = await refuseRepeat(services, tx, { draft, customer });
  if (repeat) return repeat;
  const id = uuidv7(now.getTime());
  const holdUntil = new Date(now.getTime() + holdMs);
  await insertOrder(tx, { id, draft, full, customer, delivery, locale, now, holdUntil });
  await insertLines(tx, { orderId: id, full, photos, locale });
  if (actor) await markOrdered(tx, { userId: actor.id, orderId: id, lineIds: lineIdsOf(draft) });
  const refused = await reserve(tx, { id, full, customer, now, replacedId });
  if (refused) return refused;
  await addOrderEvent(tx, { orderId: id, type: 'placed', by: byVisitor(actor), at: now });
  await queueOrderMail(services, tx, {
    order: await lockOrder(tx, id),
    kind: 'order-received',
    payload: { heldUntil: holdUntil.toISOString() },
    sendAt: new Date(now.getTime() + orderMailDelayMs),
  });
  const answer = await answerOrder(services, tx, { id, locale });
  return (await promise(services, tx, { id, draft, quote: full.quote, request })) ?? answer;
}

const lineIdsOf = ({ items }: OrderDraft) => items.flatMap(({ lineId }) => lineId ?? []);

const quoteRequest = (draft: OrderDraft, { destination }: Delivery) => ({
  items: draft.items.map(({ photos: _, ...item }) => item),
  couponCode: draft.couponCode,
  isGiftWrapped: draft.gift?.isWrapped ?? false,
  usesPoints: draft.usesPoints,
  shippingMethod: draft.shipping.method,
  ...destination,
});

/** The refusal contains the new quote, so that the customer can decide again. */
function refuseQuote({ quote, couponRefusal }: FullQuote, seenHash: string): Refusal | undefined {
  const details = { quote };
  const has = (code: Quote['notices'][number]['code']) => quote.notices.some((notice) => notice.code === code);
  if (has('PRODUCT_UNAVAILABLE')) return checkoutErrors.CART_LINE_UNAVAILABLE(details);
  const short = quote.notices.find(({ code }) => code === 'OUT_OF_STOCK');
  if (short) {
    const name = quote.lines.find(({ lineId }) => lineId === short.lineId)?.name ?? '';
    return checkoutErrors.OUT_OF_STOCK({ ...details, name, available: short.available });
  }
  if (has('SHIPPING_UNAVAILABLE')) return shippingErrors.SHIPPING_METHOD_UNAVAILABLE(details);
  if (couponRefusal)
    return new Refusal(couponRefusal.code, { ...couponRefusal.text, status: 409 }, { ...couponRefusal.details, quote });
  return quote.quoteHash === seenHash ? undefined : checkoutErrors.PRICE_CHANGED(details);
}

interface Promised {
  id: string;
  draft: OrderDraft;
  quote: Quote;
  request: ReturnType<typeof quoteRequest>;
}

/** The very last: other orders wait for the end of this transaction. */
async function promise(
  services: Services,
  tx: Queryable,
  { id, draft, quote, request }: Promised,
): Promise<Refusal | undefined> {
  const magnets = quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  const order = { ...request, id, method: request.shippingMethod, magnets };
  const estimate = await promiseDays(services, tx, { order, quoted: quote.estimate });
  if (!estimate) return shippingErrors.SHIPPING_METHOD_UNAVAILABLE({ quote });
  const isLater = draft.promisedUntil !== undefined && estimate.to > draft.promisedUntil;
  return isLater ? shippingErrors.DELIVERY_MOVED({ quote: { ...quote, estimate } }) : undefined;
}

interface Reservation {
  id: string;
  full: FullQuote;
  customer: Customer;
  now: Date;
  /** The former order of the same cart: its points, coupon and stock move to this one. */
  replacedId: string | undefined;
}

/** Comes last, because other orders need these rows too: they stay locked as briefly as possible. */
async function reserve(
  tx: Queryable,
  { id, full, customer, now, replacedId }: Reservation,
): Promise<Refusal | undefined> {
  const { userId, email } = customer;
  if (replacedId) await returnPoints(tx, { id: replacedId, userId: userId ?? null }, { at: now });
  const { points } = full.quote;
  if (points?.isChosen && userId !== undefined) {
    const refusal = await spendPoints(tx, { userId, orderId: id, points: points.usable, at: now });
    if (refusal) return refusal;
  }
  if (replacedId) {
    await lockCoupons(tx, { orderId: replacedId, couponId: full.coupon?.id });
    await returnCoupon(tx, replacedId, now);
  }
  if (full.coupon) {
    const use = { couponId: full.coupon.id, orderId: id, customerKey: email, now };
    const refusal = await takeCoupon(tx, use);
    if (refusal) return new Refusal(refusal.code, { ...refusal.text, status: 409 });
  }
  const needs = stockNeeds(full.lines).flatMap(({ stockId, units }) => (stockId ? [{ stockId, units }] : []));
  const [short] = replacedId
    ? await moveHeldStock(tx, { from: replacedId, to: id }, needs)
    : await holdStock(tx, id, needs);
  if (short === undefined) return undefined;
  const line = full.lines.find(({ stock }) => stock?.id === short);
  return checkoutErrors.OUT_OF_STOCK({ name: line?.offer.name ?? '', available: 0, lineId: line?.item.lineId });
}
