import type { Queryable } from '../../../platform/database/connection/connect.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { askRefund } from '../../order-changes/ask-refund.ts';
import { reportLateSupplement } from '../../order-changes/close-supplements.ts';
import { markPaid } from '../../order-changes/mark-paid.ts';
import { queueOrderMail } from '../../orders/access/order-mail.ts';
import { type AttemptRow, selectAttempts } from '../../orders/placement/attempt-rows.ts';
import { extendHold } from '../../orders/placement/stock-hold.ts';
import { changeOrder } from '../../orders/record/change-order.ts';
import { addOrderEvent, byProvider } from '../../orders/record/order-event.ts';
import { lockOrder, type OrderRow } from '../../orders/record/order-rows.ts';
import { holdMs } from '../../orders/record/order-times.ts';
import { lockBaseOf } from '../../orders/record/supplements.ts';
import type { ProviderPayment, StartedPayment } from '../provider/provider.ts';

/** The result of settling, stored with the event. */
export type Outcome = 'paid' | 'already_paid' | 'refunding' | 'failed' | 'waiting' | 'amount_differs';

/**
 * Updates an order to the provider's state of one of its payments. Safe to repeat, in any order and concurrently: the
 * order's row is locked, and a paid payment stays paid.
 */
export function settlePayment(
  services: Services,
  { attempt, payment }: { attempt: AttemptRow; payment: ProviderPayment | StartedPayment },
): Promise<Outcome> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderId);
    const [current] = await selectAttempts(tx, sql`a.id = ${attempt.id}`);
    if (!current) throw new Error(`Attempt ${attempt.id} is gone`);
    await keepReference(tx, current, { payment, now: services.now() });
    if (current.state === 'paid') return 'already_paid';
    if (payment.state === 'paid') return settlePaid(services, tx, { order, attempt: current, payment });
    if (payment.state === 'failed') return settleFailed(services, tx, { order, attempt: current, payment });
    if (isLive(current)) await setAttempt(tx, current.id, { state: payment.state });
    return 'waiting';
  });
}

const isLive = ({ state }: AttemptRow) => state === 'open' || state === 'requires_action';

async function keepReference(
  db: Queryable,
  attempt: AttemptRow,
  { payment, now }: { payment: ProviderPayment | StartedPayment; now: Date },
): Promise<void> {
  if (!('reference' in payment)) return;
  await db.execute(sql`UPDATE payment_attempts SET provider_reference = ${payment.reference},
    data = ${JSON.stringify({ action: payment.action })}::jsonb, updated_at = ${now.toISOString()} WHERE id = ${attempt.id}`);
}

interface ReportedPayment {
  order: OrderRow;
  attempt: AttemptRow;
  payment: ProviderPayment;
}

const setAttempt = (db: Queryable, id: string, { state, failure = null }: { state: string; failure?: string | null }) =>
  db.execute(sql`UPDATE payment_attempts SET state = ${state}, failure_code = ${failure} WHERE id = ${id}`);

async function settlePaid(
  services: Services,
  tx: Queryable,
  { order, attempt, payment }: ReportedPayment,
): Promise<Outcome> {
  const { amountCents, provider } = attempt;
  if (payment.amountCents !== amountCents || amountCents !== order.totalCents || payment.currency !== 'EUR') {
    const data = { expectedCents: order.totalCents, gotCents: payment.amountCents, currency: payment.currency };
    if (attempt.state !== 'closed') await note(services, tx, { order, data: { problem: 'amount_differs', ...data } });
    // Noted once: a person decides about the money.
    await setAttempt(tx, attempt.id, { state: 'closed' });
    return 'amount_differs';
  }
  const { rows: paidBefore } = await tx.execute(
    sql`SELECT 1 FROM payment_attempts WHERE order_id = ${order.id} AND state = 'paid'`,
  );
  if (paidBefore.length > 0) return refundSecondPayment(services, tx, { order, attempt, payment });
  await setAttempt(tx, attempt.id, { state: 'paid' });
  const data = { provider, amountCents };
  const outcome = await markPaid(services, tx, { order, by: byProvider, data });
  if (outcome !== 'too_late') return outcome;
  await note(services, tx, { order, data: { problem: 'paid_too_late' } });
  const asked = await askRefund(services, tx, { order, by: byProvider, amountCents, reason: 'paid_too_late' });
  if (asked instanceof Refusal)
    throw new Error(`Order ${order.id} was paid too late and cannot be refunded: ${asked.code}`);
  const base = await lockBaseOf(tx, order.id);
  if (base) await reportLateSupplement(services, tx, { supplement: order, base, amountCents });
  return 'refunding';
}

/** A second payment of one order, for example from two tabs: it is refunded and does not count for the order. */
async function refundSecondPayment(
  services: Services,
  tx: Queryable,
  { order, attempt }: ReportedPayment,
): Promise<Outcome> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM refunds WHERE payment_attempt_id = ${attempt.id}`);
  if (rows.length > 0) return 'refunding';
  await setAttempt(tx, attempt.id, { state: 'closed' });
  const refund = {
    order,
    by: byProvider,
    amountCents: attempt.amountCents,
    reason: 'paid_twice',
    attemptId: attempt.id,
  };
  await askRefund(services, tx, refund);
  return 'refunding';
}

async function settleFailed(
  services: Services,
  tx: Queryable,
  { order, attempt, payment }: ReportedPayment,
): Promise<Outcome> {
  if (attempt.state === 'failed' || attempt.state === 'closed') return 'failed';
  const failure = payment.failure ?? 'technical';
  await setAttempt(tx, attempt.id, { state: 'failed', failure });
  const now = services.now();
  const failed = await changeOrder(tx, order, {
    name: 'fail',
    by: byProvider,
    now,
    event: 'payment_failed',
    data: { failure, provider: attempt.provider },
  });
  if (failed instanceof Refusal) return 'failed';
  await extendOnce(tx, order, now);
  const serial = attempt.id;
  await queueOrderMail(services, tx, { order: failed, kind: 'payment-failed', payload: { failure }, serial });
  return 'failed';
}

async function extendOnce(tx: Queryable, order: OrderRow, now: Date): Promise<void> {
  if (order.holdExtended || order.holdExpiresAt === null || new Date(order.holdExpiresAt) <= now) return;
  await extendHold(tx, order.id, new Date(now.getTime() + holdMs));
  await tx.execute(sql`UPDATE orders SET hold_extended = true WHERE id = ${order.id}`);
}

const note = ({ now }: Services, tx: Queryable, { order, data }: { order: OrderRow; data: Record<string, unknown> }) =>
  addOrderEvent(tx, { orderId: order.id, type: 'note', by: byProvider, at: now(), data, isInternal: true });
