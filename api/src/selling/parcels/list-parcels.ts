import type { OrderParcels, Parcel } from '@aimante/api-contract/parcels';
import type { parcelQuery } from '@aimante/api-contract/parcels/schemas';
import { parisTime } from '@aimante/shop/calendar';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { contains } from '../../platform/database/sql/contains.ts';
import { readCursor, writeCursor } from '../../platform/database/sql/cursor.ts';
import type { Services } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { lateReason, selectParcels } from './parcel-rows.ts';
import { readShipment } from './read-shipment.ts';

type Filter = z.output<typeof parcelQuery>;
type Context = Pick<Services, 'config' | 'now'>;

const lateNow = ({ now }: Context): SQL => lateReason(now().toISOString(), parisTime(now()).day);

export async function findParcel(services: Context, db: Queryable, id: string): Promise<Parcel | undefined> {
  const where = sql`p.id = ${id}`;
  return (await selectParcels(services, db, { where, limit: 1, lateBecause: lateNow(services) }))[0];
}

export async function listParcels(services: Context & Pick<Services, 'db'>, filter: Filter) {
  const { db } = services;
  const { limit = 50 } = filter;
  const lateBecause = lateNow(services);
  const cursor = filter.cursor === undefined ? undefined : readCursor(filter.cursor);
  const fits = filterOf(filter, lateBecause);
  const where = cursor ? sql`${fits} AND p.id < ${cursor[1]}` : fits;
  const found = await selectParcels(services, db, { where, limit: limit + 1, lateBecause });
  const counted = await db.execute<{
    total: number;
    late: number;
  }>(sql`SELECT count(*) FILTER (WHERE ${fits})::int AS total,
    count(*) FILTER (WHERE (${lateBecause}) IS NOT NULL)::int AS late FROM parcels p WHERE p.state <> 'asked'`);
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    items: found.slice(0, limit),
    next: last ? writeCursor([last.createdAt, last.id]) : null,
    total: counted.rows[0]?.total ?? 0,
    late: counted.rows[0]?.late ?? 0,
  };
}

function filterOf({ state, late, search }: Filter, lateBecause: SQL): SQL {
  const words = sql`concat_ws(' ', o.number, o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName')`;
  const conditions = [
    sql`true`,
    ...(state ? [sql`p.state = ${state}`] : []),
    ...(late === undefined ? [] : [sql`((${lateBecause}) IS NOT NULL) = ${late}`]),
    ...(search
      ? [
          sql`(${contains(sql`p.tracking_number`, search)} OR EXISTS (SELECT 1 FROM parcel_orders po
            JOIN orders o ON o.id = po.order_id WHERE po.parcel_id = p.id AND ${contains(words, search)}))`,
        ]
      : []),
  ];
  return sql.join(conditions, ' AND ');
}

/** For the page of an order. */
export async function parcelsOfOrder(
  services: Context & Pick<Services, 'db' | 'lookups'>,
  orderId: string,
): Promise<OrderParcels | undefined> {
  const { db } = services;
  const shipment = await readShipment(services, db, orderId);
  if (!shipment) return undefined;
  const where = sql`EXISTS (SELECT 1 FROM parcel_orders po WHERE po.parcel_id = p.id AND po.order_id = ${orderId})`;
  const parcels = await selectParcels(services, db, { where, limit: 50, lateBecause: lateNow(services) });
  const { rows } = await db.execute<{ id: string; number: string }>(sql`SELECT s.id, s.number FROM orders o
    JOIN orders s ON s.id <> o.id AND s.email = o.email AND s.status = 'en_cours' AND s.shipping_method = o.shipping_method
      AND s.shipping_address = o.shipping_address AND s.relay IS NOT DISTINCT FROM o.relay
    WHERE o.id = ${orderId} AND o.status = 'en_cours' AND o.shipping_method <> 'market' AND s.stage NOT IN ('expedie', 'livre')
      AND NOT EXISTS (SELECT 1 FROM parcel_orders po JOIN parcels p ON p.id = po.parcel_id
        WHERE po.order_id = s.id AND p.state <> 'void')
    ORDER BY s.number LIMIT 10`);
  return { parcels, weightGrams: shipment.weightGrams, sameAddress: rows };
}
