import { ApiError, type Client } from '@aimante/api-contract';
import { closeBookMonth, listBookDocuments, listBookEntries, listBookMonths } from '@aimante/api-contract/books';
import { exportFec, getAccounting } from '@aimante/api-contract/operations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertBooks, randomOrders, randomSource } from '../../../testing/books/random-books.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { lockMonths } from '../months/closed-months.ts';
import { appendEntry } from '../till/journal.ts';
import { firstOpenMoment } from '../till/periods.ts';
import { tillKey } from '../till/till-key.ts';
import { checkClosedMonths } from './check-closed-months.ts';
import { hashOfMonth } from './close-month.ts';
import { readStored } from './closed-entries.ts';

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const APRIL = { from: '2026-04-01', to: '2026-04-30' };

let api: TestApi;
let admin: Client;

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-05-30T10:00:00Z') });
  admin = await api.as('admin');
  const orders = randomOrders(randomSource(26), { count: 150, since: new Date('2026-03-02T00:00:00Z') });
  await insertBooks(api.services.pool, orders);
  await api.services.pool.query(`
    INSERT INTO payment_attempts (id, order_id, provider, provider_reference, amount_cents, state)
      SELECT gen_random_uuid(), id, 'stripe', 'pi_' || number, total_cents, 'paid' FROM orders WHERE payment_status = 'paid'`);
}, 60_000);
afterAll(() => api.close(), 30_000);

const code = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
const close = (month: string) => code(admin(closeBookMonth, { body: { month } }));
const fec = async (query: { from: string; to: string }) => (await admin(exportFec, { query })).text();
const refusal = (statement: string, ...values: unknown[]): Promise<string> =>
  api.services.pool.query(statement, values).then(
    ({ rowCount }) => `changed ${rowCount}`,
    (error: Error) => error.message,
  );

describe('the months of the books', () => {
  it('are closed in order, and only when they are over', async () => {
    expect(await close('2026-05')).toBe('BOOK_MONTH_NOT_OVER');
    expect(await close('2026-04')).toBe('BOOK_MONTH_EARLIER_OPEN');
    expect(await close('2026-02')).toBe('BOOK_MONTH_CLOSED');
    const { months, next } = await admin(listBookMonths);
    expect(months.map(({ month, state }) => `${month} ${state}`)).toEqual([
      '2026-05 running',
      '2026-04 open',
      '2026-03 open',
    ]);
    expect(next).toMatchObject({ month: '2026-03', isOver: true });
  });

  it('are not closed while an invoice number is missing', async () => {
    await api.services.pool.query(`INSERT INTO invoice_counters VALUES ('F', 2031, 1)`);
    expect(await close('2026-03')).toBe('BOOK_MONTH_INCOMPLETE');
    await api.services.pool.query(`DELETE FROM invoice_counters WHERE year = 2031`);
  });

  it('keep their entries, with the person, the time, and a hash over the entries', async () => {
    const before = { text: await fec(MARCH), figures: await admin(getAccounting, { query: MARCH }) };
    expect(await close('2026-03')).toBe('done');
    expect(await close('2026-03')).toBe('BOOK_MONTH_CLOSED');
    const { months, next } = await admin(listBookMonths);
    const march = months.find(({ month }) => month === '2026-03');
    expect(march).toMatchObject({
      state: 'closed',
      closedAt: '2026-05-30T10:00:00.000Z',
      closedBy: expect.any(String),
    });
    expect(march?.netCents).toBe(before.figures.netCents);
    expect(next?.month).toBe('2026-04');
    expect({ text: await fec(MARCH), figures: await admin(getAccounting, { query: MARCH }) }).toEqual(before);
    const stored = await readStored(api.services.db, { from: '2026-02-28T23:00:00Z', before: '2026-03-31T22:00:00Z' });
    expect(stored.length).toBe(march?.entries);
    expect(hashOfMonth('0'.repeat(64), stored)).toBe(march?.hash);
    expect(await checkClosedMonths(api.services.db)).toEqual([]);
  });

  it('continue the numbers of the year and the chain of hashes', async () => {
    const before = await fec(APRIL);
    expect(await close('2026-04')).toBe('done');
    expect(await fec(APRIL)).toBe(before);
    const { rows } = await api.services.pool.query<{ isNext: boolean; isLinked: boolean }>(
      `SELECT a.first_number = m.entries + 1 AS "isNext", a.previous_hash = m.hash AS "isLinked"
       FROM book_months m, book_months a WHERE m.month = '2026-03-01' AND a.month = '2026-04-01'`,
    );
    expect(rows).toEqual([{ isNext: true, isLinked: true }]);
  });
});

