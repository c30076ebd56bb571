import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testIdentity } from '../../../../testing/people/identity.ts';
import { readZip } from '../../../../testing/people/read-zip.ts';
import { allTables, type RowsByTable, rowsAbout, tablesUnderUsers } from '../../../../testing/people/rows-about.ts';
import { lastMail, TestBrowser } from '../../../../testing/people/test-browser.ts';
import { type Person, personal, wholeLife } from '../../../../testing/people/whole-life.ts';
import { checkBooksNightly } from '../../../books/index.ts';
import { jobs } from '../../../start/jobs.ts';

const running = testIdentity();
let person: Person;
let rows: RowsByTable;
beforeAll(async () => {
  person = await wholeLife(running.api);
  await jobs.find(({ name }) => name === 'fetch-movements')?.run(running.api.services);
  await running.api.services.pool.query(`INSERT INTO platform_flows (id, invoice_id, state, created_at)
    SELECT gen_random_uuid(), id, 'accepted', issued_at FROM invoices`);
  await running.api.services.pool.query(
    `INSERT INTO order_supplements (order_id, base_id, created_at)
    SELECT o.id, b.id, o.created_at FROM orders o JOIN orders b ON b.id > o.id AND b.user_id = o.user_id
    WHERE o.user_id = $1 LIMIT 1`,
    [person.id],
  );
  rows = await rowsAbout(running.api.services.pool, { id: person.id, words: [person.id, person.email] });
}, 60_000);

/** Rows about a person that add nothing to other rows of the export. */
const notExported: Record<string, string> = {
  refresh_tokens: 'a hash and its times; the session that it renews is listed',
  auth_challenges: 'a question of five minutes and the hash of its ticket',
  code_apps: 'an encrypted secret and its time',
  mail_tokens: 'a hash and its times; the mail that brought it is listed',
  idempotency_keys: 'a copy of an answer about an order that is listed, for 72 hours',
  photo_pairings: 'the code of a phone, for a quarter of an hour; the photos are listed',
  upload_allowances: 'how many bytes came on a day; the photos are listed',
  order_supplements: 'which order a supplement that is listed adds to',
  parcel_orders: 'which order a parcel of the export belongs to; named there',
  stock_holds: 'pieces set aside for an order that is listed',
  print_tiles: 'where on a sheet a photo that is listed was printed',
  platform_flows: 'state of an invoice that is listed',
  provider_movements: 'amount and fee of a payment that is listed',
};
/** Reached from an order by `parcel_orders`, not by a key of their own: checked by the number of the parcel. */
const viaLink = ['parcels', 'parcel_events'];
const parcelNumbers = async () =>
  (await running.api.services.pool.query<{ number: string }>('SELECT tracking_number AS number FROM parcels')).rows;

/** Tables that refer only to staff accounts. */
const aboutStaff = [
  'staff_members',
  'book_entries',
  'book_months',
  'list_views',
  'material_movements',
  'order_mentions',
  'packed_tiles',
  'print_batch_downloads',
  'print_batches',
  'settings',
  'stock_movements',
  'till_entries',
  'till_oddities',
  'till_sessions',
];
/** Data that stays after an account is deleted, with the legal basis. */
const kept: Record<string, string> = {
  invoices: 'ten years, code de commerce L123-22',
  audit_log: 'one year: which member of the shop looked at what; append-only',
};

async function leftFiles(): Promise<string[]> {
  const { dataDir } = running.api.services.config;
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dataDir.length + 1))
    .filter((path) => /^(files|uploads)\//.test(path));
}

describe('the personal data of a customer', () => {
  it('is in the rows of a customer that used every feature', async () => {
    const expected = [...(await tablesUnderUsers(running.api.services.pool))].filter(
      (table) => !aboutStaff.includes(table) && !viaLink.includes(table),
    );
    expect(expected.filter((table) => !rows.has(table))).toEqual([]);
  });

  it('is exported row by row, with its pictures', async () => {
    expect((await person.browser.call('POST /api/users/export')).status).toBe(202);
    const { link = '' } = await lastMail(running.api.services, person.email);
    const answer = await fetch(link.replace(running.api.services.config.apiUrl, running.api.url));
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    const text = files.get('donnees.json')?.toString() ?? '';
    const missing = [...rows].flatMap(([table, own]) =>
      table in notExported ? [] : own.filter(({ id }) => !text.includes(`"${id}"`)).map((row) => ({ table, row })),
    );
    expect(missing).toEqual([]);
    const [parcel] = await parcelNumbers();
    expect(text).toContain(`"${parcel?.number}"`);
    expect(text).toContain('Colis annoncé');
    expect(new Set([...files.keys()].map((name) => name.split('/')[0]))).toEqual(
      new Set(['donnees.json', 'messages', 'photos']),
    );
    expect(text).not.toMatch(/argon2|_hash"/);
  });

  it('omits only tables with a valid reason', async () => {
    const tables = await allTables(running.api.services.pool);
    for (const named of [...Object.keys(notExported), ...Object.keys(kept), ...aboutStaff])
      expect(tables).toContain(named);
    expect(Object.keys(notExported).filter((table) => !rows.has(table))).toEqual([]);
  });

  it('is deleted with the account, in every table and file, except what the law requires', async () => {
    const { services } = running.api;
    const { browser, email, password, id } = person;
    await browser.login(email, password);
    expect((await browser.call('POST /api/users/delete-request', { password })).status).toBe(202);
    const { token } = await lastMail(services, email);
    expect((await new TestBrowser(running.api.url).call('POST /api/auth/verify-email', { token })).status).toBe(200);
    for (let round = 0; round < 2; round += 1) {
      for (const job of jobs.filter(({ name }) => name !== checkBooksNightly.name)) await job.run(services);
      running.later(5);
    }
    const left = await rowsAbout(services.pool, { id, words: [personal.source] });
    const telling = [...left].flatMap(([table, own]) =>
      table in kept ? [] : own.filter((row) => personal.test(JSON.stringify(row))).map((row) => ({ table, row })),
    );
    expect(telling).toEqual([]);
    expect((await leftFiles()).filter((path) => !path.startsWith('files/invoices/'))).toEqual([]);
    expect((await parcelNumbers()).filter(({ number }) => number.startsWith('6A'))).toEqual([]);
    expect((await services.pool.query('SELECT 1 FROM parcel_events')).rows).toEqual([]);
    expect(left.get('invoices')).toHaveLength(2);
    expect(left.get('orders')).toMatchObject([{ total_cents: expect.any(Number) }, {}]);
    expect(left.get('orders')?.filter((order) => order.request_hash ?? order.content_hash)).toEqual([]);
  });
});
