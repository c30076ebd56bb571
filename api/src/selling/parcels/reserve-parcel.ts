import type { labelRequestSchema } from '@aimante/api-contract/parcels/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Services } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { carriersOf } from '../carriers/carriers.ts';
import type { Carrier, Consignment } from '../carriers/protocol/carrier.ts';
import { findOrder, lockOrder } from '../orders/record/order-rows.ts';
import { consign } from './consign.ts';
import { parcelErrors } from './errors.ts';
import { carrierFor, isSameAddress, readShipment, type Shipment } from './read-shipment.ts';

type Options = Omit<z.output<typeof labelRequestSchema>, 'orderIds'>;

interface Reservation {
  orderIds: readonly string[];
  options: Options;
  actorId: string;
}

export interface Reserved {
  id: string;
  carrier: Carrier;
  consignment: Consignment;
  orderIds: readonly string[];
  numbers: readonly string[];
}

/** A row that a crash left behind stops being in the way. */
const askedForMs = 60_000;

/** Checks the orders and writes the row of the parcel, before the carrier is asked. */
export function reserveParcel(
  services: Services,
  { orderIds, options, actorId }: Reservation,
): Promise<Reserved | Refusal> {
  return inTransaction(services.db, async (tx): Promise<Reserved | Refusal> => {
    const shipments = await lockShipments({ services, tx }, [...orderIds].sort(), options);
    if (shipments instanceof Refusal) return shipments;
    const now = services.now();
    if (await isAsked(tx, shipments, now)) return parcelErrors.PARCEL_ASKED();
    const [first] = shipments;
    const carrier = first && carriersOf(services).find(carrierFor(first.method));
    if (!carrier) return parcelErrors.CARRIER_MISSING();
    const { shop } = await commerceSettings({ db: tx, changes: services.changes });
    const weightGrams = options.weightGrams ?? weightOfAll(shipments, options.count ?? 1);
    const consignment = consign(shop, { shipments, weightGrams, now });
    if (consignment instanceof Refusal) return consignment;
    const id = uuidv7(now.getTime());
    const at = now.toISOString();
    const ids = shipments.map((shipment) => shipment.id);
    await tx.execute(sql`INSERT INTO parcels (id, carrier, weight_grams, state_at, created_by, created_at)
      VALUES (${id}, ${carrier.name}, ${weightGrams}, ${at}, ${actorId}, ${at})`);
    await tx.execute(sql`INSERT INTO parcel_orders (parcel_id, order_id)
      SELECT ${id}::uuid, unnest(${ids}::uuid[])`);
    return { id, carrier, consignment, orderIds: ids, numbers: shipments.map(({ number }) => number) };
  });
}

async function lockShipments(
  { services, tx }: { services: Services; tx: Queryable },
  orderIds: readonly string[],
  options: Options,
): Promise<Shipment[] | Refusal> {
  const shipments: Shipment[] = [];
  for (const orderId of orderIds) {
    if (!(await findOrder(tx, orderId))) return parcelErrors.PARCEL_NOT_FOUND();
    await lockOrder(tx, orderId);
    const shipment = await readShipment(services, tx, orderId);
    const refusal = shipment ? refuse(shipment, options) : parcelErrors.PARCEL_NOT_FOUND();
    if (refusal) return refusal;
    if (shipment) shipments.push(shipment);
  }
  const [first] = shipments;
  const isOneAddress = first && shipments.every((shipment) => isSameAddress(first, shipment));
  return isOneAddress ? shipments : parcelErrors.PARCEL_ADDRESSES_DIFFER();
}

function refuse({ status, stage, method, hasParcel }: Shipment, { another }: Options): Refusal | undefined {
  if (method === 'market') return parcelErrors.PARCEL_AT_MARKET();
  if (status !== 'en_cours' || stage === 'a_verifier' || stage === 'bloque') return parcelErrors.PARCEL_NOT_READY();
  return hasParcel && !another ? parcelErrors.PARCEL_EXISTS() : undefined;
}

/** Whether another call is asking the carrier for one of these orders. */
async function isAsked(tx: Queryable, shipments: readonly Shipment[], now: Date): Promise<boolean> {
  const ids = shipments.map(({ id }) => id);
  const before = new Date(now.getTime() - askedForMs).toISOString();
  const isOfOrders = sql`p.state = 'asked' AND p.id IN (SELECT po.parcel_id FROM parcel_orders po
    WHERE po.order_id = ANY(${ids}::uuid[]))`;
  await tx.execute(sql`DELETE FROM parcels p WHERE ${isOfOrders} AND p.created_at < ${before}`);
  const { rows } = await tx.execute(sql`SELECT 1 FROM parcels p WHERE ${isOfOrders}`);
  return rows.length > 0;
}

const weightOfAll = (shipments: readonly Shipment[], count: number): number =>
  Math.max(20, Math.ceil(shipments.reduce((sum, { weightGrams }) => sum + weightGrams, 0) / count));
