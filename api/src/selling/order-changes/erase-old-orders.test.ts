import { describe, expect, it } from '@jest/globals';
import { testIdentity } from '../../../testing/people/identity.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';
import { eraseOldOrders } from './erase-old-orders.ts';

const running = testIdentity();

describe('the order of a guest', () => {
  it('leaves only the figures of a guest’s order after three years', async () => {
    const email = `guest-${uuidv7()}@exemple.test`;
    await running.api.services.db.execute(sql`INSERT INTO orders (id, number, email, status, payment_status, subtotal_cents,
        total_cents, shipping_method, shipping_address, updated_at)
      VALUES (${uuidv7()}, ${`PM-23-${email.slice(-30)}`}, ${email}, 'termine', 'paid', 1000, 1000, 'standard',
        '{"line1": "4 rue du Port"}', now() - interval '37 months')`);
    await eraseOldOrders.run(running.api.services);
    const left = sql`SELECT count(*)::int AS n FROM orders o WHERE o::text LIKE ${`%${email}%`} OR o::text LIKE '%rue du Port%'`;
    expect(await running.count(left)).toBe(0);
  });
});
