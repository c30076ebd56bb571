import type { OrderAddress } from '@aimante/api-contract/orders';
import { vatTerritoryOf } from '@aimante/shop/vat';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { updateOrder } from '../orders/record/change-order.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { addOrderEvent, type OrderActor } from '../orders/record/order-event.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import { supplementsOf } from '../orders/record/supplements.ts';
import { addressProblem } from '../shipping/delivery.ts';
import { readOrder } from './views/order-view.ts';

interface AddressChange {
  order: OrderRow;
  address: OrderAddress;
  locale: Locale;
  by: OrderActor;
}

/**
 * Changes the delivery address until the parcel is packed or has a label. Another country or territory may have another
 * price, so it is refused.
 */
export async function changeAddress(
  services: Services,
  tx: Queryable,
  { order, address, locale, by }: AddressChange,
): Promise<Refusal | undefined> {
  const problem = addressProblem(address);
  if (problem) return problem;
  const { actions, shippingAddress, relay } = await readOrder(services, tx, { id: order.id, locale });
  if (!actions.canChangeAddress || shippingAddress === null || relay !== null) return orderErrors.ORDER_ADDRESS_FIXED();
  if (await hasLabel(tx, order.id))
    return by.role === 'admin' ? orderErrors.ORDER_ADDRESS_LABELLED() : orderErrors.ORDER_ADDRESS_FIXED();
  if (territoryOf(address) !== territoryOf(shippingAddress)) return orderErrors.ORDER_ADDRESS_ELSEWHERE();
  // Supplements leave in the same parcel.
  for (const id of [order.id, ...(await supplementsOf(tx, order.id)).map((supplement) => supplement.id)])
    await updateOrder(tx, id, sql`shipping_address = ${JSON.stringify(address)}::jsonb`);
  const data = { before: inOneLine(shippingAddress), after: inOneLine(address) };
  await addOrderEvent(tx, { orderId: order.id, type: 'address_changed', by, at: services.now(), data });
  return undefined;
}

const territoryOf = ({ country, postalCode }: OrderAddress): string => vatTerritoryOf(country, postalCode);

const inOneLine = ({ firstName, lastName, company, line1, line2, postalCode, city }: OrderAddress): string =>
  [`${firstName} ${lastName}`, company, line1, line2, `${postalCode} ${city}`].filter(Boolean).join(', ');

async function hasLabel(tx: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM parcel_orders po JOIN parcels p ON p.id = po.parcel_id
    WHERE po.order_id = ${orderId} AND p.state <> 'void' LIMIT 1`);
  return rows.length > 0;
}
