import { ApiError, type Client } from '@aimante/api-contract';
import type { Order } from '@aimante/api-contract/orders';
import {
  confirmDemo3ds,
  type PaymentAction,
  type PaymentOrder,
  type PaymentStep,
  payOrder,
  refreshPayment,
} from '@aimante/api-contract/payments';
import { detailOf } from '../../order-placement/api-refusal.ts';

export type PaymentOutcome =
  /** Opens the confirmation: paid, or pending with a bank transfer or a slow provider. */
  | { readonly kind: 'done' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'action'; readonly action: PaymentAction }
  | { readonly kind: 'refused'; readonly cause: ApiError }
  /** Another order of the same cart replaced this one. */
  | { readonly kind: 'replaced'; readonly token: string }
  | { readonly kind: 'signed-out' }
  /** The result is not known yet. */
  | { readonly kind: 'unknown' };

const ASK_AGAIN_MS = 1500;
const MOST_QUESTIONS = 6;

export type PaymentChoice = Pick<PaymentOrder, 'provider' | 'card'>;

export async function pay(api: Client, order: Order, choice: PaymentChoice): Promise<PaymentOutcome> {
  const { id, trackToken: token, totalCents } = order;
  try {
    const step = await api(payOrder, { params: { id }, query: { token }, body: { ...choice, totalCents } });
    return step.state === 'open' && step.provider !== 'transfer' ? await settled(api, order) : outcomeOf(step);
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return refusalOf(cause) ?? settled(api, order);
  }
}

/** Undefined: the payment may have succeeded or be in progress. */
function refusalOf(cause: ApiError): PaymentOutcome | undefined {
  const { status, code, details } = cause;
  if (code === 'ORDER_ALREADY_PAID') return { kind: 'done' };
  if (status === 401) return { kind: 'signed-out' };
  const replacement = code === 'ORDER_REPLACED' ? detailOf(details, 'trackToken') : undefined;
  if (replacement) return { kind: 'replaced', token: replacement };
  const mayHavePaid = status === 0 || status >= 500 || code === 'PAYMENT_IN_PROGRESS';
  return mayHavePaid ? undefined : { kind: 'refused', cause };
}

/** Answers the 3-D Secure step of the demo. */
export async function answer3ds(
  api: Client,
  order: Order,
  answer: { reference: string; approve: boolean },
): Promise<PaymentOutcome> {
  // A lost answer may have arrived: the order shows the result.
  await api(confirmDemo3ds, { body: answer }).catch(() => undefined);
  return settled(api, order);
}

/** Polls the payment a few times. A slower one continues on the confirmation. */
export async function settled(api: Client, order: Order): Promise<PaymentOutcome> {
  let isAnswered = false;
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    if (asked > 0) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    const step = await askStep(api, order);
    if (step === 'signed-out') return { kind: 'signed-out' };
    if (!step) continue;
    isAnswered = true;
    if (step.state !== 'open') return outcomeOf(step);
  }
  return isAnswered ? { kind: 'done' } : { kind: 'unknown' };
}

/** Undefined: no answer. */
async function askStep(api: Client, { id, trackToken: token }: Order): Promise<PaymentStep | 'signed-out' | undefined> {
  try {
    return await api(refreshPayment, { params: { id }, query: { token } });
  } catch (cause) {
    return cause instanceof ApiError && cause.status === 401 ? 'signed-out' : undefined;
  }
}

function outcomeOf({ state, action, provider }: PaymentStep): PaymentOutcome {
  if (state === 'failed' || state === 'closed') return { kind: 'failed' };
  if (state === 'requires_action' && action && provider !== 'transfer') return { kind: 'action', action };
  return { kind: 'done' };
}
