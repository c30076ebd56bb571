import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { orderErrors } from '../../orders/record/errors.ts';
import { addOrderEvent, type OrderActor } from '../../orders/record/order-event.ts';
import { phaseOf, type Role } from '../../orders/record/order-machine.ts';
import type { OrderRow } from '../../orders/record/order-rows.ts';
import { isFullyRefunded } from '../../orders/record/refund-sums.ts';
import { unblockOrder } from './replace-photo.ts';

export interface PhotoEvent {
  type: string;
  by: Role;
  data: Record<string, unknown>;
}

export interface Consent {
  canPrintAnyway: boolean;
  isPrintedAnyway: boolean;
}

/**
 * What the events of an order, the newest first, mean for one of its photos. A photo that the shop blocks again after
 * the customer's consent must be replaced. So must an unreadable photo, which the system blocks.
 */
export function consentOf(events: readonly PhotoEvent[], linePhotoId: string): Consent {
  const own = events.filter(({ data }) => data.linePhotoId === linePhotoId);
  const replaced = own.findIndex(({ type }) => type === 'photo_replaced');
  const current = replaced < 0 ? own : own.slice(0, replaced);
  const isPrintedAnyway = current.some(({ type }) => type === 'photo_printed_anyway');
  const block = current.find(({ type }) => type === 'photo_blocked');
  const canPrintAnyway = !isPrintedAnyway && block?.by === 'admin' && block.data.mustBeReplaced !== true;
  return { canPrintAnyway, isPrintedAnyway };
}

interface OrderInput {
  order: OrderRow;
  linePhotoId: string;
  by: OrderActor;
  now: Date;
}

/** The customer wants a blocked photo printed unchanged. The shop reviews it again and sees the consent. */
export async function printAnyway(
  tx: Queryable,
  { order, linePhotoId, by, now }: OrderInput,
): Promise<Refusal | undefined> {
  const { rows } = await tx.execute<{ review: string; reason: string | null }>(sql`SELECT p.review,
      p.review_reason AS reason FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
    WHERE p.id = ${linePhotoId} AND l.order_id = ${order.id}`);
  const [photo] = rows;
  if (!photo) return orderErrors.ORDER_NOT_FOUND();
  const isDecided = photo.review !== 'blocked' || phaseOf(order) !== 'production';
  if (isDecided || (await isFullyRefunded(tx, order))) return orderErrors.PHOTO_NOT_BLOCKED();
  if (!consentOf(await eventsOf(tx, order.id), linePhotoId).canPrintAnyway) return orderErrors.PHOTO_MUST_BE_REPLACED();
  await tx.execute(
    sql`UPDATE order_line_photos SET review = 'waiting', review_reason = NULL WHERE id = ${linePhotoId}`,
  );
  // The block reason that the customer agreed to.
  const data = { linePhotoId, ...(photo.reason && { reason: photo.reason }) };
  await addOrderEvent(tx, { orderId: order.id, type: 'photo_printed_anyway', by, at: now, data });
  await unblockOrder(tx, order);
  return undefined;
}

async function eventsOf(tx: Queryable, orderId: string): Promise<PhotoEvent[]> {
  const { rows } = await tx.execute<PhotoEvent & Record<string, unknown>>(sql`SELECT type, actor_role AS by, data
    FROM order_events WHERE order_id = ${orderId} ORDER BY at DESC, position DESC`);
  return rows;
}
