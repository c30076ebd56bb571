import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { forEachAlone } from '../../jobs/for-each-alone.ts';
import type { Services } from '../../services.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import { reversePoints } from '../loyalty/order-points.ts';
import { addOrderEvent, bySystem } from '../orders/order-event.ts';
import { queueOrderMail } from '../orders/order-mail.ts';
import { lockOrder, type OrderRow } from '../orders/order-rows.ts';
import { type ProviderRefund, ProviderRefusal, ProviderSilence } from './provider.ts';
import { paymentProviders } from './providers.ts';

interface RefundRow extends Record<string, unknown> {
  id: string;
  orderId: string;
  amountCents: number;
  reason: string;
  provider: string | null;
  reference: string | null;
  /** Of a payment beside the one that paid the order. */
  isExtra: boolean;
}

/** Gives back what waits for it. The provider is asked with the refund's own key: however often, it pays back once. */
export async function giveBack(services: Services): Promise<void> {
  const { rows } =
    await services.db.execute<RefundRow>(sql`SELECT r.id, r.order_id AS "orderId", r.amount_cents AS "amountCents",
      r.reason, a.provider, a.provider_reference AS reference, coalesce(a.state <> 'paid', false) AS "isExtra"
    FROM refunds r LEFT JOIN payment_attempts a ON a.id = r.payment_attempt_id
    WHERE r.state = 'asked' ORDER BY r.created_at LIMIT 100`);
  await forEachAlone(rows, async (refund) => {
    const reference = await askProvider(services, refund);
    if (reference === undefined) return;
    await services.db.transaction((tx) => finish(services, tx, { refund, reference }));
  });
}

/** Null: refused. Undefined: no answer, to be tried again. Transfers and cash are given back by hand. */
async function askProvider(services: Services, refund: RefundRow): Promise<string | null | undefined> {
  const online = paymentProviders(services).get(refund.provider ?? '');
  if (!online || refund.reference === null) return 'by-hand';
  const wish: ProviderRefund = { reference: refund.reference, amountCents: refund.amountCents, key: refund.id };
  return online.refund(wish).catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return null;
    if (error instanceof ProviderSilence) return undefined;
    throw error;
  });
}

interface Answered {
  refund: RefundRow;
  reference: string | null;
}

async function finish(services: Services, tx: Queryable, { refund, reference }: Answered): Promise<void> {
  const order = await lockOrder(tx, refund.orderId);
  const state = reference === null ? 'failed' : 'done';
  const { rows } = await tx.execute(sql`UPDATE refunds SET state = ${state}, provider_reference = ${reference},
      done_at = CASE WHEN ${state} = 'done' THEN ${services.now().toISOString()}::timestamptz END
    WHERE id = ${refund.id} AND state = 'asked' RETURNING 1`);
  if (rows.length === 0) return;
  const { amountCents, reason, isExtra } = refund;
  const type = reference === null ? 'refund_failed' : 'refunded';
  const isInternal = isExtra || reference === null;
  const event = {
    orderId: order.id,
    type,
    by: bySystem,
    at: services.now(),
    data: { amountCents, reason },
    isInternal,
  } as const;
  await addOrderEvent(tx, event);
  if (reference !== null && !isExtra) await settleAccounts(services, tx, { order, refund });
}

async function settleAccounts(
  services: Services,
  tx: Queryable,
  { order, refund }: { order: OrderRow; refund: RefundRow },
): Promise<void> {
  const { amountCents, reason } = refund;
  const leftCents = order.totalCents - order.refundedCents;
  await tx.execute(sql`UPDATE orders SET refunded_cents = refunded_cents + ${amountCents}, version = version + 1,
    updated_at = now() WHERE id = ${order.id}`);
  await reversePoints(tx, order, { at: services.now(), share: amountCents / leftCents });
  const { rows } = await tx.execute(sql`SELECT 1 FROM invoices WHERE order_id = ${order.id} AND series = 'F'`);
  // Money that came too late was never invoiced: there is nothing to correct.
  if (rows.length === 0) return;
  const credit = { orderId: order.id, refundId: refund.id, amountCents, reason };
  const creditNoteLabel = await issueCreditNote(services, tx, credit);
  const payload = { amountCents, creditNoteLabel };
  await queueOrderMail(services, tx, { order, kind: 'refund-issued', payload, serial: refund.id });
}
