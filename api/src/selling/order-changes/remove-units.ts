import { releasePhotos, unorderedDays } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import { restockUnits } from '../orders/placement/stock-hold.ts';
import { updateOrder } from '../orders/record/change-order.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { addOrderEvent, type OrderActor } from '../orders/record/order-event.ts';
import { isUnproduced, phaseOf } from '../orders/record/order-machine.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import { chooseParts } from '../orders/record/refund-parts.ts';
import { askRefund, leftToRefund } from './ask-refund.ts';
import { closeOpenSupplements } from './close-supplements.ts';
import { type LineChange, planRemovals, type Removal, readKeptLines } from './planned-removals.ts';

export interface UnitRemoval {
  order: OrderRow;
  by: OrderActor;
  changes: readonly LineChange[];
  /** The refund as the person has seen it. */
  refundCents: number;
  reason: string;
}

/**
 * Takes units out of a paid order before it is printed, and refunds what was paid for them. The order keeps its lines and
 * its total as paid and invoiced; the credit note of the refund corrects them. A set leaves as a whole, so no price
 * changes.
 */
export async function removeUnits(services: Services, tx: Queryable, edit: UnitRemoval): Promise<Refusal | undefined> {
  const { order, by, changes, refundCents } = edit;
  if (phaseOf(order) === 'awaiting' || phaseOf(order) === 'failed') return orderErrors.ORDER_LINES_UNPAID();
  if (phaseOf(order) !== 'production' || !isUnproduced(order.stage)) return orderErrors.ORDER_LINES_FIXED();
  const lines = await readKeptLines(tx, order.id);
  const removals = planRemovals(lines, changes);
  if (removals instanceof Refusal) return removals;
  if (removals.length === 0) return undefined;
  await removePhotos(services, tx, removals);
  await restockUnits(tx, order.id, stockOf(removals));
  await storeRemovals(tx, removals);
  const refund = await refundRemovals(services, tx, { ...edit, removals });
  if (refund instanceof Refusal) return refund;
  await closeOpenSupplements(services, tx, order.id);
  // Only the version, for pages that show the order as it was.
  await updateOrder(tx, order.id, sql`stage = stage`);
  const [before, after] = [lines, await readKeptLines(tx, order.id)].map(inWords);
  const data = { before: before?.join(', '), after: after?.join(', '), refundCents };
  await addOrderEvent(tx, { orderId: order.id, type: 'lines_changed', by, at: services.now(), data });
  await queueChangedMail(services, tx, { order, removals, refundCents, lines: after ?? [] });
  return undefined;
}

const inWords = (lines: readonly { quantity: number; name: string }[]): string[] =>
  lines.map(({ quantity, name }) => `${quantity}\u00A0×\u00A0${name}`);

/** The order as changed by now, at the moment of the mail. */
async function queueChangedMail(
  services: Services,
  tx: Queryable,
  {
    order,
    removals,
    refundCents,
    lines,
  }: Pick<UnitRemoval, 'order' | 'refundCents'> & { removals: readonly Removal[]; lines: string[] },
): Promise<void> {
  const removed = inWords(removals.map(({ units, line }) => ({ quantity: units, name: line.name })));
  const payload = { removed, lines, refundCents, leftCents: await leftToRefund(tx, order) };
  const serial = String(services.now().getTime());
  await queueOrderMail(services, tx, { order, kind: 'order-changed', payload, serial });
}

/** Deletes the photos without copies, with their tiles. The customer's files stay for a while, as after a cancellation. */
async function removePhotos({ storage, now }: Services, tx: Queryable, removals: readonly Removal[]): Promise<void> {
  const photos = removals.flatMap((removal) => removal.photos);
  const gone = photos.filter(({ copies }) => copies === 0).map(({ id }) => id);
  const ids = sql`${gone}::uuid[]`;
  const ofThem = sql`p.id IN (SELECT unnest(ordered_photo_ids(g.photo_id, g.recipe)) FROM order_line_photos g WHERE g.id = ANY(${ids}))`;
  await releasePhotos(tx, ofThem, { now: now(), days: unorderedDays });
  await tx.execute(sql`UPDATE order_line_photos p SET copies = n.copies
    FROM jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) AS n(id uuid, copies int) WHERE p.id = n.id AND n.copies > 0`);
  const { rows } = await tx.execute<{ path: string | null }>(
    sql`DELETE FROM order_line_photos WHERE id = ANY(${ids}) RETURNING tile_path AS path`,
  );
  for (const { path } of rows) if (path !== null) await storage.remove(path);
}

const stockOf = (removals: readonly Removal[]) =>
  removals.flatMap(({ line: { stockId, setSize }, units }) => (stockId ? [{ stockId, units: units / setSize }] : []));

async function storeRemovals(tx: Queryable, removals: readonly Removal[]): Promise<void> {
  const rows = removals.map(({ line: { id }, units }) => ({ id, units }));
  await tx.execute(sql`UPDATE order_lines l SET removed_quantity = l.removed_quantity + n.units,
      stage = CASE WHEN l.removed_quantity + n.units = l.quantity THEN 'void' ELSE l.stage END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id uuid, units int) WHERE l.id = n.id`);
}

/** Nothing was paid for lines that a coupon covers in full. */
async function refundRemovals(
  services: Services,
  tx: Queryable,
  { order, by, refundCents, reason, removals }: UnitRemoval & { removals: readonly Removal[] },
): Promise<string | Refusal | undefined> {
  const lines = removals.map(({ line, units }) => ({ lineId: line.id, quantity: units }));
  const choice = { lines, shipping: false };
  const parts = await chooseParts(tx, { orderId: order.id, choice });
  if (parts instanceof Refusal) return parts;
  const expectedCents = parts.reduce((sum, part) => sum + part.amountCents, 0);
  if (expectedCents !== refundCents) return orderErrors.REFUND_AMOUNT_DIFFERS({ expectedCents });
  return refundCents === 0
    ? undefined
    : askRefund(services, tx, { order, by, amountCents: refundCents, reason, choice });
}
