import type { OrderStage } from '@aimante/api-contract/orders';
import { releasePhotos } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { announce } from '../../platform/events/event.ts';
import type { Services } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { releasePoints } from '../loyalty/order-points.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import { changeOrder, refuseTransition, updateOrder } from '../orders/record/change-order.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { photosOfOrder } from '../orders/record/line-photos.ts';
import { countMissingPhotos } from '../orders/record/missing-photos.ts';
import { addOrderEvent, lastEventOf, type OrderActor } from '../orders/record/order-event.ts';
import { orderMoved } from '../orders/record/order-events.ts';
import { obstacleToStage, undoStageOf } from '../orders/record/order-machine.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import { isFullyRefunded } from '../orders/record/refund-sums.ts';
import { waitedFor } from '../orders/record/supplements.ts';
import { selectPickupEvents } from '../shipping/pickup-events.ts';

export interface Move {
  order: OrderRow;
  to: OrderStage;
  by: OrderActor;
  reason?: string | null | undefined;
  /** Explicit choice to continue with a fully refunded order. */
  evenRefunded?: boolean | undefined;
  /** Explicit choice to ship without an order that leaves in the same parcel. */
  evenAlone?: boolean | undefined;
}

/** Moves the order to another stage. A delivered or collected order is completed too. */
export async function moveOrder(
  services: Services,
  tx: Queryable,
  { order, to, by, reason = null, evenRefunded = false, evenAlone = false }: Move,
): Promise<OrderRow | Refusal> {
  const obstacle = obstacleToStage(order, to);
  if (obstacle) return refuseTransition(obstacle, { stage: order.stage, to });
  if (!evenRefunded && (await isFullyRefunded(tx, order))) return orderErrors.ORDER_FULLY_REFUNDED();
  if (to === 'pret' && (await countMissingPhotos(tx, order.id)) > 0) return orderErrors.ORDER_PHOTOS_MISSING();
  const other = leaves(to) && !evenAlone && (await waitedFor(tx, order.id));
  if (other) return orderErrors.ORDER_LEAVES_TOGETHER({ number: other });
  const blockReason = to === 'bloque' ? reason : null;
  await updateOrder(tx, order.id, sql`stage = ${to}, block_reason = ${blockReason}`);
  const data = { from: order.stage, to, ...(reason && { reason }) };
  await addOrderEvent(tx, { orderId: order.id, type: 'stage_changed', by, at: services.now(), data });
  await announce(services, tx, orderMoved({ orderId: order.id, to, at: services.now() }));
  const moved = { ...order, stage: to };
  await queueStageMail(services, tx, moved);
  return to === 'livre' || to === 'retire' ? completeOrder(services, tx, { order: moved, by }) : moved;
}

const leaves = (to: OrderStage) => to === 'expedie' || to === 'pret_retrait';

/** Moves the order back to the stage before, if the last event was a stage change. */
export async function undoMove(
  services: Services,
  tx: Queryable,
  { order, by }: Pick<Move, 'order' | 'by'>,
): Promise<OrderRow | Refusal> {
  const to = undoStageOf(order, await lastEventOf(tx, order.id));
  if (!to) return refuseTransition('stage', { stage: order.stage });
  await updateOrder(tx, order.id, sql`stage = ${to}`);
  const data = { from: order.stage, to, isUndo: true };
  await announce(services, tx, orderMoved({ orderId: order.id, to, at: services.now() }));
  await addOrderEvent(tx, { orderId: order.id, type: 'stage_changed', by, at: services.now(), data, isInternal: true });
  return { ...order, stage: to };
}

async function queueStageMail(services: Services, tx: Queryable, order: OrderRow): Promise<void> {
  if (order.stage === 'expedie') {
    const { rows } = await tx.execute<{ trackingNumber: string | null; trackingUrl: string | null }>(
      sql`SELECT tracking_number AS "trackingNumber", tracking_url AS "trackingUrl" FROM orders WHERE id = ${order.id}`,
    );
    const payload = rows[0] ?? { trackingNumber: null, trackingUrl: null };
    await queueOrderMail(services, tx, { order, kind: 'order-shipped', payload });
  }
  if (order.stage === 'pret_retrait') {
    const { rows } = await tx.execute<{ id: string }>(
      sql`SELECT market_event_id AS id FROM orders WHERE id = ${order.id}`,
    );
    const events = await selectPickupEvents(tx, order.locale, services.now());
    const event = events.find(({ id }) => id === rows[0]?.id);
    if (event) await queueOrderMail(services, tx, { order, kind: 'order-ready', payload: event });
  }
  if (order.stage === 'livre') await queueOrderMail(services, tx, { order, kind: 'order-delivered', payload: {} });
}

/** Completes the order: its points become usable, and its photos are kept for as long as claims are possible. */
export async function completeOrder(
  services: Services,
  tx: Queryable,
  { order, by }: { order: OrderRow; by: OrderActor },
): Promise<OrderRow | Refusal> {
  const now = services.now();
  const set = { completed_at: now.toISOString() };
  const completed = await changeOrder(tx, order, { name: 'complete', by, now, event: 'completed', set });
  if (completed instanceof Refusal) return completed;
  const { loyalty, production } = await commerceSettings({ db: tx, changes: services.changes });
  await releasePoints(tx, order, { at: now, expiryMonths: loyalty.expiryMonths });
  await tx.execute(sql`UPDATE order_lines SET stage = 'done' WHERE order_id = ${order.id} AND stage = 'todo'`);
  await releasePhotos(tx, photosOfOrder(order.id), { now, days: production.photoRetentionDays });
  return completed;
}
