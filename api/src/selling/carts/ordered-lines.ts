import type { CartChoices } from '@aimante/api-contract/carts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';

const noChoices: CartChoices = { coupon: null, gift: null, usesPoints: false };

interface Placed {
  userId: string;
  orderId: string;
  lineIds: readonly string[];
}

/** Remembers which lines of the account's cart an order contains. */
export async function markOrdered(tx: Queryable, { userId, orderId, lineIds }: Placed): Promise<void> {
  await tx.execute(sql`UPDATE cart_lines l SET order_id = ${orderId} FROM carts c
    WHERE c.id = l.cart_id AND c.user_id = ${userId} AND l.line_id = ANY(${[...lineIds]}::text[])
      AND l.content IS NOT NULL`);
}

/**
 * The order is paid, or will be by bank transfer: its lines leave the cart on all devices, and what is left gets a new
 * checkout id.
 */
export async function removeOrdered(
  tx: Queryable,
  { orderId, userId, at }: { orderId: string; userId: string | null; at: Date },
): Promise<void> {
  if (userId === null) return;
  const { rows } = await tx.execute<{ id: string; version: number }>(sql`UPDATE carts c SET version = c.version + 1,
      last_checkout_id = c.checkout_id, checkout_id = ${uuidv7(at.getTime())}, updated_at = ${at.toISOString()}
    WHERE c.user_id = ${userId} AND c.checkout_id = (SELECT o.checkout_id FROM orders o WHERE o.id = ${orderId})
    RETURNING c.id, c.version`);
  const [cart] = rows;
  if (!cart) return;
  await tx.execute(sql`UPDATE cart_lines l SET content = NULL, order_id = NULL, version = ${cart.version},
    changed_at = ${at.toISOString()} WHERE l.cart_id = ${cart.id} AND l.order_id = ${orderId}`);
  await tx.execute(sql`UPDATE carts c SET choices = ${JSON.stringify(noChoices)}, choices_version = c.version,
      choices_changed_at = ${at.toISOString()}
    WHERE c.id = ${cart.id} AND NOT EXISTS (SELECT 1 FROM cart_lines l WHERE l.cart_id = c.id AND l.content IS NOT NULL)`);
}
