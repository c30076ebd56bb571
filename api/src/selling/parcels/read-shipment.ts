import type { OrderAddress, OrderStage, OrderStatus } from '@aimante/api-contract/orders';
import type { Relay, ShippingMethodCode } from '@aimante/api-contract/shipping';
import { zoneOf } from '@aimante/shop/postal';
import { refundOfUnits } from '@aimante/shop/refund-parts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { CarrierName, CustomsArticle } from '../carriers/protocol/carrier.ts';
import { documentsOfOrder } from '../orders/record/order-documents.ts';
import { readRefundable } from '../orders/record/refund-parts.ts';
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
  /** Label of the invoice. Null before it is issued. */
  invoice: string | null;
  /** Whether it has a label that is not discarded. */
  hasParcel: boolean;
}

type Line = Omit<CustomsArticle, 'valueCents'> & { id: string; removed: number };

export async function readShipment(
  services: Pick<Services, 'lookups'>,
  db: Queryable,
  id: string,
): Promise<Shipment | undefined> {
  const { rows } = await db.execute<
    Omit<Shipment, 'weightGrams' | 'articles' | 'invoice'> & {
      lines: Line[];
      documents: { series: string; label: string }[];
    } & Record<string, unknown>
  >(sql`
    SELECT o.id, o.number, o.status, o.stage, o.email, o.phone, o.shipping_method AS method, o.shipping_address AS address, o.relay,
      o.shipping_cents AS "shippingCents", ${documentsOfOrder(services, sql`o.id`)} AS documents,
      EXISTS (SELECT 1 FROM parcel_orders po JOIN parcels p ON p.id = po.parcel_id
        WHERE po.order_id = o.id AND p.state NOT IN ('asked', 'void')) AS "hasParcel",
      coalesce((SELECT json_agg(json_build_object('id', l.id, 'description', l.name, 'quantity', l.quantity - l.removed_quantity,
          'removed', l.removed_quantity, 'weightGrams', ${weight}, 'isMagnet', l.magnet_width_mm IS NOT NULL)
          ORDER BY l.position)
        FROM order_lines l LEFT JOIN products g ON g.id = l.product_id
        WHERE l.order_id = o.id AND l.stage <> 'void' AND l.kind = 'article'), '[]') AS lines
    FROM orders o WHERE o.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  const { lines, documents, ...shipment } = row;
  const paid = await readRefundable(db, id);
  const articles = lines.flatMap(({ id: lineId, removed, ...line }) =>
    articlesOf(line, removed, paid.lines.find((one) => one.id === lineId)?.paidCents ?? 0),
  );
  const invoice = documents.find(({ series }) => series === 'F')?.label ?? null;
  return { ...shipment, articles, invoice, weightGrams: parcelGrams(lines) };
}

/** The value is what was paid, as on the invoice. Pieces that differ by a cent are two articles. */
export function articlesOf(
  line: Omit<CustomsArticle, 'valueCents'>,
  removed: number,
  paidCents: number,
): CustomsArticle[] {
  const { quantity } = line;
  if (quantity === 0) return [];
  const cents = refundOfUnits({ quantity: quantity + removed, paidCents, refundedQuantity: removed }, quantity);
  const valueCents = Math.floor(cents / quantity);
  const over = cents % quantity;
  return [
    { ...line, quantity: quantity - over, valueCents },
    ...(over > 0 ? [{ ...line, quantity: over, valueCents: valueCents + 1 }] : []),
  ];
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
