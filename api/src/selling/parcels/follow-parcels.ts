import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { forEachAlone } from '../../platform/jobs/for-each-alone.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { carriersOf } from '../carriers/carriers.ts';
import type { CarrierName, TrackingEvent } from '../carriers/protocol/carrier.ts';
import { moveOrder } from '../order-changes/move-order.ts';
import { bySystem } from '../orders/record/order-event.ts';
import { lockOrder, type OrderRow } from '../orders/record/order-rows.ts';
import { isOpen } from './parcel-rows.ts';

interface Followed extends Record<string, unknown> {
  id: string;
  carrier: CarrierName;
  number: string;
}

const selectFollowed = async (db: Queryable, where: SQL): Promise<Followed[]> =>
  (
    await db.execute<Followed>(sql`SELECT p.id, p.carrier, p.tracking_number AS number FROM parcels p
      WHERE ${isOpen} AND ${where} ORDER BY p.checked_at NULLS FIRST, p.id LIMIT 500`)
  ).rows;

/** Asks the carriers once an hour where each parcel is, for two months. */
export const followParcels: Job = {
  name: 'follow-parcels',
  schedule: '*/15 * * * *',
  async run(services) {
    const at = services.now().toISOString();
    const isDue = sql`(p.checked_at IS NULL OR p.checked_at < ${at}::timestamptz - interval '1 hour')
      AND p.created_at > ${at}::timestamptz - interval '60 days'`;
    await forEachAlone(await selectFollowed(services.db, isDue), (parcel) => follow(services, parcel));
  },
};

/** One parcel, at once. A parcel at its end is not asked for. */
export async function followParcel(services: Services, id: string): Promise<void> {
  const [parcel] = await selectFollowed(services.db, sql`p.id = ${id}`);
  if (parcel) await follow(services, parcel);
}

async function follow(services: Services, { id, carrier, number }: Followed): Promise<void> {
  const at = services.now().toISOString();
  await services.db.execute(sql`UPDATE parcels SET checked_at = ${at} WHERE id = ${id}`);
  const events = (await carriersOf(services).find(carrier)?.track(number)) ?? [];
  const last = events.at(-1);
  if (!last) return;
  await services.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`SELECT order_id AS id FROM parcel_orders WHERE parcel_id = ${id} ORDER BY order_id`,
    );
    const orders: OrderRow[] = [];
    for (const order of rows) orders.push(await lockOrder(tx, order.id));
    await keepEvents(tx, id, events);
    await tx.execute(
      sql`UPDATE parcels SET state = ${last.state}, state_at = ${last.at.toISOString()} WHERE id = ${id}`,
    );
    for (const order of orders) await advance(services, tx, { order, hasLeft: last.state !== 'announced' });
  });
}

async function keepEvents(tx: Queryable, parcelId: string, events: readonly TrackingEvent[]): Promise<void> {
  for (const { at, code, state, text, place } of events)
    await tx.execute(sql`INSERT INTO parcel_events (id, parcel_id, code, state, text, place, at)
      VALUES (${uuidv7(at.getTime())}, ${parcelId}, ${code}, ${state}, ${text}, ${place}, ${at.toISOString()})
      ON CONFLICT (parcel_id, at, code) DO NOTHING`);
}

/**
 * The carrier's first scan sends a packed order on its way. The delivery of its last parcel completes it: mails and
 * points follow, without a press.
 */
async function advance(
  services: Services,
  tx: Queryable,
  { order, hasLeft }: { order: OrderRow; hasLeft: boolean },
): Promise<void> {
  let moved = order;
  const moveTo = async (to: 'expedie' | 'livre') => {
    const next = await moveOrder(services, tx, { order: moved, to, by: bySystem, evenAlone: true });
    if (!(next instanceof Refusal)) moved = next;
  };
  if (hasLeft && moved.stage === 'emballe') await moveTo('expedie');
  const { rows } = await tx.execute(sql`SELECT 1 FROM parcel_orders po JOIN parcels p ON p.id = po.parcel_id
    WHERE po.order_id = ${order.id} AND p.state NOT IN ('delivered', 'void') LIMIT 1`);
  if (rows.length === 0 && moved.stage === 'expedie') await moveTo('livre');
}
