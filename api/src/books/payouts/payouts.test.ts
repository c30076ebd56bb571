import type { Client } from '@aimante/api-contract';
import { closeBookMonth, fetchPayouts, listBookEntries, listPayouts } from '@aimante/api-contract/books';
import { exportFec } from '@aimante/api-contract/operations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fecBalance } from '../../../testing/books/fec-balance.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { type FakePaypal, paypalEnvironment, startFakePaypal } from '../../../testing/selling/fake-paypal.ts';
import { type FakeStripe, startFakeStripe, stripeEnvironment } from '../../../testing/selling/fake-stripe.ts';
import { fetchMovementsDaily } from './fetch-movements.ts';

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

let api: TestApi;
let admin: Client;
let stripe: FakeStripe;
let paypal: FakePaypal;
let now = new Date('2026-10-31T10:00:00Z');

beforeAll(async () => {
  stripe = await startFakeStripe();
  paypal = await startFakePaypal();
  const environment = { ...stripeEnvironment(stripe.url), ...paypalEnvironment(paypal.url) };
  api = await startTestApi({ now: () => now, environment });
  admin = await api.as('admin');
}, 60_000);
afterAll(async () => {
  await api.close();
  await stripe.close();
  await paypal.close();
}, 30_000);

const day = (date: string) => new Date(`${date}T10:00:00Z`);

interface Paid {
  provider: 'stripe' | 'paypal';
  reference: string;
  cents: number;
  at: Date;
}

async function paidOrder(number: string, { provider, reference, cents, at }: Paid) {
  await api.services.pool.query(
    `WITH o AS (INSERT INTO orders (id, number, email, status, payment_status, stage, subtotal_cents, discount_cents,
        total_cents, shipping_method, paid_at) VALUES (gen_random_uuid(), $1, 'a@b.test', 'en_cours', 'paid', 'pret',
        $4, 0, $4, 'standard', $5) RETURNING id)
     INSERT INTO payment_attempts (id, order_id, provider, provider_reference, amount_cents, state, created_at)
     SELECT gen_random_uuid(), id, $2, $3, $4, 'paid', $5 FROM o`,
    [number, provider, reference, cents, at],
  );
}

const refunded = (number: string, { reference, cents, at }: Omit<Paid, 'provider'>) =>
  api.services.pool.query(
    `INSERT INTO refunds (id, order_id, payment_attempt_id, amount_cents, reason, state, done_at, provider_reference)
     SELECT gen_random_uuid(), a.order_id, a.id, $3, 'x', 'done', $4, $2 FROM payment_attempts a
     JOIN orders o ON o.id = a.order_id WHERE o.number = $1`,
    [number, reference, cents, at],
  );

async function balanceOf(account: string, query: { from: string; to: string }): Promise<number> {
  const file = await admin(exportFec, { query });
  return fecBalance(await file.text(), account);
}

