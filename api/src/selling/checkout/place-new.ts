import type { Quote } from '@aimante/api-contract/checkout';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Services } from '../../platform/services/services.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import { markOrdered } from '../carts/ordered-lines.ts';
import { checkPhotos } from '../customer-orders/photos/ordered-photos.ts';
import { refuseRepeat } from '../orders/access/checkout-identity.ts';
import type { Customer, OrderDraft } from '../orders/access/order-draft.ts';
import { addOrderEvent, type OrderActor } from '../orders/record/order-event.ts';
import { lockOrder, type OrderRow } from '../orders/record/order-rows.ts';
import { checkoutErrors } from '../quote/errors.ts';
import { type FullQuote, makeQuote } from '../quote/quote.ts';
import type { Delivery } from '../shipping/delivery.ts';
import { shippingErrors } from '../shipping/errors.ts';
import { promiseDays } from '../shipping/promised-days.ts';
import { insertLines, insertOrder } from './insert-order.ts';
import { reserve } from './reserve-order.ts';

export interface NewPlacement<T> {
  draft: OrderDraft;
  customer: Customer;
  delivery: Delivery;
  locale: Locale;
  by: OrderActor;
  /** Keys of the owners of the photos that the order may use. */
  owners: readonly string[];
  /** Until when its stock is reserved. */
  holdUntil: Date;
  /** An unpaid order that this one replaces. */
  replacedId?: string | undefined;
  /** Delivered with a paid order, so the delivery costs nothing. */
  isSupplement?: boolean;
  /** The rest of the placement, once the order is stored. */
  finish: (order: OrderRow) => Promise<T>;
}

/** Prices the draft and stores it as an unpaid order, with its stock, coupon and points. */
export async function placeNew<T>(
  services: Services,
  tx: Queryable,
  { replacedId, isSupplement, finish, ...placement }: NewPlacement<T>,
): Promise<T | Refusal> {
  const { draft, customer, delivery, locale, by, owners, holdUntil } = placement;
  const now = services.now();
  const request = quoteRequest(draft, delivery);
  const full = await makeQuote(services, tx, { request, customer, locale, replacedId, isSupplement });
  const refusal = refuseQuote(full, draft.quoteHash);
  if (refusal) return refusal;
  const photos = await checkPhotos(tx, { items: draft.items, lines: full.lines, owners });
  if (photos instanceof Refusal) return photos;
  const repeat = await refuseRepeat(services, tx, { draft, customer });
  if (repeat) return repeat;
  const id = uuidv7(now.getTime());
  await insertOrder(tx, { id, draft, full, customer, delivery, locale, now, holdUntil });
  await insertLines(tx, { orderId: id, full, photos, locale });
  if (by.role === 'customer' && by.id) await markOrdered(tx, { userId: by.id, orderId: id, lineIds: lineIdsOf(draft) });
  const refused = await reserve(tx, { id, full, customer, now, replacedId });
  if (refused) return refused;
  await addOrderEvent(tx, { orderId: id, type: 'placed', by, at: now });
  const finished = await finish(await lockOrder(tx, id));
  return (await promise(services, tx, { id, draft, quote: full.quote, request })) ?? finished;
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
