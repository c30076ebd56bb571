import type { FoundPerson, ProcessingRegister } from '@aimante/api-contract/privacy';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { guestEmail, guestLife, guestWords } from '../../../testing/people/guest-life.ts';
import { testIdentity } from '../../../testing/people/identity.ts';
import { readZip } from '../../../testing/people/read-zip.ts';
import { spareSecondFactor } from '../../../testing/people/second-factor.ts';
import { createAccount, TestBrowser } from '../../../testing/people/test-browser.ts';
import { type Person, personal, wholeLife } from '../../../testing/people/whole-life.ts';
import { declaredTables, personalColumns } from './register/tables.ts';

const running = testIdentity();
let customer: Person;
let owner: TestBrowser;
let ownerAccount: { id: string; email: string };
beforeAll(async () => {
  customer = await wholeLife(running.api);
  await guestLife(running.api);
  ownerAccount = await createAccount(running.api.services, { role: 'admin' });
  owner = new TestBrowser(running.api.url);
  await owner.login(ownerAccount.email);
  await spareSecondFactor(running.api.services, ownerAccount.id);
}, 60_000);

const find = async (email: string) =>
  (await owner.call<FoundPerson>('POST /api/admin/privacy/find?lang=en', { email })).body;
const countsOf = ({ holdings }: FoundPerson) => Object.fromEntries(holdings.map(({ id, count }) => [id, count]));
const erase = (email: string) => owner.call<{ message: string }>('POST /api/admin/privacy/erase', { email });

/** Every column of every table that still contains a word of the person. */
async function columnsWith(words: RegExp): Promise<string[]> {
  const found = new Set<string>();
  for (const table of Object.keys(declaredTables)) {
    const { rows } = await running.api.services.pool.query<Record<string, unknown>>(
      `SELECT t.* FROM ${table} t WHERE t::text ~* $1`,
      [words.source],
    );
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (words.test(JSON.stringify(value) ?? '')) found.add(`${table}.${column}`);
  }
  return [...found];
}

const keptColumns = Object.keys(declaredTables).flatMap((table) =>
  personalColumns(table)
    .filter(({ isKept }) => isKept)
    .map(({ name }) => `${table}.${name}`),
);

