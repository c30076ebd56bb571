import type { Pool } from 'pg';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';
import type { FakePaypal } from '../selling/fake-paypal.ts';
import type { FakeStripe } from '../selling/fake-stripe.ts';
import { type BookedOrder, type randomSource, totalOf } from './random-books.ts';

type Way = 'stripe' | 'paypal' | 'transfer' | 'cash';
type Sums = Record<Way, number> & { fees: number };

interface Providers {
  stripe: FakeStripe;
  paypal: FakePaypal;
}

const dayMs = 86_400_000;

/** Pays the orders, and lets the providers keep their fees and pay out. Returns what each way of payment took in. */
export async function payOrders(
  pool: Pool,
  orders: readonly BookedOrder[],
  { stripe, paypal, random }: Providers & { random: ReturnType<typeof randomSource> },
): Promise<Sums> {
  const sums: Sums = { stripe: 0, paypal: 0, transfer: 0, cash: 0, fees: 0 };
  for (const order of orders) {
    if (order.paidAt === null) continue;
    const way: Way = random.pick(['stripe', 'stripe', 'paypal', 'transfer', 'cash']);
    await pool.query(
      `WITH a AS (INSERT INTO payment_attempts (id, order_id, provider, provider_reference, amount_cents, state, created_at)
        SELECT $1, id, $3, $4, total_cents, 'paid', paid_at FROM orders WHERE id = $2 RETURNING id)
       UPDATE refunds SET payment_attempt_id = (SELECT id FROM a), provider_reference = 're_' || id WHERE order_id = $2`,
      [uuidv7(), order.id, way, order.number],
    );
    sums.fees += move({ stripe, paypal }, way, order);
    sums[way] += totalOf(order) + order.refunds.filter(isGone).reduce((sum, { cents }) => sum - cents, 0);
  }
  return sums;
}

const isGone = ({ state, returnedAt }: BookedOrder['refunds'][number]) => state === 'done' && returnedAt === null;

/** Returns the fee. */
function move({ stripe, paypal }: Providers, way: Way, order: BookedOrder): number {
  const { number, paidAt: at } = order;
  const amount = totalOf(order);
  const done = order.refunds.filter(({ state }) => state === 'done');
  if (at === null || amount === 0 || way === 'transfer' || way === 'cash') return 0;
  if (way === 'stripe') {
    stripe.balance.charge(number, { at, amount });
    for (const { id, cents, at: refundedAt, returnedAt } of done) {
      stripe.balance.refund(`re_${id}`, { at: refundedAt, amount: cents });
      if (returnedAt)
        stripe.balance.move({
          at: returnedAt,
          amount: cents,
          type: 'refund_failure',
          source: { id: `re_${id}`, object: 'refund' },
        });
    }
    return Math.round(amount * 0.015) + 25;
  }
  const feeCents = Math.round(amount * 0.029) + 35;
  paypal.account.report({ id: `CAP${number}`, code: 'T0006', at, cents: amount, feeCents, order: number });
  for (const { id, cents, at: refundedAt, returnedAt } of done) {
    paypal.account.report({ id: `re_${id}`, code: 'T1107', at: refundedAt, cents: -cents });
    if (returnedAt)
      paypal.account.report({ id: `back_${id}`, code: 'T1108', at: returnedAt, cents, refund: `re_${id}` });
  }
  return feeCents;
}

/** Stripe pays out every week, PayPal's balance is withdrawn once a month. Returns what arrived at the bank. */
export function payOut({ stripe, paypal }: Providers, since: Date, until: Date): number {
  let arrived = 0;
  for (let at = since.getTime() + 7 * dayMs; at < until.getTime() + 7 * dayMs; at += 7 * dayMs)
    arrived += stripe.balance.payOut(new Date(Math.min(at, until.getTime())));
  for (let month = 1; month <= 12; month += 1) {
    const at = new Date(Math.min(Date.UTC(since.getUTCFullYear(), month, 0, 20), until.getTime()));
    const cents = paypal.account.balanceAt(at);
    paypal.account.report({ id: `OUT${month}`, code: 'T0400', at, cents: -cents });
    arrived += cents;
  }
  return arrived;
}
