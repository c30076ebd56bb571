import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parisTime } from '@aimante/shop/calendar';
import { readAccounting } from '../src/books/accounting/accounting.ts';
import { checkClosedMonths } from '../src/books/accounting/check-closed-months.ts';
import { listSales, periodOf, readSales } from '../src/books/figures/sales.ts';
import { fetchMovements } from '../src/books/payouts/fetch-movements.ts';
import { readPayouts } from '../src/books/payouts/payouts.ts';
import { appendEntry } from '../src/books/till/journal.ts';
import { tillKey } from '../src/books/till/till-key.ts';
import { takePhoneOrders } from '../testing/books/phone-orders.ts';
import {
  type BookedOrder,
  insertBooks,
  randomOrders,
  randomSource,
  totalOf,
  vatOf,
} from '../testing/books/random-books.ts';
import { payOrders, payOut } from '../testing/books/random-payouts.ts';
import { seedOfProof } from '../testing/platform/seed-of-proof.ts';
import { startShop } from '../testing/platform/start-shop.ts';
import { tokenFor } from '../testing/platform/test-actors.ts';
import { paypalEnvironment, startFakePaypal } from '../testing/selling/fake-paypal.ts';
import { startFakeStripe, stripeEnvironment } from '../testing/selling/fake-stripe.ts';

/**
 * A year of random orders with refunds, returned refunds, cancellations and market sales: each month of every book
 * equals the input, to the cent. `PROOF_ORDERS`, `PROOF_SEED`.
 */
const count = Number(process.env.PROOF_ORDERS ?? 3000);
const seed = seedOfProof();
const random = randomSource(seed);
const now = new Date('2026-12-30T10:00:00Z');
const [stripe, paypal] = [await startFakeStripe(), await startFakePaypal()];
const environment = { ...stripeEnvironment(stripe.url), ...paypalEnvironment(paypal.url) };
const shop = await startShop(() => now, undefined, { environment });
const { services } = shop;
const { db, pool } = services;

const orders = randomOrders(random, { count, since: new Date('2026-01-01T00:00:00Z') });
await insertBooks(pool, orders, { isGapless: true });
const taken = await payOrders(pool, orders, { stripe, paypal, random });
const arrived = payOut({ stripe, paypal }, new Date('2026-01-01T00:00:00Z'), new Date('2026-12-29T00:00:00Z'));

