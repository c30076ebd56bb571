import type { Parcel } from '@aimante/api-contract/parcels';
import { unpackedStages } from '@aimante/shop/order-states';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import type { Services } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { carriersOf } from '../carriers/carriers.ts';

/** `erase-orders` replaces the number, which leads to an address, by the id. */
const isErased: SQL = sql`p.tracking_number = p.id::text`;

export const isOpen: SQL = sql`p.state NOT IN ('asked', 'delivered', 'returned', 'void') AND NOT ${isErased}`;

const promisedTo = sql`(SELECT min(o.estimated_to) FROM parcel_orders po JOIN orders o ON o.id = po.order_id
  WHERE po.parcel_id = p.id)`;

/** The carrier has the parcel, but an order in it was never marked as packed: its customer is told nothing. */
const isUnpacked = sql`p.state NOT IN ('asked', 'announced', 'void') AND EXISTS (SELECT 1 FROM parcel_orders po
  JOIN orders o ON o.id = po.order_id WHERE po.parcel_id = p.id AND o.status = 'en_cours'
    AND o.stage = ANY (${[...unpackedStages]}::text[]))`;

/**
 * Why the team should look at a parcel: the carrier reports a problem, the order was never marked as packed, the promised
 * day is over, it was not handed in within two days, or it has not moved for four.
 */
export const lateReason = (at: string, day: string): SQL => sql`CASE
  WHEN ${isErased} THEN NULL
  WHEN p.state IN ('problem', 'returned') THEN 'problem'
  WHEN ${isUnpacked} THEN 'unpacked'
  WHEN NOT (${isOpen}) THEN NULL
  WHEN ${promisedTo} < ${day}::date THEN 'overdue'
  WHEN p.state = 'announced' AND p.created_at < ${at}::timestamptz - interval '2 days' THEN 'not_handed_in'
  WHEN p.state_at < ${at}::timestamptz - interval '4 days' THEN 'no_movement' END`;

interface Row extends Omit<Parcel, 'trackingUrl'>, Record<string, unknown> {
  postalCode: string | null;
}

interface Page {
  where: SQL;
  limit: number;
  lateBecause: SQL;
}

export async function selectParcels(
  services: Pick<Services, 'config' | 'now'>,
  db: Queryable,
  { where, limit, lateBecause }: Page,
): Promise<Parcel[]> {
  const { rows } =
    await db.execute<Row>(sql`SELECT p.id, p.carrier, CASE WHEN ${isErased} THEN '' ELSE p.tracking_number END AS "trackingNumber", p.state,
      p.state_at AS "stateAt", (SELECT e.text FROM parcel_events e WHERE e.parcel_id = p.id ORDER BY e.at DESC, e.id DESC LIMIT 1) AS "lastEvent",
      ${lateBecause} AS "lateReason", ${promisedTo}::text AS "promisedTo", p.weight_grams AS "weightGrams",
      p.label_path IS NOT NULL AS "hasLabel", p.customs_path IS NOT NULL AS "hasCustomsForm", p.created_at AS "createdAt",
      w.recipient, w.postal_code AS "postalCode", w.orders
    FROM parcels p JOIN LATERAL (SELECT coalesce(min(concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName')), '') AS recipient,
        min(coalesce(o.relay ->> 'postalCode', o.shipping_address ->> 'postalCode')) AS postal_code,
        json_agg(json_build_object('id', o.id, 'number', o.number) ORDER BY o.number) AS orders
      FROM parcel_orders po JOIN orders o ON o.id = po.order_id WHERE po.parcel_id = p.id) w ON true
    WHERE p.state <> 'asked' AND ${where} ORDER BY p.id DESC LIMIT ${limit}`);
  return rows.map((row) => view(services, row));
}

function view(services: Pick<Services, 'config' | 'now'>, { postalCode, ...row }: Row): Parcel {
  const carrier = carriersOf(services).find(row.carrier);
  return {
    ...row,
    trackingUrl: (row.trackingNumber && carrier?.trackingPage(row.trackingNumber, postalCode ?? '')) || '',
    stateAt: wireTime(row.stateAt),
    createdAt: wireTime(row.createdAt),
  };
}
