import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection/connect.ts';
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