describe('a closed month', () => {
  const inApril = `issued_at >= '2026-04-02' AND issued_at < '2026-04-29'`;

  it.each([
    [
      'a new document',
      `INSERT INTO invoices (id, series, year, number, label, order_id, corrects_id, data, issued_at)
      SELECT gen_random_uuid(), 'F', 2026, 900001, 'x', order_id, id, data, '2026-04-10' FROM invoices WHERE series = 'A' LIMIT 1`,
    ],
    ['another amount', `UPDATE invoices SET data = data || '{"totalCents": 1}' WHERE ${inApril}`],
    ['the end of a document', `DELETE FROM invoices WHERE ${inApril}`],
    ['a document that leaves it', `UPDATE invoices SET issued_at = now() WHERE ${inApril}`],
    [
      'a payment that leaves it',
      `UPDATE orders SET paid_at = NULL WHERE paid_at >= '2026-04-02' AND paid_at < '2026-04-29'`,
    ],
    ['a payment that enters it', `UPDATE orders SET paid_at = '2026-04-10' WHERE paid_at IS NULL`],
    [
      'a payment of another amount',
      `UPDATE payment_attempts a SET amount_cents = 1 FROM orders o
      WHERE o.id = a.order_id AND o.paid_at >= '2026-04-02' AND o.paid_at < '2026-04-29'`,
    ],
    ['a refund', `UPDATE refunds SET done_at = '2026-04-10', state = 'done' WHERE state = 'asked'`],
    [
      'an amount of a refund',
      `UPDATE refunds SET amount_cents = amount_cents + 1 WHERE done_at >= '2026-04-02' AND done_at < '2026-04-29'`,
    ],
  ])('refuses %s', async (_, statement) => {
    expect(await refusal(statement)).toBe('The month is closed');
  });

  it.each([
    ['its entries', `UPDATE book_entries SET label = 'x'`],
    ['the end of its entries', `DELETE FROM book_entries`],
    ['its hash', `UPDATE book_months SET hash = 'x'`],
    ['its end', `DELETE FROM book_months`],
  ])('does not change %s', async (_, statement) => {
    expect(await refusal(statement)).toMatch(/is append-only$/);
  });

  it('lets the file of a document be written, a refund of it fail later, and the name of its member go', async () => {
    expect(await refusal(`UPDATE invoices SET pdf_path = 'x' WHERE ${inApril}`)).toMatch(/^changed \d/);
    expect(
      await refusal(`UPDATE refunds SET state = 'failed', failed_at = '2026-05-20' WHERE id =
        (SELECT id FROM refunds WHERE state = 'done' AND done_at < '2026-04-29' LIMIT 1)`),
    ).toBe('changed 1');
    await api.services.pool.query(`UPDATE refunds SET state = 'done', failed_at = NULL WHERE failed_at = '2026-05-20'`);
    expect(await refusal('UPDATE book_months SET closed_by = NULL')).toBe('changed 2');
  });

  it('books a late sale of a tablet on the first day of the open month', async () => {
    const at = new Date('2026-04-12T09:00:00Z');
    const bookedAt = await firstOpenMoment(api.services.db, at);
    expect(bookedAt.toISOString()).toBe('2026-04-30T22:00:00.000Z');
    const entry = { sessionId: null, kind: 'sale', amountCents: 900, data: {}, at, paid: { cash: 900 } } as const;
    const key = tillKey(api.services.secrets);
    await expect(appendEntry(api.services.db, key, entry)).rejects.toThrow();
    await appendEntry(api.services.db, key, { ...entry, bookedAt });
    const { items } = await admin(listBookEntries, { query: { from: '2026-05-01', to: '2026-05-01', journal: 'CA' } });
    expect(items.map(({ account, cents }) => [account, cents])).toEqual([
      ['530000', 900],
      ['701000', -900],
    ]);
  });

  it('is closed after what was being written at that moment', async () => {
    const { pool, db } = api.services;
    const writer = await pool.connect();
    await writer.query('BEGIN');
    await writer.query(`UPDATE refunds SET done_at = '2026-05-12', state = 'done'
      WHERE id = (SELECT id FROM refunds WHERE state = 'asked' LIMIT 1)`);
    let isLocked = false;
    const closing = db.transaction(async (tx) => {
      await lockMonths(tx);
      isLocked = true;
    });
    const waiting = () => pool.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
    let tries = 1;
    while ((await waiting()).rowCount === 0 && tries < 2000) tries += 1;
    expect([tries < 2000, isLocked]).toEqual([true, false]);
    await writer.query('ROLLBACK');
    writer.release();
    await closing;
  });

  it('is reported when its rows or its entries were changed past the guard', async () => {
    await api.services.pool.query(`SET aimante.restore = 'on'; UPDATE invoices SET data = data || '{"totalCents": 1}'
      WHERE id = (SELECT id FROM invoices WHERE ${inApril} LIMIT 1); SET aimante.restore = 'off'`);
    expect(await checkClosedMonths(api.services.db)).toEqual([
      { check: 'closed-months-unchanged', count: 1, samples: ['2026-04'] },
    ]);
  });
});

describe('the documents of a period', () => {
  it('add up to the turnover, page by page', async () => {
    const first = await admin(listBookDocuments, { query: { ...MARCH, limit: 20 } });
    const rows = [...first.items];
    for (let page = 2; rows.length < first.total; page += 1)
      rows.push(...(await admin(listBookDocuments, { query: { ...MARCH, limit: 20, page } })).items);
    const { netCents, vatCents } = await admin(getAccounting, { query: MARCH });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(first.total);
    expect(rows.reduce((sum, row) => sum + row.netCents, 0)).toBe(netCents);
    expect(rows.reduce((sum, row) => sum + row.vatCents, 0)).toBe(vatCents);
  });

  it('are refused for a period that ends before it begins', async () => {
    const query = { from: '2026-03-02', to: '2026-03-01' };
    expect(await code(admin(listBookDocuments, { query }))).toBe('ACCOUNTING_PERIOD_WRONG');
    expect(await code(admin(listBookEntries, { query: { ...query, journal: 'VE' } }))).toBe('ACCOUNTING_PERIOD_WRONG');
  });
});
