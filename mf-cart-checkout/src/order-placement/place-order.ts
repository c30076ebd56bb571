import { ApiError, type Client } from '@aimante/api-contract';
import type { Quote } from '@aimante/api-contract/checkout';
import { cancelOrder, createOrder, idempotencyHeader, type Order, type OrderDraft } from '@aimante/api-contract/orders';
import { newId } from '../cart-state/new-id.ts';
import { readOrder } from '../order-view/use-order.ts';
import { basisOf, forgetAttempt, keepAttempt, type OrderAttempt, readAttempt } from './order-attempt.ts';

export type Placed =
  | { readonly kind: 'placed'; readonly order: Order }
  /** The shop asks something else now: the customer decides again. */
  | {
      readonly kind: 'changed';
      readonly quote: Quote | undefined;
      readonly message: string;
      readonly isCoupon: boolean;
    }
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer: the order may stand, or not. Trying again is safe. */
  | { readonly kind: 'lost' };

/** The order of this cart and draft: made once, however often it is asked for. */
export async function placeOrder(api: Client, body: OrderDraft): Promise<Placed> {
  const earlier = readAttempt();
  if (earlier && earlier.basis === basisOf(body)) {
    const taken = await takeUp(api, earlier);
    if (taken) return taken;
  } else if (earlier) {
    await giveUp(api, earlier);
  }
  return send(api, { key: newId(), basis: basisOf(body), body, order: null });
}

/** What became of an earlier try; undefined where it led nowhere. */
async function takeUp(api: Client, attempt: OrderAttempt): Promise<Placed | undefined> {
  if (!attempt.order) {
    const placed = await send(api, attempt);
    return placed.kind === 'refused' || placed.kind === 'changed' ? undefined : placed;
  }
  try {
    const order = await readOrder(api, { token: attempt.order.token });
    if (order.actions.canPay || order.paymentStatus === 'paid') return { kind: 'placed', order };
  } catch (cause) {
    if (isUnanswered(cause)) return { kind: 'lost' };
  }
  forgetAttempt();
  return undefined;
}

/** The customer orders something else instead: the first order gives its stock and its coupon back. */
async function giveUp(api: Client, { order }: OrderAttempt): Promise<void> {
  if (order) {
    const { id, token } = order;
    // Where it cannot be cancelled, it was paid or runs out by itself.
    await api(cancelOrder, { params: { id }, query: { token }, body: { reason: null } }).catch(() => undefined);
  }
  forgetAttempt();
}

async function send(api: Client, attempt: OrderAttempt): Promise<Placed> {
  keepAttempt(attempt);
  try {
    const order = await api(createOrder, { body: attempt.body }, { headers: { [idempotencyHeader]: attempt.key } });
    keepAttempt({ ...attempt, order: { id: order.id, token: order.trackToken } });
    return { kind: 'placed', order };
  } catch (cause) {
    if (isUnanswered(cause)) return { kind: 'lost' };
    forgetAttempt();
    if (!(cause instanceof ApiError)) throw cause;
    const { status, code, message } = cause;
    const quote = quoteIn(cause.details);
    // Only with the order does the shop know who uses the coupon.
    const isCoupon = code.startsWith('COUPON_');
    const isChanged = status === 409 && (quote !== undefined || isCoupon || code === 'OUT_OF_STOCK');
    return isChanged ? { kind: 'changed', quote, message, isCoupon } : { kind: 'refused', message };
  }
}

function isUnanswered(cause: unknown): boolean {
  return cause instanceof ApiError && (cause.status === 0 || cause.status >= 500);
}

function quoteIn(details: unknown): Quote | undefined {
  if (typeof details !== 'object' || details === null) return undefined;
  const quote: unknown = Reflect.get(details, 'quote');
  return typeof quote === 'object' && quote !== null ? (quote as Quote) : undefined;
}