const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`);
const expected = new Map(months.map((month) => [month, 0]));
const countAt = (at: Date, cents: number) => {
  const month = parisTime(at).day.slice(0, 7);
  expected.set(month, (expected.get(month) ?? 0) + cents);
};

/** Turnover and VAT of the year by country, rule and rate. */
const expectedRates = new Map<string, { grossCents: number; vatCents: number }>();
const rateOf = ({ territory, rule, rate }: BookedOrder['taxation']) =>
  `online ${territory} ${rule ?? 'domestic'} ${rate}`;
const addTo = (key: string, grossCents: number, vatCents: number) => {
  const sum = expectedRates.get(key) ?? { grossCents: 0, vatCents: 0 };
  expectedRates.set(key, { grossCents: sum.grossCents + grossCents, vatCents: sum.vatCents + vatCents });
};

function countOrder(order: BookedOrder): void {
  if (order.paidAt === null) return;
  const count = (at: Date, sign: 1 | -1, cents: number) => {
    countAt(at, sign * cents);
    addTo(rateOf(order.taxation), sign * cents, sign * vatOf(cents, order));
  };
  count(order.paidAt, 1, totalOf(order));
  for (const { cents, state, at, returnedAt } of order.refunds) {
    if (state !== 'done') continue;
    count(at, -1, cents);
    if (returnedAt) count(returnedAt, 1, cents);
  }
}
for (const order of orders) countOrder(order);

/** Sales and refunds on market days, in the order of their days. */
const tickets = Math.round(count / 10);
for (let ticket = 0; ticket < tickets; ticket += 1) {
  const at = new Date(Date.parse('2026-01-03T08:00:00Z') + Math.floor((ticket / tickets) * 355 * 86_400_000));
  const isRefund = random.next() < 0.1;
  const cents = 100 + random.below(9000);
  const signed = isRefund ? -cents : cents;
  const vat = [{ rate: 20, grossCents: cents, vatCents: Math.round(cents / 6) }];
  await appendEntry(db, tillKey(services.secrets), {
    sessionId: null,
    kind: isRefund ? 'refund' : 'sale',
    amountCents: signed,
    paid: { [random.pick(['cash', 'card'])]: signed },
    data: { record: { ticket: `T1-${ticket}`, vat } },
    at,
  });
  countAt(at, signed);
  addTo('market FR domestic 20', signed, Math.sign(signed) * Math.round(cents / 6));
}

/** Orders by phone in December, half of them changed while unpaid. Each is paid by transfer, on the bank account. */
const token = await tokenFor(services, 'admin');
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
// The documents above were inserted with their numbers.
await pool.query(`INSERT INTO invoice_counters (series, year, last_number) SELECT series, year, max(number) FROM invoices
  GROUP BY series, year ON CONFLICT (series, year) DO UPDATE SET last_number = excluded.last_number`);
const byPhone = await takePhoneOrders({ url: shop.url, services, headers }, Math.round(count / 100));
for (const { cents, vatCents, country } of byPhone) {
  countAt(now, cents);
  addTo(country === 'FR' ? 'online FR domestic 20' : 'online CH export 0', cents, vatCents);
  taken.transfer += cents;
}

await fetchMovements(services);

function prove(surface: string, read: ReadonlyMap<string, number>): void {
  const wrong = months.filter((month) => (read.get(month) ?? 0) !== expected.get(month));
  for (const month of wrong.slice(0, 3))
    console.log(`${surface} ${month} (seed ${seed}): ${read.get(month)}, not ${expected.get(month)}`);
  process.send?.({ type: 'proof', proof: `books: ${surface}`, tried: months.length, lost: wrong.length });
}

const periods = new Map<string, Awaited<ReturnType<typeof periodOf>>>();
for (const month of months) {
  const last = new Date(Date.UTC(2026, Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  periods.set(month, await periodOf(db, { from: `${month}-01`, to: last }));
}
const figures = new Map<string, number>();
const journal = new Map<string, number>();
for (const [month, period] of periods) {
  figures.set(month, (await readSales(db, period)).cents);
  journal.set(
    month,
    (await listSales(db, period)).reduce((sum, { cents }) => sum + cents, 0),
  );
}
prove('figures of the dashboard', figures);
prove('journal of sales', journal);

const { rows } = await pool.query<{ month: string; cents: number }>(`SELECT month, sum(cents)::int AS cents FROM (
    SELECT to_char(issued_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM') AS month,
      CASE WHEN series = 'A' THEN -1 ELSE 1 END * (data ->> 'totalCents')::int AS cents FROM invoices
    UNION ALL SELECT to_char(booked_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM'), amount_cents FROM till_entries
      WHERE kind IN ('sale', 'correction', 'refund')) d GROUP BY month`);
prove('invoices less credit notes, and tickets', new Map(rows.map(({ month, cents }) => [month, cents])));

const readFec = async () =>
  (await fetch(`${shop.url}/api/admin/accounting/fec?from=2026-01-01&to=2026-12-31`, { headers })).text();
const text = await readFec();
const lines = text
  .split('\r\n')
  .slice(1, -1)
  .map((line) => line.split('\t'));
const centsOf = (cell = '') => Number(cell.replace(',', ''));
const creditOf = (cells: readonly string[]) => centsOf(cells[12]) - centsOf(cells[11]);
const entries = new Map<string, number>();
for (const cells of lines.filter(([, , , , account = '']) => /^(701|4457)/.test(account))) {
  const month = `${cells[3]?.slice(0, 4)}-${cells[3]?.slice(4, 6)}`;
  entries.set(month, (entries.get(month) ?? 0) + creditOf(cells));
}
prove('entries of the FEC file', entries);

const { rates } = await readAccounting(db, await periodOf(db, { from: '2026-01-01', to: '2026-12-31' }));
const wrongRates = rates.filter(({ channel, country, rule, rate, grossCents, vatCents }) => {
  const wanted = expectedRates.get(`${channel} ${country} ${rule} ${rate}`);
  return wanted?.grossCents !== grossCents || wanted.vatCents !== vatCents;
});
console.log(
  rates
    .map((row) => `${row.channel} ${row.country} ${row.rule} ${row.rate} %: ${row.netCents} + ${row.vatCents}`)
    .join('\n'),
);
process.send?.({
  type: 'proof',
  proof: 'books: turnover and VAT by country, rule and rate',
  tried: expectedRates.size,
  lost: wrongRates.length + Math.abs(expectedRates.size - rates.length),
});
const accountOf: Readonly<Record<string, string>> = { 'oss BE': '445720', 'oss LU': '445730' };
const wrongAccounts = Object.entries(accountOf).filter(([wanted, account]) => {
  const booked = lines.filter((cells) => cells[4] === account).reduce((sum, cells) => sum + creditOf(cells), 0);
  const due = [...expectedRates].filter(([key]) => wanted.split(' ').every((word) => key.includes(` ${word} `)));
  return booked !== due.reduce((sum, [, { vatCents }]) => sum + vatCents, 0);
});
process.send?.({
  type: 'proof',
  proof: 'books: the VAT of Belgium and Luxembourg is on their accounts of the FEC file',
  tried: 2,
  lost: wrongAccounts.length,
});

const open = lines.filter((cells) => cells[4] === '411000').reduce((sum, cells) => sum + creditOf(cells), 0);
process.send?.({
  type: 'proof',
  proof: 'books: nothing is open with the customers',
  tried: 1,
  lost: open === 0 ? 0 : 1,
});

const report = (proof: string, tried: number, lost: number) =>
  process.send?.({ type: 'proof', proof: `books: ${proof}`, tried, lost });

const year = await periodOf(db, { from: '2026-01-01', to: '2026-12-31' });
const { payouts, balances, differences } = await readPayouts(db, year);
const isOff = ({ provider, differenceCents }: (typeof payouts)[number]) =>
  provider === 'stripe' && differenceCents !== 0;
report('each payout of Stripe is what it contains', payouts.length, payouts.filter(isOff).length);
report('each payment and refund is matched', orders.length, differences.length);
for (const difference of differences.slice(0, 3)) console.log(difference);
const paidOut = payouts.reduce((sum, { cents }) => sum + cents, 0);
const left = balances.reduce((sum, { cents }) => sum + cents, 0);
const online = Object.entries(taken).reduce((sum, [way, cents]) => (way === 'fees' ? sum : sum + cents), 0);
const isPaidOut = paidOut === arrived && paidOut + left + taken.fees === taken.stripe + taken.paypal;
report('payments less refunds and fees = payouts', 1, isPaidOut ? 0 : 1);
const balanceOf = (account: string) =>
  lines.reduce((sum, cells) => (cells[4] === account ? sum - creditOf(cells) : sum), 0);
const isBooked =
  balanceOf('627000') === taken.fees &&
  balanceOf('471000') === 0 &&
  balanceOf('512100') + balanceOf('512000') ===
    paidOut + taken.transfer + (balances.find(({ provider }) => provider === 'paypal')?.cents ?? 0);
report('the bank of the FEC file = payouts and transfers', 1, isBooked ? 0 : 1);
const turnover = await pool.query<{ cents: number }>(`SELECT sum(CASE WHEN series = 'A' THEN -1 ELSE 1 END
  * (data ->> 'totalCents')::int)::int AS cents FROM invoices`);
const isEqual =
  turnover.rows[0]?.cents === paidOut + left + taken.fees + taken.transfer + taken.cash &&
  online === turnover.rows[0]?.cents;
report('invoices less credit notes = payouts, fees, transfers and cash', 1, isEqual ? 0 : 1);
console.log({ invoicesLessCreditNotes: turnover.rows[0]?.cents, payouts: paidOut, left, ...taken });

const isOnBank = ({ number, cents }: (typeof byPhone)[number]) => {
  const own = lines.filter((cells) => cells[8] === number);
  const on = (account: string) => own.filter((cells) => cells[4] === account).map(creditOf);
  return own.length === 2 && on('512000')[0] === -cents && on('411000')[0] === cents;
};
report(
  'orders by phone: the transfer is on the bank account',
  byPhone.length,
  byPhone.filter((order) => !isOnBank(order)).length,
);

let closed = 0;
for (const month of months.slice(0, 11)) {
  const init = { method: 'POST', headers, body: JSON.stringify({ month }) };
  const { status } = await fetch(`${shop.url}/api/admin/accounting/months`, init);
  if (status === 200) closed += 1;
}
report('eleven months are closed', 11, 11 - closed);
report('the FEC file of closed months is the same', 1, (await readFec()) === text ? 0 : 1);
report('closed months agree with their rows and hashes', 11, (await checkClosedMonths(db)).length);

const folder = await mkdtemp(join(tmpdir(), 'aimante-books-'));
const file = join(folder, '102030400FEC20261231.txt');
await writeFile(file, text);
const check = spawnSync(process.execPath, [join(import.meta.dirname, '../cli/check-fec.ts'), file], {
  encoding: 'utf8',
});
console.log(`${check.stdout}${check.stderr}`.trim());
process.send?.({
  type: 'proof',
  proof: 'books: check-fec.ts accepts the file',
  tried: lines.length,
  lost: check.status ?? 1,
});
await rm(folder, { recursive: true });
await shop.close();
await stripe.close();
await paypal.close();
process.exit(0);
