import { anonymousAddress } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import { claimGuestOrders } from './claim-guest-orders.ts';
import { eraseOrders } from './erase-orders.ts';

export const claimOrdersOfAccount = (
  _: unknown,
  tx: Queryable,
  { account, at }: { account: { id: string; email: string }; at: Date },
): Promise<void> => claimGuestOrders(tx, account, at);

export async function eraseOrdersOfAccount(
  _: unknown,
  tx: Queryable,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await tx.execute(sql`UPDATE loyalty_entries SET note = NULL WHERE user_id = ${userId}`);
  await eraseOrders(tx, sql`o.user_id = ${userId}`, at);
}

export async function eraseOrdersOfGuest(
  _: unknown,
  tx: Queryable,
  { email, at }: { email: string; at: Date },
): Promise<void> {
  await eraseOrders(tx, sql`o.user_id IS NULL AND o.email = ${email}`, at);
  await tx.execute(sql`UPDATE coupon_uses SET customer_key = ${anonymousAddress(sql`order_id`)}
    WHERE customer_key = ${email}`);
  await tx.execute(sql`DELETE FROM order_link_requests WHERE email = ${email}`);
}