async function exportedFiles(email: string) {
  const answer = await fetch(`${running.api.url}/api/admin/privacy/export`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.token}`,
      cookie: owner.cookieHeader(),
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

describe('the data of a person with an account', () => {
  it('is found by its e-mail address, kind by kind, with purpose, ground and term', async () => {
    const found = await find(customer.email);
    expect(found.account).toMatchObject({ id: customer.id, firstName: 'Ondine', isStaff: false });
    expect(Object.keys(countsOf(found)).toSorted()).toEqual(
      ['accounts', 'security', 'photos', 'carts', 'messages', 'newsletter', 'reviews', 'loyalty', 'orders']
        .concat('payments', 'parcels', 'invoices', 'mails', 'consents', 'audit')
        .toSorted(),
    );
    expect(found.holdings.find(({ id }) => id === 'invoices')).toMatchObject({
      ground: 'Legal obligation',
      term: 'Ten years (code de commerce, article L123-22)',
    });
    expect(found.orders).toHaveLength(countsOf(found).orders ?? 0);
    expect(found.threads).toHaveLength(1);
  });

  it('is given as the file that customers get', async () => {
    const files = await exportedFiles(customer.email);
    expect(files.get('donnees.json')?.toString()).toContain('venelle du Gouffre');
    expect([...files.keys()].some((name) => name.startsWith('photos/'))).toBe(true);
  });

  it('remains after an erasure only where the register says so', async () => {
    expect((await columnsWith(personal)).length).toBeGreaterThan(20);
    expect((await erase(customer.email)).status).toBe(200);
    expect((await columnsWith(personal)).filter((column) => !keptColumns.includes(column))).toEqual([]);
    expect(countsOf(await find(customer.email))).toEqual({ audit: expect.any(Number) });
  });
});

describe('the data of a person without an account', () => {
  it('is found in orders, messages, carts, mails and consents', async () => {
    const found = await find(guestEmail);
    expect(found.account).toBeNull();
    expect(countsOf(found)).toMatchObject({
      ...{ orders: 1, payments: 1, invoices: 1, photos: 1, carts: 1, messages: 1, newsletter: 1 },
      ...{ mails: expect.any(Number), consents: expect.any(Number) },
    });
  });

  it('is given as the same file, with the photos of its orders', async () => {
    const files = await exportedFiles(guestEmail);
    const text = files.get('donnees.json')?.toString() ?? '';
    for (const word of ['impasse du Graal', 'Où est le Graal', guestEmail]) expect(text).toContain(word);
    expect([...files.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(1);
  });

  it('remains after an erasure only where the register says so', async () => {
    expect((await columnsWith(guestWords)).length).toBeGreaterThan(8);
    expect((await erase(guestEmail)).status).toBe(200);
    expect((await columnsWith(guestWords)).filter((column) => !keptColumns.includes(column))).toEqual([]);
    expect(await columnsWith(guestWords)).toContain('invoices.data');
  });
});

it('shows the register of processing in the language of the reader', async () => {
  const { body } = await owner.call<ProcessingRegister>('GET /api/admin/privacy/register?lang=en');
  expect(body.activities.find(({ id }) => id === 'newsletter')).toMatchObject({
    ...{ name: 'Newsletter', ground: 'Consent', remains: null, isKept: false },
    columns: [
      { table: 'newsletter_subscribers', column: 'email', kind: 'e-mail and phone', isKept: false },
      { table: 'newsletter_subscribers', column: 'token_hash', kind: 'means of login', isKept: false },
    ],
  });
});

describe('an erasure', () => {
  it('is refused for an address that the shop does not know, and for one that is erased already', async () => {
    for (const email of ['nobody@exemple.test', guestEmail])
      expect((await erase(email)).body.code).toBe('PERSON_NOT_FOUND');
    const exported = await owner.call('POST /api/admin/privacy/export', { email: 'nobody@exemple.test' });
    expect(exported.body.code).toBe('PERSON_NOT_FOUND');
    expect((await find('nobody@exemple.test')).holdings).toEqual([]);
  });

  it('is refused while an order is open, with or without an account', async () => {
    await running.api.services.pool.query(`INSERT INTO orders (id, number, email, subtotal_cents, total_cents,
      shipping_method) VALUES (gen_random_uuid(), 'PM-26-OPEN', 'open@exemple.test', 1000, 1000, 'standard')`);
    expect((await erase('open@exemple.test')).body.code).toBe('PERSON_HAS_OPEN_ORDERS');
    expect((await find('open@exemple.test')).orders).toMatchObject([{ number: 'PM-26-OPEN', isOpen: true }]);
  });

  it('is refused for the own account', async () => {
    expect((await erase(ownerAccount.email)).body.code).toBe('NOT_ONESELF');
  });

  it('needs a fresh second factor, as the export does', async () => {
    const email = guestEmail;
    await running.api.services.pool.query('UPDATE sessions SET second_factor_at = NULL WHERE user_id = $1', [
      ownerAccount.id,
    ]);
    expect((await erase(email)).body.code).toBe('STEP_UP_NEEDED');
    expect((await owner.call('POST /api/admin/privacy/export', { email })).body.code).toBe('STEP_UP_NEEDED');
    await spareSecondFactor(running.api.services, ownerAccount.id);
  });

  it('is written to the audit log without the address', async () => {
    const { rows } = await running.api.services.pool.query<{ entity_id: string; after: object }>(
      `SELECT entity_id, after FROM audit_log WHERE action = 'person.erase' ORDER BY id`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]?.after).toMatchObject({ orders: 1, invoices: 1 });
    expect(JSON.stringify(rows)).not.toMatch(/@/);
  });
});
