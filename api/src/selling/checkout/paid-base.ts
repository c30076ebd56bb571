import type { Relay } from '@aimante/api-contract/shipping';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import type { Customer } from '../orders/access/order-draft.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import type { Delivery } from '../shipping/delivery.ts';

/** What a supplement takes over from the order that it adds to. */
export interface PaidBase {
  id: string;
  customer: Customer;
  locale: Locale;
  method: OrderRow['shippingMethod'];
  phone: string | null;
  isGift: boolean;
  delivery: Delivery;
}

interface Row extends Record<string, unknown> {
  userId: string | null;
  email: string;
  locale: Locale;
  method: PaidBase['method'];
  phone: string | null;
  isGift: boolean;
  address: Delivery['address'];
  billing: Delivery['billing'];
  relay: Relay | null;
  marketEventId: string | null;
}

export async function findPaidBase(db: Queryable, id: string): Promise<PaidBase | undefined> {
  const { rows } =
    await db.execute<Row>(sql`SELECT o.user_id AS "userId", o.email, o.locale, o.shipping_method AS method,
      o.phone, o.is_gift AS "isGift", o.shipping_address AS address, o.billing_address AS billing, o.relay,
      o.market_event_id AS "marketEventId"
    FROM orders o WHERE o.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  const { userId, email, locale, method, phone, isGift, address, billing, relay, marketEventId } = row;
  const { country = 'FR', postalCode = null } = relay ?? address ?? {};
  const destination = { country, postalCode, marketEventId };
  return {
    ...{ id, locale, method, phone, isGift },
    customer: { userId: userId ?? undefined, email },
    delivery: { address, billing, relay, marketEventId, destination },
  };
}
