import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

/** Whoever has proved that an address is his gets what was ordered with it by a guest. */
export async function claimGuestOrders(db: Queryable, { id, email }: { id: string; email: string }): Promise<void> {
  await db.execute(sql`UPDATE orders SET user_id = ${id} WHERE user_id IS NULL AND email = ${email}`);
}
