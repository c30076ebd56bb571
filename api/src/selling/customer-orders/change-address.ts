import type { OrderAddress } from '@aimante/api-contract/orders';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { updateOrder } from '../orders/record/change-order.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { addOrderEvent, type OrderActor } from '../orders/record/order-event.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import { readOrder } from './views/order-view.ts';

interface AddressChange {
  order: OrderRow;
  address: OrderAddress;
  locale: Locale;
  by: OrderActor;
}

/** Changes the delivery address until the parcel is packed. */
export async function changeAddress(
  services: Services,
  tx: Queryable,
  { order, address, locale, by }: AddressChange,
): Promise<Refusal | undefined> {
  const { actions, shippingAddress, relay } = await readOrder(services, tx, { id: order.id, locale });
  if (!actions.canChangeAddress || shippingAddress === null || relay !== null) return orderErrors.ORDER_ADDRESS_FIXED();
  await updateOrder(tx, order.id, sql`shipping_address = ${JSON.stringify(address)}::jsonb`);
  await addOrderEvent(tx, { orderId: order.id, type: 'address_changed', by, at: services.now() });
  return undefined;
}
