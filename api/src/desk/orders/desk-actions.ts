import type { Refund } from '@aimante/api-contract/order-desk';
import type {
  addressChangeSchema,
  linesChangeSchema,
  markPaidSchema,
  orderChangeSchema,
  photoReviewSchema,
  refundCreateSchema,
} from '@aimante/api-contract/order-desk/schemas';
import { refundSchema } from '@aimante/api-contract/order-desk/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { assignments } from '../../platform/database/sql/assignments.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import {
  addOrderEvent,
  askRefund,
  cancelOrder,
  changeAddress,
  completeOrder,
  countMissingPhotos,
  isFullyRefunded,
  lockOrder,
  markPaid,
  moveOrder,
  type OrderRow,
  orderErrors,
  phaseOf,
  queueOrderMail,
  recordPayment,
  refuseTransition,
  removeUnits,
  type StoredAnswer,
  storeReview,
  unblockOrder,
  updateOrder,
  wasOnSheet,
} from '../../selling/index.ts';
import type { LockedOrder } from './locked-order.ts';
import { moveAtDesk } from './move-at-desk.ts';

export async function changeDeskOrder(
  locked: LockedOrder,
  change: z.output<typeof orderChangeSchema>,
): Promise<OrderRow | Refusal> {
  const { services, tx, order, by } = locked;
  const { version, stage, status, reason, trackingNumber, trackingUrl, evenRefunded, evenAlone, evenHalfPacked } =
    change;
  if (version !== undefined && version !== order.version) return refuseVersion(order);
  if (trackingNumber !== undefined || trackingUrl !== undefined) {
    const set = assignments({ tracking_number: trackingNumber, tracking_url: trackingUrl });
    await updateOrder(tx, order.id, set);
    const data = { trackingNumber, trackingUrl };
    await addOrderEvent(tx, { orderId: order.id, type: 'tracking_changed', by, at: services.now(), data });
  }
  const moved =
    stage && stage !== order.stage
      ? await moveAtDesk(locked, { to: stage, reason, evenRefunded, evenAlone, evenHalfPacked })
      : order;
  if (moved instanceof Refusal || status === undefined || status === moved.status) return moved;
  if (status === 'annule') return cancelOrder(services, tx, { order: moved, by, reason: reason ?? null });
  if (status === 'termine' && !evenRefunded && (await isFullyRefunded(tx, moved)))
    return orderErrors.ORDER_FULLY_REFUNDED();
  if (status === 'termine') return completeOrder(services, tx, { order: moved, by });
  return refuseTransition('phase', { status: moved.status, to: status });
}

/** Another person changed the order since the screen showed it. */
const refuseVersion = ({ stage, status }: OrderRow): Refusal =>
  httpErrors.VERSION_CONFLICT({ current: { stage, status } });

export async function changeDeskAddress(
  { services, tx, order, by }: LockedOrder,
  { version, address, locale }: z.output<typeof addressChangeSchema> & { locale: Locale },
): Promise<Refusal | undefined> {
  if (version !== order.version) return refuseVersion(order);
  return changeAddress(services, tx, { order, address, locale, by });
}

/** The remaining photos may all be approved, so that the order is ready for print. */
export async function changeDeskLines(
  { services, tx, order, by }: LockedOrder,
  { version, lines: changes, refundCents, reason }: z.output<typeof linesChangeSchema>,
): Promise<Refusal | undefined> {
  if (version !== order.version) return refuseVersion(order);
  if (await isOnSheet(services, tx, order.id)) return orderErrors.ORDER_LINES_FIXED();
  const refusal = await removeUnits(services, tx, { order, by, changes, refundCents, reason });
  if (refusal) return refusal;
  await unblockOrder(tx, order);
  return readyIfApproved({ services, tx, order: await lockOrder(tx, order.id), by });
}

async function isOnSheet(services: Services, tx: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ was: boolean }>(
    sql`SELECT ${wasOnSheet(services, sql`${orderId}::uuid`)} AS was`,
  );
  return rows[0]?.was !== false;
}

