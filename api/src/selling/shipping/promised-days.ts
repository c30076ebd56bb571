import type { ShippingMethodCode } from '@aimante/api-contract/shipping';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { type CommerceSettings, commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { sql } from '../../platform/sql/sql.ts';
import { readBacklog } from './backlog.ts';
import { begunOn, type DayRange, laterOf } from './delivery-estimate.ts';
import { findMethod } from './methods.ts';
import { selectPickupEvents } from './pickup-events.ts';

type Context = Pick<Services, 'changes' | 'now'>;

interface OrderToDeliver {
  id: string;
  method: ShippingMethodCode;
  country: string;
  postalCode: string | null;
  marketEventId: string | null;
  magnets: number;
}

interface PlacedOrder extends OrderToDeliver, Record<string, unknown> {
  createdAt: string;
  from: string | null;
  to: string | null;
}

/**
 * The days that the workshop can promise to an order that is placed in this transaction, written into the order. Orders
 * placed at the same moment wait for each other here, so that no two are promised the same place in the workshop: call
 * it last. Null: the delivery method has become impossible.
 */
export async function promiseDays(
  context: Context,
  tx: Queryable,
  { order, quoted }: { order: OrderToDeliver; quoted: DayRange | null },
): Promise<DayRange | null> {
  const settings = await commerceSettings({ db: tx, changes: context.changes });
  const days = await nextDays(context, tx, { order, settings });
  if (days && (days.from !== quoted?.from || days.to !== quoted.to)) await storeDays(tx, order.id, days);
  return days;
}

/** Dates count from the payment: an order that is paid on a later day than it was placed arrives later. */
export async function promiseFromPayment(context: Context, tx: Queryable, orderId: string): Promise<void> {
  const settings = await commerceSettings({ db: tx, changes: context.changes });
  const { cutOffHour } = settings.shipping;
  const order = await readPlaced(tx, orderId);
  const placedFor = begunOn({ now: new Date(order.createdAt), cutOffHour });
  if (!order.from || !order.to || placedFor === begunOn({ now: context.now(), cutOffHour })) return;
  const days = await nextDays(context, tx, { order, settings });
  if (days) await storeDays(tx, orderId, laterOf({ from: order.from, to: order.to }, days));
}

async function nextDays(
  { now }: Context,
  tx: Queryable,
  { order, settings }: { order: OrderToDeliver; settings: CommerceSettings },
): Promise<DayRange | null> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('workshop-days'))`);
  const events = order.method === 'market' ? await selectPickupEvents(tx, 'fr', now()) : [];
  const backlog = await readBacklog(tx, { now: now(), exceptOrder: order.id });
  const { magnets, method } = order;
  return findMethod({ settings, events, now: now(), backlog, magnets, locale: 'fr' }, method, order).estimate;
}

async function readPlaced(tx: Queryable, orderId: string): Promise<PlacedOrder> {
  const { rows } = await tx.execute<PlacedOrder>(sql`SELECT o.id, o.shipping_method AS method,
      coalesce(o.relay ->> 'country', o.shipping_address ->> 'country', 'FR') AS country,
      coalesce(o.relay ->> 'postalCode', o.shipping_address ->> 'postalCode') AS "postalCode",
      o.market_event_id AS "marketEventId", o.created_at AS "createdAt", o.estimated_from::text AS "from",
      o.estimated_to::text AS "to", (SELECT coalesce(sum(l.quantity - l.removed_quantity), 0)::int FROM order_lines l
        WHERE l.order_id = o.id AND l.kind = 'article') AS magnets
    FROM orders o WHERE o.id = ${orderId}`);
  const [order] = rows;
  if (!order) throw new Error(`Order ${orderId} is gone`);
  return order;
}

async function storeDays(tx: Queryable, orderId: string, { from, to }: DayRange): Promise<void> {
  await tx.execute(sql`UPDATE orders SET estimated_from = ${from}, estimated_to = ${to} WHERE id = ${orderId}`);
}
