import { ApiError, type Client } from '@aimante/api-contract';
import type { Quote } from '@aimante/api-contract/checkout';
import { createOrder, idempotencyHeader, type Order, type OrderDraft } from '@aimante/api-contract/orders';
import { newId } from '@aimante/shop/new-id';
import { detailOf, isUnanswered } from './api-refusal.ts';
import { basisOf, forgetAttempt, keepAttempt, type OrderAttempt, readAttempt } from './order-attempt.ts';

export type Placed =
  | { readonly kind: 'placed'; readonly order: Order }
  /** The quote changed: the customer must confirm the new one. */
  | {
      readonly kind: 'changed';
      readonly quote: Quote | undefined;
      readonly cause: ApiError;
      readonly isCoupon: boolean;
    }
  /** The cart is already ordered. `token` opens the order. It is missing if the order belongs to another customer. */
  | { readonly kind: 'ordered'; readonly token: string | undefined; readonly cause: ApiError }
  /** The same contents were ordered a short time ago, so this may be a mistake. A proven customer gets the order. */
  | { readonly kind: 'repeated'; readonly number: string | undefined; readonly token: string | undefined }
  /** The server no longer has the originals of these photos. */
  | { readonly kind: 'photos-gone'; readonly photoIds: readonly string[]; readonly cause: ApiError }
  | { readonly kind: 'refused'; readonly cause: ApiError }
  | { readonly kind: 'signed-out' }
  /** No answer: the order may exist. A retry is safe. */
  | { readonly kind: 'lost' };

/**
 * Orders the cart. The server creates one order per cart, even for repeated requests from several tabs. It returns the
 * existing order, or replaces it if the contents changed.
 */
export function placeOrder(api: Client, body: OrderDraft): Promise<Placed> {
  const earlier = readAttempt();
  const isUnansweredYet = earlier?.order === null && JSON.stringify(earlier.body) === JSON.stringify(body);
  return send(api, { key: isUnansweredYet ? earlier.key : newId(), basis: basisOf(body), body, order: null });
}

async function send(api: Client, attempt: OrderAttempt): Promise<Placed> {
  keepAttempt(attempt);
  try {
    const order = await api(createOrder, { body: attempt.body }, { headers: { [idempotencyHeader]: attempt.key } });
    keepAttempt({ ...attempt, order: { id: order.id, token: order.trackToken } });
    return { kind: 'placed', order };
  } catch (cause) {
    if (isUnanswered(cause)) return { kind: 'lost' };
    if (!(cause instanceof ApiError)) throw cause;
    return refusalOf(cause);
  }
}

function refusalOf(cause: ApiError): Placed {
  const { status, code, details } = cause;
  if (status === 401) return { kind: 'signed-out' };
  forgetAttempt();
  const [token, number] = [detailOf(details, 'trackToken'), detailOf(details, 'number')];
  if (code === 'PHOTO_GONE') return { kind: 'photos-gone', photoIds: photoIdsIn(details), cause };
  if (code === 'CHECKOUT_ORDERED') return { kind: 'ordered', token, cause };
  if (code === 'ORDER_REPEATED') return { kind: 'repeated', token, number };
  const quote = quoteIn(details);
  // Only with the order does the shop know the customer, so a coupon can be refused here.
  const isCoupon = code.startsWith('COUPON_');
  const isChanged = status === 409 && (quote !== undefined || isCoupon || code === 'OUT_OF_STOCK');
  return isChanged ? { kind: 'changed', quote, cause, isCoupon } : { kind: 'refused', cause };
}

function photoIdsIn(details: unknown): string[] {
  const ids: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'photoIds') : undefined;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

function quoteIn(details: unknown): Quote | undefined {
  if (typeof details !== 'object' || details === null) return undefined;
  const quote: unknown = Reflect.get(details, 'quote');
  return typeof quote === 'object' && quote !== null ? (quote as Quote) : undefined;
}