export async function markDeskOrderPaid(
  { services, tx, order, by }: LockedOrder,
  { provider, note }: z.output<typeof markPaidSchema>,
): Promise<Refusal | undefined> {
  if (phaseOf(order) !== 'awaiting' && phaseOf(order) !== 'failed')
    return refuseTransition('phase', { status: order.status, paymentStatus: order.paymentStatus });
  await recordPayment(tx, order, provider);
  const data = { provider, amountCents: order.totalCents, ...(note && { note }) };
  const outcome = await markPaid(services, tx, { order, by, data });
  return outcome === 'paid' ? undefined : orderErrors.ORDER_NOT_PAYABLE();
}

export async function refundDeskOrder(
  { services, tx, order, by }: LockedOrder,
  { amountCents, reason, lines = [], shipping = false }: z.output<typeof refundCreateSchema>,
): Promise<StoredAnswer | Refusal> {
  if (order.paymentStatus !== 'paid') return refuseTransition('phase', { paymentStatus: order.paymentStatus });
  const isByLine = lines.length > 0 || shipping;
  const choice = isByLine && { choice: { lines, shipping } };
  const asked = await askRefund(services, tx, { order, by, amountCents, reason, ...choice });
  if (asked instanceof Refusal) return asked;
  const createdAt = services.now().toISOString();
  const refund: Refund = { id: asked, amountCents, reason, state: 'asked', createdAt };
  return { status: 201, text: JSON.stringify(refundSchema.parse(refund)) };
}

/**
 * With the last photo approved, the order is ready for print. A blocked photo stops it, and the customer gets a mail.
 */
export async function reviewPhoto(
  { services, tx, order, by }: LockedOrder,
  { photo, review, reason, mustBeReplaced }: z.output<typeof photoReviewSchema> & { photo: string },
): Promise<Refusal | undefined> {
  if (phaseOf(order) !== 'production' || !['a_verifier', 'pret', 'bloque'].includes(order.stage))
    return refuseTransition('stage', { stage: order.stage });
  if (!(await storeReview(tx, order.id, { photo, review, reason }))) return orderErrors.ORDER_NOT_FOUND();
  const type = review === 'approved' ? 'photo_approved' : 'photo_blocked';
  const data = { linePhotoId: photo, ...(reason && { reason }), ...(mustBeReplaced && { mustBeReplaced }) };
  const event = { orderId: order.id, type, by, at: services.now(), data, isInternal: review === 'approved' } as const;
  await addOrderEvent(tx, event);
  if (review === 'blocked') return blockOrder({ services, tx, order, by }, { photo, reason });
  return readyIfApproved({ services, tx, order, by });
}

async function blockOrder(
  { services, tx, order, by }: LockedOrder,
  { photo, reason }: { photo: string; reason: string | null },
): Promise<Refusal | undefined> {
  const payload = { reason: reason ?? '', reminder: 0 };
  // A replaced photo may be blocked again, so each mail needs its own key.
  const serial = `${photo}:${services.now().getTime()}`;
  await queueOrderMail(services, tx, { order, kind: 'photo-to-replace', payload, serial });
  if (order.stage === 'bloque') return undefined;
  const moved = await moveOrder(services, tx, { order, to: 'bloque', by, reason });
  return moved instanceof Refusal ? moved : undefined;
}

async function readyIfApproved({ services, tx, order, by }: LockedOrder): Promise<Refusal | undefined> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
    WHERE l.order_id = ${order.id} AND p.review <> 'approved' LIMIT 1`);
  if (rows.length > 0 || order.stage === 'pret' || (await countMissingPhotos(tx, order.id)) > 0) return undefined;
  const unblocked = order.stage === 'bloque' ? await moveOrder(services, tx, { order, to: 'a_verifier', by }) : order;
  if (unblocked instanceof Refusal) return unblocked;
  const moved = await moveOrder(services, tx, { order: unblocked, to: 'pret', by });
  return moved instanceof Refusal ? moved : undefined;
}
