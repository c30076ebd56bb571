import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import type { Actor } from '../../../platform/http/guards/access.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Role } from './order-machine.ts';

export interface OrderActor {
  role: Role;
  id: string | null;
}

export const bySystem: OrderActor = { role: 'system', id: null };
export const byProvider: OrderActor = { role: 'provider', id: null };
/** In the calls of the shop, a member of the team is a customer. */
export const byVisitor = (actor: Actor | undefined): OrderActor =>
  actor ? { role: 'customer', id: actor.id } : { role: 'guest', id: null };

export type OrderEventType =
  | 'placed'
  | 'payment_started'
  | 'paid'
  | 'payment_failed'
  | 'hold_expired'
  | 'cancelled'
  | 'reopened'
  | 'completed'
  | 'stage_changed'
  | 'photo_approved'
  | 'photo_blocked'
  | 'photo_replaced'
  | 'photo_printed_anyway'
  | 'photos_added'
  | 'address_changed'
  | 'lines_changed'
  | 'supplement_offered'
  | 'supplement_added'
  | 'supplement_late'
  | 'tracking_changed'
  | 'refund_asked'
  | 'refunded'
  | 'refund_failed'
  | 'claimed'
  | 'withdrawn'
  | 'note';

export interface NewOrderEvent {
  orderId: string;
  type: OrderEventType;
  by: OrderActor;
  at: Date;
  data?: Record<string, unknown> | undefined;
  /** Visible to the shop only. */
  isInternal?: boolean;
}

/** Returns the id of the event. */
export async function addOrderEvent(db: Queryable, event: NewOrderEvent): Promise<string> {
  const id = uuidv7(event.at.getTime());
  await db.execute(sql`INSERT INTO order_events (id, order_id, type, actor_id, actor_role, data, is_public, at)
    VALUES (${id}, ${event.orderId}, ${event.type}, ${event.by.id}, ${event.by.role},
      ${JSON.stringify(event.data ?? {})}::jsonb, ${!event.isInternal}, ${event.at.toISOString()})`);
  return id;
}

export interface PastEvent extends Record<string, unknown> {
  type: string;
  data: Record<string, unknown>;
}

export async function lastEventOf(db: Queryable, orderId: string): Promise<PastEvent | undefined> {
  const { rows } = await db.execute<PastEvent>(
    sql`SELECT type, data FROM order_events WHERE order_id = ${orderId} ORDER BY at DESC, position DESC LIMIT 1`,
  );
  return rows[0];
}