describe('payouts of the providers', () => {
  it('contain the payments and refunds of the shop, less the fees, to the cent', async () => {
    for (let place = 1; place <= 130; place += 1) {
      const at = new Date(day('2026-10-05').getTime() + place * 60_000);
      await paidOrder(`S-${place}`, { provider: 'stripe', reference: `pi_${place}`, cents: 1000 + place, at: at });
      stripe.balance.charge(`pi_${place}`, { at, amount: 1000 + place });
    }
    await refunded('S-1', { reference: 're_1', cents: 500, at: day('2026-10-06') });
    stripe.balance.refund('re_1', { at: day('2026-10-06'), amount: 500 });
    const cents = stripe.balance.payOut(day('2026-10-08'));
    await paidOrder('P-1', { provider: 'paypal', reference: 'PP1', cents: 4990, at: day('2026-10-07') });
    paypal.account.report({
      id: 'CAP1',
      code: 'T0006',
      at: day('2026-10-07'),
      cents: 4990,
      feeCents: 180,
      order: 'PP1',
    });
    paypal.account.report({ id: 'PEND', code: 'T0006', at: day('2026-10-07'), cents: 100, status: 'P' });
    paypal.account.report({ id: 'OUT1', code: 'T0400', at: day('2026-10-09'), cents: -4000 });

    expect(await admin(fetchPayouts)).toEqual({ movements: 134, silent: [] });
    const { payouts, balances, differences } = await admin(listPayouts, { query: OCTOBER });
    const gross = 130 * 1000 + (130 * 131) / 2;
    expect(payouts).toEqual([
      expect.objectContaining({
        provider: 'paypal',
        reference: 'OUT1',
        cents: 4000,
        movements: 0,
        differenceCents: null,
      }),
      expect.objectContaining({
        provider: 'stripe',
        day: '2026-10-08',
        cents,
        paymentsCents: gross,
        refundsCents: -500,
        feesCents: gross - 500 - cents,
        movements: 131,
        differenceCents: 0,
      }),
    ]);
    expect(balances).toEqual([
      { provider: 'paypal', cents: 810 },
      { provider: 'stripe', cents: 0 },
    ]);
    expect(differences).toEqual([]);
  });

  it('are booked: the bank gets what the account of the provider loses, and the fees are a cost', async () => {
    expect(await balanceOf('511500', OCTOBER)).toBe(0);
    expect(await balanceOf('512100', OCTOBER)).toBe(810);
    const { payouts } = await admin(listPayouts, { query: OCTOBER });
    expect(await balanceOf('512000', OCTOBER)).toBe(payouts.reduce((sum, { cents }) => sum + cents, 0));
    expect(await balanceOf('627000', OCTOBER)).toBe(180 + (payouts.at(-1)?.feesCents ?? 0));
    const { items } = await admin(listBookEntries, { query: { ...OCTOBER, journal: 'BQ' } });
    expect(items.filter(({ piece }) => piece === 'OUT1').map(({ account, cents }) => [account, cents])).toEqual([
      ['512000', 4000],
      ['512100', -4000],
    ]);
  });

  it('read again change nothing, also when the job of the night reads them', async () => {
    expect(await admin(fetchPayouts)).toEqual({ movements: 0, silent: [] });
    await fetchMovementsDaily.run(api.services);
  });

  it('name what does not match: unknown here, unknown there, another amount, a dispute', async () => {
    const at = day('2026-10-12');
    await paidOrder('D-1', { provider: 'stripe', reference: 'pi_d1', cents: 2000, at: at });
    await paidOrder('D-2', { provider: 'stripe', reference: 'pi_d2', cents: 3000, at: at });
    stripe.balance.charge('pi_d2', { at, amount: 2999 });
    stripe.balance.charge('pi_foreign', { at, amount: 700 });
    stripe.balance.move({ at, amount: -1500, fee: 1500, source: 'dp_1' });
    stripe.balance.move({ at: day('2026-10-20'), amount: -99, type: 'stripe_fee' });
    await admin(fetchPayouts);
    const { differences } = await admin(listPayouts, { query: OCTOBER });
    expect(
      differences
        .map(({ kind, orderNumber, hereCents, thereCents }) => [kind, orderNumber, hereCents, thereCents])
        .sort(([one = ''], [other = '']) => String(one).localeCompare(String(other))),
    ).toEqual([
      ['amount', 'D-2', 3000, 2999],
      ['missing_there', 'D-1', 2000, 0],
      ['other', null, 0, -1500],
      ['unknown_here', null, 0, 700],
    ]);
    expect(await balanceOf('471000', OCTOBER)).toBe(1500 - 700);
  });

  it('count in the open month when their own month was closed before they were read', async () => {
    now = new Date('2026-11-15T10:00:00Z');
    // The orders of this sample have no invoices, so the checks would refuse the closing.
    await api.services.pool.query(
      `UPDATE provider_movements SET refund_id = NULL; DELETE FROM refunds; DELETE FROM orders`,
    );
    await api.services.pool.query(
      `INSERT INTO till_entries (id, position, kind, amount_cents, data, at, booked_at, previous_hash, hash)
       VALUES (gen_random_uuid(), 1, 'sale', 100, '{}', '2026-10-02', '2026-10-02', 'a', 'b')`,
    );
    await admin(closeBookMonth, { body: { month: '2026-10' } });
    stripe.balance.move({ at: day('2026-10-30'), amount: -250, type: 'stripe_fee' });
    expect(await admin(fetchPayouts)).toEqual({ movements: 1, silent: [] });
    expect(await balanceOf('627000', NOVEMBER)).toBe(250);
    await expect(
      api.services.pool.query(`UPDATE provider_movements SET fee_cents = 0 WHERE booked_at < '2026-10-30'`),
    ).rejects.toThrow('The month is closed');
  });

  it('say which provider did not answer', async () => {
    await paypal.close();
    expect(await admin(fetchPayouts)).toEqual({ movements: 0, silent: ['paypal'] });
    await expect(fetchMovementsDaily.run(api.services)).rejects.toThrow('paypal');
    paypal = await startFakePaypal();
  });
});
