import type { settleRefundSchema } from '@aimante/api-contract/order-desk/schemas';
import type { z } from 'zod';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import {
  markSeen,
  paymentErrors,
  type RefundRow,
  replaceRefund,
  selectRefunds,
  settleLocked,
} from '../../selling/index.ts';
import type { LockedOrder } from './locked-order.ts';

type Choice = z.output<typeof settleRefundSchema>;

/**
 * The owner settles a refund that needs action. A failed refund is requested again or was paid by other means: a new
 * refund replaces it, and the failed one stays on record. A manual refund is confirmed. One that was made at the
 * provider is marked as seen.
 */
export async function settleDeskRefund(
  locked: LockedOrder,
  { id, how }: Choice & { id: string },
): Promise<Refusal | undefined> {
  const { services, tx, order, by } = locked;
  const [refund] = await selectRefunds(tx, sql`r.id = ${id} AND r.order_id = ${order.id}`);
  if (!refund) return paymentErrors.REFUND_NOT_FOUND();
  if (how === 'seen') return refund.isUnseen ? see(locked, refund) : paymentErrors.REFUND_SETTLED();
  const isOpenFailure = refund.state === 'failed' && !refund.isReplaced;
  const isByHand = refund.state === 'asked' && refund.method === 'by_hand';
  if (isByHand && how === 'by_hand') return confirm(locked, refund);
  if (!isOpenFailure) return paymentErrors.REFUND_SETTLED();
  const made = await replaceRefund(services, tx, {
    order,
    refund,
    by,
    method: how === 'retry' ? 'provider' : 'by_hand',
  });
  return how === 'by_hand' ? confirm(locked, made) : undefined;
}

async function see({ services, tx }: LockedOrder, { id }: RefundRow): Promise<undefined> {
  await markSeen(tx, { id, at: services.now().toISOString() });
}

async function confirm({ services, tx, order, by }: LockedOrder, refund: RefundRow): Promise<undefined> {
  const answer = { reference: 'by-hand', state: 'done', failure: null } as const;
  await settleLocked({ services, tx, order, refund, by }, answer);
}
