import type { settleRefundSchema } from '@aimante/api-contract/order-desk/schemas';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import {
  addOrderEvent,
  announceFullRefund,
  lockRefund,
  paymentErrors,
  type RefundRow,
  selectRefunds,
  settleLocked,
} from '../../selling/index.ts';
import type { LockedOrder } from './desk-actions.ts';

type Choice = z.output<typeof settleRefundSchema>;

/**
 * The owner settles a refund that needs action. A failed refund is requested again or was paid by other means: a new
 * refund replaces it, and the failed one stays on record. A manual refund is confirmed.
 */
export async function settleDeskRefund(
  locked: LockedOrder,
  { id, how }: Choice & { id: string },
): Promise<Refusal | undefined> {
  const { tx, order } = locked;
  const [refund] = await selectRefunds(tx, sql`r.id = ${id} AND r.order_id = ${order.id}`);
  if (!refund) return paymentErrors.REFUND_NOT_FOUND();
  const isOpenFailure = refund.state === 'failed' && !refund.isReplaced;
  const isByHand = refund.state === 'asked' && refund.method === 'by_hand';
  if (isByHand && how === 'by_hand') return confirm(locked, refund);
  if (!isOpenFailure) return paymentErrors.REFUND_SETTLED();
  const made = await replace(locked, refund, how);
  return how === 'by_hand' ? confirm(locked, made) : undefined;
}

async function replace(
  { services, tx, order, by }: LockedOrder,
  refund: RefundRow,
  how: Choice['how'],
): Promise<RefundRow> {
  const id = uuidv7(services.now().getTime());
  const { amountCents, reason } = refund;
  const method = how === 'retry' ? 'provider' : 'by_hand';
  const at = services.now();
  await tx.execute(sql`INSERT INTO refunds (id, order_id, payment_attempt_id, amount_cents, reason, actor_id, created_at, method,
      replaces_id)
    VALUES (${id}, ${order.id}, ${refund.attemptId}, ${amountCents}, ${reason}, ${by.id}, ${at.toISOString()}, ${method},
      ${refund.id})`);
  const data = { amountCents, reason, method };
  await addOrderEvent(tx, { orderId: order.id, type: 'refund_asked', by, at, data, isInternal: refund.isExtra });
  await announceFullRefund(services, tx, order);
  return lockRefund(tx, id);
}

async function confirm({ services, tx, order, by }: LockedOrder, refund: RefundRow): Promise<undefined> {
  const answer = { reference: 'by-hand', state: 'done', failure: null } as const;
  await settleLocked({ services, tx, order, refund, by }, answer);
}
