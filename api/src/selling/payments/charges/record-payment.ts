import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { OrderRow } from '../../orders/record/order-rows.ts';

/** A payment that the owner received by other means. */
export async function recordPayment(tx: Queryable, { id, totalCents }: OrderRow, provider: string): Promise<void> {
  await tx.execute(sql`UPDATE payment_attempts SET state = 'closed' WHERE order_id = ${id}
    AND state IN ('open', 'requires_action')`);
  await tx.execute(sql`INSERT INTO payment_attempts (id, order_id, provider, amount_cents, state)
    VALUES (${uuidv7()}, ${id}, ${provider}, ${totalCents}, 'paid')`);
}
