import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { announceFullRefund } from '../../order-changes/ask-refund.ts';
import { type AttemptRow, selectAttempts } from '../../orders/placement/attempt-rows.ts';
import { addOrderEvent, byProvider } from '../../orders/record/order-event.ts';
import { lockOrder, type OrderRow } from '../../orders/record/order-rows.ts';
import { isOpenFailure } from '../../orders/record/refund-sums.ts';
import { paymentProviders } from '../charges/providers.ts';
import { refreshAttempt } from '../charges/refresh-payment.ts';
import type { TracedRefund } from '../provider/provider.ts';
import { tellOwner } from './foreign-refund-mail.ts';
import { unanswered } from './refund-payments.ts';
import { lockRefund, markSeen, type RefundState, selectRefunds } from './refund-rows.ts';
import { settleLocked } from './settle-refund.ts';

/**
 * Books a refund that was made in the provider's own back office, as if the shop had asked for it. Safe to repeat. It
 * may be reported before its payment, so the payment is read first.
 */
export async function bookForeignRefund(
  services: Services,
  { provider, reference }: { provider: string; reference: string },
): Promise<RefundState | 'unknown' | 'not_ours'> {
  const traced = await paymentProviders(services).get(provider)?.traceRefund?.(reference).catch(unanswered);
  if (!traced) return 'unknown';
  const where = sql`a.provider = ${provider} AND a.provider_reference = ${traced.payment}`;
  const [attempt] = await selectAttempts(services.db, where);
  if (!attempt) return 'not_ours';
  if (attempt.state !== 'paid' && (await refreshAttempt(services, attempt)) === 'unknown') return 'unknown';
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderId);
    const id = (await findOwn(tx, attempt, traced)) ?? (await insert(services, tx, { order, attempt, traced }));
    const refund = id && (await lockRefund(tx, id));
    return refund ? settleLocked({ services, tx, order, refund, by: byProvider }, traced) : traced.state;
  });
}

/** The refund itself, if it is known by now, or one of the same amount that the shop has not sent yet. */
async function findOwn(
  tx: Queryable,
  { id }: AttemptRow,
  { reference, key, amountCents }: TracedRefund,
): Promise<string | undefined> {
  const isSame = sql`(r.provider_reference = ${reference} OR r.id::text = ${key})`;
  const isUnsent = sql`(r.state = 'asked' AND r.method = 'provider' AND r.sent_at IS NULL AND r.amount_cents = ${amountCents})`;
  const found = await selectRefunds(tx, sql`r.payment_attempt_id = ${id} AND (${isSame} OR ${isUnsent})`);
  const same = found.find((refund) => refund.reference === reference || refund.id === key);
  return (same ?? found[0])?.id;
}

interface Foreign {
  order: OrderRow;
  attempt: AttemptRow;
  traced: TracedRefund;
}

/** Replaces a failed refund of the same amount: the owner made it again at the provider. */
async function insert(
  services: Services,
  tx: Queryable,
  { order, attempt, traced }: Foreign,
): Promise<string | undefined> {
  if (traced.state === 'failed') return undefined;
  const now = services.now();
  const id = uuidv7(now.getTime());
  const at = now.toISOString();
  const { amountCents, reference } = traced;
  const reason = 'at_provider';
  const { rows } = await tx.execute<{
    isRetry: boolean;
  }>(sql`INSERT INTO refunds (id, order_id, payment_attempt_id, amount_cents, reason, created_at, method, sent_at,
      provider_reference, replaces_id)
    VALUES (${id}, ${order.id}, ${attempt.id}, ${amountCents}, ${reason}, ${at}, 'provider', ${at}, ${reference},
      (SELECT r.id FROM refunds r WHERE r.payment_attempt_id = ${attempt.id} AND r.amount_cents = ${amountCents}
        AND ${isOpenFailure} ORDER BY r.created_at LIMIT 1)) RETURNING replaces_id IS NOT NULL AS "isRetry"`);
  // The owner knows the failed refund, and made this one in its place.
  if (rows[0]?.isRetry) await markSeen(tx, { id, at });
  else await tellOwner(services, tx, { order, refundId: id, amountCents });
  const data = { amountCents, reason };
  await addOrderEvent(tx, { orderId: order.id, type: 'refund_asked', by: byProvider, at: now, data, isInternal: true });
  await announceFullRefund(services, tx, order);
  return id;
}
