import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { assignments } from '../../../platform/database/sql/assignments.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { type Locale, Refusal } from '../../../platform/text/refusal.ts';
import { orderErrors } from './errors.ts';
import { addOrderEvent, type OrderActor, type OrderEventType } from './order-event.ts';
import { type Obstacle, obstacleTexts, obstacleTo, type TransitionName, transitions } from './order-machine.ts';
import type { OrderRow } from './order-rows.ts';

export interface Change {
  name: TransitionName;
  by: OrderActor;
  now: Date;
  event: OrderEventType;
  data?: Record<string, unknown>;
  set?: Record<string, unknown>;
}

export const refuseTransition = (obstacle: Obstacle, details: Record<string, unknown>): Refusal => {
  const text = orderErrors.ORDER_TRANSITION_REFUSED().text;
  const say = (locale: Locale) => text[locale].replace('{reason}', obstacleTexts[obstacle][locale]);
  return new Refusal(
    'ORDER_TRANSITION_REFUSED',
    { status: 409, fr: say('fr'), en: say('en') },
    { obstacle, ...details },
  );
};

/**
 * The only way to another status: checks the state machine and writes the row and the history. Requires the row lock.
 */
export async function changeOrder(db: Queryable, order: OrderRow, change: Change): Promise<OrderRow | Refusal> {
  const obstacle = obstacleTo(change.name, order, change.by.role);
  if (obstacle) return refuseTransition(obstacle, { status: order.status, paymentStatus: order.paymentStatus });
  const { set } = transitions[change.name];
  const status = 'status' in set ? set.status : undefined;
  const paymentStatus = 'paymentStatus' in set ? set.paymentStatus : undefined;
  await updateOrder(db, order.id, sql`${assignments({ status, payment_status: paymentStatus, ...change.set })}`);
  await addOrderEvent(db, { orderId: order.id, type: change.event, by: change.by, at: change.now, data: change.data });
  return { ...order, status: status ?? order.status, paymentStatus: paymentStatus ?? order.paymentStatus };
}

export async function updateOrder(db: Queryable, id: string, set: SQL): Promise<void> {
  await db.execute(sql`UPDATE orders SET ${set}, version = version + 1, updated_at = now() WHERE id = ${id}`);
}
