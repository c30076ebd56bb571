import { checkBooks } from '../../src/books/index.ts';
import { sql } from '../../src/platform/sql/sql.ts';
import { reconcilePayments, settlePayments } from '../../src/selling/index.ts';
import type { testDesk } from './desk.ts';

/** What the payments of a desk's orders come to, for the tests of one file. */
export function moneyOf(desk: ReturnType<typeof testDesk>) {
  return {
    /** What the customer of some orders has paid, less refunds. */
    async charged(...orders: readonly { readonly id: string }[]) {
      const ids = orders.map(({ id }) => id);
      const { rows } = await desk.api.services.db.execute(
        sql`SELECT coalesce(sum(p.amount_cents - p.refunded_cents), 0)::int AS cents FROM demo_payments p
        JOIN payment_attempts a ON a.id = p.attempt_id WHERE a.order_id = ANY(${ids}::uuid[]) AND p.status = 'succeeded'`,
      );
      return rows[0]?.cents;
    },
    async settleAll() {
      desk.now = new Date(desk.now.getTime() + 3 * 60_000);
      for (let times = 0; times < 2; times += 1) {
        await reconcilePayments.run(desk.api.services);
        await settlePayments.run(desk.api.services);
      }
    },
    cleanBooks: async () =>
      (await checkBooks(desk.api.services.db)).filter(({ check }) => check !== 'stock-equals-movements'),
  };
}
