import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { announceFullRefund } from '../../order-changes/ask-refund.ts';
import { addOrderEvent, type OrderActor } from '../../orders/record/order-event.ts';
import type { OrderRow } from '../../orders/record/order-rows.ts';
import { lockRefund, type RefundRow } from './refund-rows.ts';

interface Replacement {
  order: OrderRow;
  /** The failed refund, which stays on record. */
  refund: RefundRow;
  by: OrderActor;
  method: RefundRow['method'];
}

export async function replaceRefund(
  services: Services,
  tx: Queryable,
  { order, refund, by, method }: Replacement,
): Promise<RefundRow> {
  const at = services.now();
  const id = uuidv7(at.getTime());
  const { amountCents, reason } = refund;
  await tx.execute(sql`INSERT INTO refunds (id, order_id, payment_attempt_id, amount_cents, reason, actor_id, created_at, method,
      replaces_id, parts)
    VALUES (${id}, ${order.id}, ${refund.attemptId}, ${amountCents}, ${reason}, ${by.id}, ${at.toISOString()}, ${method},
      ${refund.id}, (SELECT r.parts FROM refunds r WHERE r.id = ${refund.id}))`);
  const data = { amountCents, reason, method };
  await addOrderEvent(tx, { orderId: order.id, type: 'refund_asked', by, at, data, isInternal: refund.isExtra });
  await announceFullRefund(services, tx, order);
  return lockRefund(tx, id);
}
