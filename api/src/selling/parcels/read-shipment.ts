import type { OrderAddress, OrderStage, OrderStatus } from '@aimante/api-contract/orders';
import type { Relay, ShippingMethodCode } from '@aimante/api-contract/shipping';
import { zoneOf } from '@aimante/shop/postal';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { CarrierName, CustomsArticle } from '../carriers/protocol/carrier.ts';
import { parcelGrams, pieceGrams } from '../shipping/parcel-weight.ts';

const weight = pieceGrams({
  weight: sql`g.weight_grams`,
  width: sql`l.magnet_width_mm`,
  height: sql`l.magnet_height_mm`,
});

/** An order as its parcel needs it. */
export interface Shipment {
  id: string;
  number: string;
  status: OrderStatus;
  stage: OrderStage;
  email: string;
  phone: string | null;
  method: ShippingMethodCode;
  address: OrderAddress | null;
  relay: Relay | null;
  /** What the customer paid for delivery. */
  shippingCents: number;
  weightGrams: number;
  articles: CustomsArticle[];
  /** Whether it has a label that is not discarded. */
  hasParcel: boolean;
}

export async function readShipment(db: Queryable, id: string): Promise<Shipment | undefined> {
  const { rows } = await db.execute<Omit<Shipment, 'weightGrams'> & Record<string, unknown>>(sql`
    SELECT o.id, o.number, o.status, o.stage, o.email, o.phone, o.shipping_method AS method, o.shipping_address AS address, o.relay,
      o.shipping_cents AS "shippingCents",
      EXISTS (SELECT 1 FROM parcel_orders po JOIN parcels p ON p.id = po.parcel_id
        WHERE po.order_id = o.id AND p.state NOT IN ('asked', 'void')) AS "hasParcel",
      coalesce((SELECT json_agg(json_build_object('description', l.name, 'quantity', l.quantity - l.removed_quantity, 'valueCents', l.unit_price_cents,
          'weightGrams', ${weight}, 'isMagnet', l.magnet_width_mm IS NOT NULL)
          ORDER BY l.position)
        FROM order_lines l LEFT JOIN products g ON g.id = l.product_id
        WHERE l.order_id = o.id AND l.stage <> 'void' AND l.kind = 'article'), '[]') AS articles
    FROM orders o WHERE o.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  return { ...row, weightGrams: parcelGrams(row.articles) };
}

export const carrierFor = (method: ShippingMethodCode): CarrierName =>
  method === 'relay' ? 'mondial_relay' : 'colissimo';

/** Switzerland and the French overseas departments are outside the customs territory of parcels from France. */
export function needsCustoms({ country, postalCode }: OrderAddress): boolean {
  return country === 'CH' || zoneOf(country, postalCode) === 'overseas';
}

export const isSameAddress = (one: Shipment, other: Shipment): boolean =>
  one.method === other.method &&
  JSON.stringify(one.address) === JSON.stringify(other.address) &&
  one.relay?.id === other.relay?.id;
