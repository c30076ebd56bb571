import type { Queryable } from '../../platform/database/connection/connect.ts';
import { readSetting } from '../../platform/settings/settings-store.ts';
import { sql } from '../../platform/sql/sql.ts';
import { earnPoints, releasePoints } from '../loyalty/order-points.ts';

interface Owner {
  id: string;
  email: string;
}

/** Gives the account with a confirmed address the guest orders of that address, with the points of paid ones. */
export async function claimGuestOrders(db: Queryable, { id, email }: Owner, at: Date): Promise<void> {
  const { rows } = await db.execute<{ id: string; isPaid: boolean; isCompleted: boolean }>(sql`UPDATE orders
    SET user_id = ${id} WHERE user_id IS NULL AND email = ${email}
    RETURNING id, payment_status = 'paid' AND refunded_cents = 0 AS "isPaid", status = 'termine' AS "isCompleted"`);
  const paid = rows.filter(({ isPaid }) => isPaid);
  if (paid.length === 0) return;
  const { expiryMonths } = await readSetting(db, 'loyalty');
  for (const { id: orderId, isCompleted } of paid) {
    const order = { id: orderId, userId: id };
    await earnPoints(db, order, at);
    if (isCompleted) await releasePoints(db, order, { at, expiryMonths });
  }
}
