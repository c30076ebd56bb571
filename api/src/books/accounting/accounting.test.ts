import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, type Client } from '@aimante/api-contract';
import { type Accounting, exportFec, getAccounting, listSales } from '@aimante/api-contract/operations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fecBalance } from '../../../testing/books/fec-balance.ts';
import { insertBooks, randomOrders, randomSource } from '../../../testing/books/random-books.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { appendEntry, type NewEntry } from '../till/journal.ts';
import { tillKey } from '../till/till-key.ts';

const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const checker = join(import.meta.dirname, '../../../cli/check-fec.ts');
const folder = mkdtempSync(join(tmpdir(), 'aimante-fec-'));

let api: TestApi;
let admin: Client;

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-12-30T10:00:00Z') });
  admin = await api.as('admin');
  const orders = randomOrders(randomSource(20_261_124), { count: 400, since: new Date('2026-01-01T00:00:00Z') });
  // A coupon paid all of it: the invoice of nothing has no line, and must not take a number.
  const free = orders.find(({ refunds, paymentStatus }) => paymentStatus === 'paid' && refunds.length === 0);
  if (free) free.discountCents = free.subtotalCents;
  await insertBooks(api.services.pool, orders);
  const providers = ['demo', 'paypal', 'transfer', 'cash'];
  for (const [place, { id, number }] of orders.filter(({ paymentStatus }) => paymentStatus === 'paid').entries())
    await api.services.pool.query(
      `INSERT INTO payment_attempts (id, order_id, provider, provider_reference, amount_cents, state)
       SELECT $1, id, $3, $4, total_cents, 'paid' FROM orders WHERE id = $2`,
      [uuidv7(), id, providers[place % providers.length], number],
    );
  for (const [at, entry] of TILL) await append(at, entry);
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
  return api.close();
}, 30_000);

type Entry = Pick<NewEntry, 'kind' | 'amountCents' | 'paid' | 'data'>;

const sold = (ticket: string, grossCents: number) => ({
  record: { ticket, vat: [{ rate: 20, grossCents, vatCents: Math.round(grossCents / 6) }] },
});
const TILL: readonly (readonly [string, Entry])[] = [
  [
    '2026-06-06T09:00:00Z',
    { kind: 'sale', amountCents: 900, paid: { cash: 400, card: 500 }, data: sold('T1-0002', 900) },
  ],
  ['2026-06-06T10:00:00Z', { kind: 'refund', amountCents: -450, paid: { cash: -450 }, data: sold('T1-0003', 450) }],
  ['2026-06-06T11:00:00Z', { kind: 'cash_out', amountCents: -5000, data: { record: {} } }],
  [
    '2026-06-06T12:00:00Z',
    { kind: 'close', amountCents: 90, data: { record: { countedCents: 90, expectedCents: 140 } } },
  ],
];
const append = (at: string, entry: Entry) =>
  appendEntry(api.services.db, tillKey(api.services.secrets), { sessionId: null, ...entry, at: new Date(at) });

async function fec(query: { from: string; to: string }): Promise<string> {
  return (await admin(exportFec, { query })).text();
}

