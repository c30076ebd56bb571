import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { announce } from '../../../platform/events/event.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { givePointsAgain, reversePoints } from '../../loyalty/order-points.ts';
import { returnPoints } from '../../loyalty/spend-points.ts';
import { queueOrderMail } from '../../orders/access/order-mail.ts';
import { addOrderEvent, bySystem, type NewOrderEvent, type OrderActor } from '../../orders/record/order-event.ts';
import { refundDone, refundReturned } from '../../orders/record/order-events.ts';
import { lockOrder, type OrderRow } from '../../orders/record/order-rows.ts';
import type { RefundAnswer } from '../provider/provider.ts';
import { lockRefund, type RefundRow, type RefundState } from './refund-rows.ts';

/** A refund only moves forward: a late or repeated answer changes nothing. After `failed`, a new refund replaces it. */
const order: readonly RefundState[] = ['asked', 'pending', 'done', 'failed'];

type Settled = Pick<RefundAnswer, 'state' | 'failure'> & { reference: string | null };

interface Work {
  services: Services;
  tx: Queryable;
  order: OrderRow;
  refund: RefundRow;
  by: OrderActor;
}

/** Updates a refund, its order and the books to the state that the provider or the owner reports. */
export function settleRefund(
  services: Services,
  { id, orderId, answer }: { id: string; orderId: string; answer: Settled },
): Promise<RefundState> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    return settleLocked({ services, tx, order: locked, refund: await lockRefund(tx, id), by: bySystem }, answer);
  });
}

/** Like `settleRefund`, for an order that is already locked. */
export async function settleLocked(work: Work, answer: Settled): Promise<RefundState> {
  const { services, tx, refund } = work;
  const { state, reference, failure } = answer;
  const at = services.now().toISOString();
  if (order.indexOf(state) <= order.indexOf(refund.state)) return refund.state;
  await tx.execute(sql`UPDATE refunds SET state = ${state}, failure = ${failure},
      provider_reference = coalesce(${reference}, provider_reference), checked_at = ${at},
      done_at = CASE WHEN ${state} = 'done' THEN ${at}::timestamptz ELSE done_at END,
      failed_at = CASE WHEN ${state} = 'failed' THEN ${at}::timestamptz END WHERE id = ${refund.id}`);
  if (state === 'done') await enterDone(work);
  if (state === 'failed') await enterFailed(work, failure);
  return state;
}

const eventOf = (
  { services, refund, by }: Work,
  event: Pick<NewOrderEvent, 'type'> & { data?: object; isInternal: boolean },
): NewOrderEvent => ({
  orderId: refund.orderId,
  by,
  at: services.now(),
  ...event,
  data: { amountCents: refund.amountCents, reason: refund.reason, ...event.data },
});

const changeRefunded = (tx: Queryable, { id }: OrderRow, cents: number) =>
  tx.execute(sql`UPDATE orders SET refunded_cents = refunded_cents + ${cents}, version = version + 1,
    updated_at = now() WHERE id = ${id}`);

async function enterDone(work: Work): Promise<void> {
  const { services, tx, order: refunded, refund } = work;
  const { amountCents, reason } = refund;
  await addOrderEvent(tx, eventOf(work, { type: 'refunded', isInternal: refund.isExtra }));
  if (refund.isExtra) return;
  await changeRefunded(tx, refunded, amountCents);
  const share = amountCents / (refunded.totalCents - refunded.refundedCents);
  const taken = await reversePoints(tx, refunded, { at: services.now(), share });
  await returnPoints(tx, refunded, { at: services.now(), share });
  await tx.execute(sql`UPDATE refunds SET taken_points = ${taken.points}, taken_pending = ${taken.pending}
    WHERE id = ${refund.id}`);
  const { id } = refund;
  await announce(services, tx, refundDone({ order: refunded, refund: { id, amountCents, reason } }));
}

/**
 * A provider may return a refund that was done. Counter-entries correct the books: the credit note never changes, a new
 * document reverses it, and the customer gets the points back.
 */
async function enterFailed(work: Work, failure: string | null): Promise<void> {
  const { services, tx, order: failed, refund } = work;
  const wasDone = refund.state === 'done';
  const event = { type: 'refund_failed', data: { failure, wasDone }, isInternal: refund.isExtra || !wasDone } as const;
  await addOrderEvent(tx, eventOf(work, event));
  if (!wasDone || refund.isExtra) return;
  await changeRefunded(tx, failed, -refund.amountCents);
  await givePointsAgain(tx, failed, { at: services.now(), points: refund.takenPoints, pending: refund.takenPending });
  await announce(services, tx, refundReturned({ refundId: refund.id }));
  const payload = { refundId: refund.id, amountCents: refund.amountCents };
  await queueOrderMail(services, tx, { order: failed, kind: 'refund-returned', payload, serial: refund.id });
}
