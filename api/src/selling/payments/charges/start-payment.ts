import type { PaymentStep } from '@aimante/api-contract/payments';
import type { payOrderSchema } from '@aimante/api-contract/payments/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inTransaction } from '../../../platform/database/connection/in-transaction.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import { type Locale, Refusal } from '../../../platform/text/refusal.ts';
import { markPaid } from '../../order-changes/mark-paid.ts';
import { replacementOf, tokenOfOrder } from '../../orders/access/checkout-identity.ts';
import { signOrderToken } from '../../orders/access/order-link.ts';
import { type AttemptRow, insertAttempt, selectAttempts, viewAttempt } from '../../orders/placement/attempt-rows.ts';
import { extendHold, holdAgain } from '../../orders/placement/stock-hold.ts';
import { changeOrder } from '../../orders/record/change-order.ts';
import { orderErrors } from '../../orders/record/errors.ts';
import { addOrderEvent, bySystem, type OrderActor } from '../../orders/record/order-event.ts';
import { phaseOf } from '../../orders/record/order-machine.ts';
import { lockOrder, type OrderRow } from '../../orders/record/order-rows.ts';
import { holdMs } from '../../orders/record/order-times.ts';
import { lockBaseOf, takesItems } from '../../orders/record/supplements.ts';
import { checkoutErrors } from '../../quote/errors.ts';
import { type NewPayment, type OnlineProvider, ProviderRefusal, ProviderSilence } from '../provider/provider.ts';
import { awaitTransfer } from './bank-transfer.ts';
import { cancelAtProvider } from './cancel-at-provider.ts';
import { paymentErrors } from './errors.ts';
import { paymentProviders } from './providers.ts';
import { refreshOpenAttempt } from './refresh-payment.ts';
import { settlePayment } from './settle-payment.ts';

export interface PaymentRequest {
  orderId: string;
  body: z.output<typeof payOrderSchema>;
  by: OrderActor;
  locale: Locale;
}

/** Starts a payment, or retries it. Two concurrent clicks start one payment. */
export async function startPayment(services: Services, request: PaymentRequest): Promise<PaymentStep | Refusal> {
  const { body, orderId } = request;
  const online = paymentProviders(services).get(body.provider);
  if (!online && body.provider !== 'transfer' && body.provider !== 'none') return paymentErrors.PROVIDER_NOT_OFFERED();
  if (body.provider === 'demo' && !body.card) return paymentErrors.CARD_MISSING();
  await refreshOpenAttempt(services, orderId);
  const opened = await inTransaction(services.db, (tx) => openAttempt(services, tx, request));
  if (opened instanceof Refusal) return opened;
  await cancelAtProvider(services, opened.replaced);
  if (online) {
    const refusal = await callProvider(services, online, { ...request, opened });
    if (refusal) return refusal;
  }
  const [attempt] = await selectAttempts(services.db, sql`a.id = ${opened.attemptId}`);
  if (!attempt) throw new Error('The attempt is gone');
  return viewAttempt(attempt);
}

/** The provider moves the money right now, or has not answered the start yet. Another payment would be a second one. */
function isUnderWay({ provider, state, reference, createdAt }: AttemptRow, now: Date): boolean {
  if (provider === 'transfer' || state !== 'open') return false;
  return reference !== null || now.getTime() - new Date(createdAt).getTime() < inFlightMs;
}

interface Opened {
  attemptId: string;
  order: OrderRow;
  replaced: AttemptRow[];
}

/** Within this time, a start without an answer is still in progress, so a second click is refused. */
const inFlightMs = 15_000;

async function openAttempt(
  services: Services,
  tx: Queryable,
  { orderId, body, by }: PaymentRequest,
): Promise<Opened | Refusal> {
  const now = services.now();
  const order = await lockOrder(tx, orderId);
  const refusal =
    (await refuseReplaced(services, tx, order)) ??
    refusePayment(order, body) ??
    (await refuseSupplement(services, tx, order));
  if (refusal) return refusal;
  const replaced = await selectAttempts(tx, sql`a.order_id = ${orderId} AND a.state IN ('open', 'requires_action')`);
  if (replaced.some((attempt) => isUnderWay(attempt, now))) return paymentErrors.PAYMENT_IN_PROGRESS({ retryAfter: 2 });
  const retried = phaseOf(order) === 'failed' ? await changeOrder(tx, order, retry(by, now)) : order;
  if (retried instanceof Refusal) return retried;
  if (!(await secureStock(tx, order, now))) return checkoutErrors.OUT_OF_STOCK({ name: order.number, available: 0 });
  await tx.execute(sql`UPDATE payment_attempts SET state = 'closed', updated_at = ${now.toISOString()}
    WHERE order_id = ${orderId} AND state IN ('open', 'requires_action')`);
  const attemptId = await insertAttempt(tx, { order, provider: body.provider, now });
  const data = { provider: body.provider };
  await addOrderEvent(tx, { orderId, type: 'payment_started', by, at: now, data, isInternal: true });
  if (body.provider === 'transfer') await awaitTransfer(services, tx, { order: retried, attemptId });
  if (body.provider === 'none') await payNothing(services, tx, { order: retried, attemptId });
  return { attemptId, order: retried, replaced };
}