function check(text: string) {
  const file = join(folder, '102030400FEC20261231.txt');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [checker, file], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

describe('the entries of a year', () => {
  it('are a FEC file that its own checker accepts, and that agrees with the sales to the cent', async () => {
    const text = await fec(YEAR);
    expect(check(text)).toEqual({ status: 0, said: expect.stringMatching(/balanced\n$/) });
    const { items } = await admin(listSales, { query: YEAR });
    const cents = items.reduce((sum, row) => sum + row.cents, 0);
    expect(fecBalance(text, '701') + fecBalance(text, '4457')).toBe(-cents);
    expect(fecBalance(text, '4457')).toBe(-items.reduce((sum, { vatCents }) => sum + (vatCents ?? 0), 0));
  });

  it('leave nothing open with the customers: all that was invoiced was paid, and all credit was paid back', async () => {
    expect(fecBalance(await fec(YEAR), '411000')).toBe(0);
  });

  it('of the markets are booked by means of payment, with what was missing at the count', async () => {
    const text = await fec({ from: '2026-06-06', to: '2026-06-06' });
    const tills = text.split('\r\n').filter((line) => /^(CA|JournalCode)\t/.test(line));
    const rows = tills
      .slice(1)
      .map((line) => line.split('\t'))
      .map((cells) => [cells[4], cells[8], cells[11], cells[12]]);
    expect(rows).toEqual([
      ['530000', 'T1-0002', '4,00', '0,00'],
      ['511500', 'T1-0002', '5,00', '0,00'],
      ['701000', 'T1-0002', '0,00', '7,50'],
      ['445710', 'T1-0002', '0,00', '1,50'],
      ['530000', 'T1-0003', '0,00', '4,50'],
      ['701000', 'T1-0003', '3,75', '0,00'],
      ['445710', 'T1-0003', '0,75', '0,00'],
      ['530000', expect.stringMatching(/^J\d+$/), '0,00', '50,00'],
      ['580000', expect.stringMatching(/^J\d+$/), '50,00', '0,00'],
      ['530000', expect.stringMatching(/^J\d+$/), '0,00', '0,50'],
      ['658000', expect.stringMatching(/^J\d+$/), '0,50', '0,00'],
    ]);
  });

  it('book the VAT of another country, exports and shipments overseas on accounts of their own', async () => {
    const text = await fec(YEAR);
    const { rates } = await admin(getAccounting, { query: YEAR });
    const sold = (wanted: string) => rates.filter(({ rule, country }) => `${rule} ${country}`.startsWith(wanted));
    const sum = (rows: Accounting['rates'], of: 'netCents' | 'vatCents') =>
      rows.reduce((total, row) => total - row[of], 0);
    expect(sum(sold('oss BE'), 'vatCents')).toBeLessThan(0);
    expect(fecBalance(text, '445720')).toBe(sum(sold('oss BE'), 'vatCents'));
    expect(fecBalance(text, '445730')).toBe(sum(sold('oss LU'), 'vatCents'));
    expect(fecBalance(text, '701100')).toBe(sum(sold('oss'), 'netCents'));
    expect(fecBalance(text, '701200')).toBe(sum(sold('export'), 'netCents'));
    expect(fecBalance(text, '701300')).toBe(sum(sold('overseas'), 'netCents'));
    expect(fecBalance(text, '445710')).toBe(sum(sold('domestic'), 'vatCents'));
    expect(text).toMatch(/Facture F2026-\d+, LU 17 %/);
  });

  it('have the same numbers in the file of a month', async () => {
    const year = (await fec(YEAR)).split('\r\n').filter((line) => line.split('\t')[3]?.startsWith('202607'));
    const month = (await fec({ from: '2026-07-01', to: '2026-07-31' })).split('\r\n').slice(1, -1);
    expect(month).toEqual(year);
    expect(month.length).toBeGreaterThan(50);
  });
});

describe('the checker', () => {
  it('finds a changed amount, a missing line, a wrong date and an unknown account', async () => {
    const text = await fec({ from: '2026-06-06', to: '2026-06-06' });
    const lines = text.split('\r\n');
    expect(check(text.replace('4,00\t0,00', '4,01\t0,00')).said).toContain('differ by 1 cents');
    expect(check([...lines.slice(0, 2), ...lines.slice(3)].join('\r\n')).status).toBe(1);
    expect(check(text.replace('\t20260606\t', '\t20260631\t')).said).toContain('20260631 is no date');
    expect(check(text.replaceAll('701000', 'VENTES')).said).toContain('VENTES is no account');
    expect(check(text.replace('JournalLib', 'Journal')).said).toContain('eighteen');
  });
});

describe('the accounting of a period', () => {
  it('adds up by rate and channel, and says that no number is missing', async () => {
    const { rates, netCents, vatCents, series, lines, fecName } = await admin(getAccounting, { query: YEAR });
    const sum = (of: (row: Accounting['rates'][number]) => number) => rates.reduce((total, row) => total + of(row), 0);
    expect(sum((row) => row.netCents)).toBe(netCents);
    expect(sum((row) => row.vatCents)).toBe(vatCents);
    expect(rates.map(({ channel, country, rule, rate }) => `${channel} ${country} ${rule} ${rate}`)).toEqual([
      'online FR domestic 20',
      'online BE domestic 20',
      'online BE oss 21',
      'online CH export 0',
      'online LU oss 17',
      'online MC domestic 20',
      'online RE overseas 0',
      'market FR domestic 20',
    ]);
    expect(rates.at(-1)).toMatchObject({ documents: 2, netCents: 375, vatCents: 75, grossCents: 450 });
    expect(series.map((each) => each.series)).toEqual(['F', 'A']);
    expect(fecName).toMatch(/^(?:\d{9})?FEC20261231\.txt$/);
    expect(lines).toBe((await fec(YEAR)).split('\r\n').length - 2);
  });

  it('names the numbers that no document has', async () => {
    const { rows } = await api.services.pool.query<{ missing: number }>(
      `SELECT min(number) + 1 AS missing FROM invoices i WHERE series = 'F' AND NOT EXISTS
       (SELECT 1 FROM invoices k WHERE k.series = 'F' AND k.number = i.number + 1)`,
    );
    const { series } = await admin(getAccounting, { query: YEAR });
    expect(series[0]?.missing).toContain(rows[0]?.missing);
  });

  it('is refused for a period that ends before it begins, or that crosses a year', async () => {
    for (const query of [
      { from: '2026-02-01', to: '2026-01-31' },
      { from: '2025-12-01', to: '2026-01-31' },
    ]) {
      await expect(admin(getAccounting, { query })).rejects.toThrow(ApiError);
      await expect(admin(exportFec, { query })).rejects.toThrow(ApiError);
    }
  });
});