const retry = (by: OrderActor, now: Date) => ({ name: 'retry', by, now, event: 'payment_started' }) as const;

/** Another order of the same cart replaced this one: the refusal leads to it. */
async function refuseReplaced(services: Services, tx: Queryable, order: OrderRow): Promise<Refusal | undefined> {
  const other = order.status === 'annule' ? await replacementOf(tx, order.id) : undefined;
  return other && orderErrors.ORDER_REPLACED({ trackToken: tokenOfOrder(services, other.id) });
}

/** The order that it adds to takes no more items. */
async function refuseSupplement(services: Services, tx: Queryable, order: OrderRow): Promise<Refusal | undefined> {
  const base = await lockBaseOf(tx, order.id);
  return base && !(await takesItems(services, tx, base)) ? orderErrors.SUPPLEMENT_IMPOSSIBLE() : undefined;
}

function refusePayment(order: OrderRow, body: PaymentRequest['body']): Refusal | undefined {
  if (order.paymentStatus === 'paid') return orderErrors.ORDER_ALREADY_PAID();
  if (order.status !== 'en_attente') return orderErrors.ORDER_NOT_PAYABLE();
  if (order.totalCents !== body.totalCents) return orderErrors.ORDER_TOTAL_DIFFERS({ totalCents: order.totalCents });
  return (body.provider === 'none') === (order.totalCents === 0) ? undefined : paymentErrors.PROVIDER_NOT_OFFERED();
}

/** The stock is still reserved, or can be reserved again. */
async function secureStock(tx: Queryable, order: OrderRow, now: Date): Promise<boolean> {
  const isHeld = order.holdExpiresAt !== null && new Date(order.holdExpiresAt) > now;
  if (isHeld) return true;
  const until = new Date(now.getTime() + holdMs);
  if (!(await holdAgain(tx, order.id))) return false;
  await extendHold(tx, order.id, until);
  return true;
}

/** A coupon covers the whole order, so there is nothing to pay. */
async function payNothing(
  services: Services,
  tx: Queryable,
  { order, attemptId }: { order: OrderRow; attemptId: string },
) {
  await tx.execute(sql`UPDATE payment_attempts SET state = 'paid' WHERE id = ${attemptId}`);
  await markPaid(services, tx, { order, by: bySystem, data: { provider: 'none', amountCents: 0 } });
}

async function callProvider(
  services: Services,
  provider: OnlineProvider,
  { body, locale, opened }: PaymentRequest & { opened: Opened },
): Promise<Refusal | undefined> {
  const { order, attemptId } = opened;
  const token = signOrderToken(services.secrets.link, order.id, services.now());
  const page = (path: string) => sitePage(services.config.siteUrl, locale, { path, token });
  const payment: NewPayment = {
    attemptId,
    orderNumber: order.number,
    amountCents: order.totalCents,
    email: order.email,
    locale,
    returnUrl: page('/checkout/confirmation'),
    cancelUrl: page('/checkout/error'),
    ...(body.card && { card: body.card }),
    ...(body.simulate && { simulate: body.simulate }),
  };
  const [attempt] = await selectAttempts(services.db, sql`a.id = ${attemptId}`);
  if (!attempt) throw new Error('The attempt is gone');
  try {
    await settlePayment(services, { attempt, payment: await provider.start(payment) });
    return undefined;
  } catch (error) {
    return afterTrouble(services, { attempt, error });
  }
}

/**
 * A refusal means that nothing was charged. Without an answer the result is unknown, and the reconcile job finds it.
 */
async function afterTrouble(
  services: Services,
  { attempt, error }: { attempt: AttemptRow; error: unknown },
): Promise<Refusal | undefined> {
  if (error instanceof ProviderSilence) return paymentErrors.PAYMENT_UNREACHABLE({ retryAfter: 10 });
  if (!(error instanceof ProviderRefusal)) throw error;
  const { amountCents } = attempt;
  const payment = { state: 'failed', failure: 'technical', amountCents, currency: 'EUR' } as const;
  await settlePayment(services, { attempt, payment });
  return undefined;
}
