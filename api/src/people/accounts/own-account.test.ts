import type { Profile } from '@aimante/api-contract/users';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readZip } from '../../../testing/people/read-zip.ts';
import { createAccount, lastMail, TestBrowser, testPassword } from '../../../testing/people/test-browser.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Authenticate } from '../../platform/http/guards/access.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { createAuthenticate } from '../identity/sessions/authenticate.ts';
import { userKey } from '../photos/record/photo-owner.ts';
import { originalKey } from '../photos/record/photo-rows.ts';

// Test machines are busy, so the limit is generous; a hang still ends.
jest.setTimeout(60_000);

let api: TestApi;
let authenticate: Authenticate;
let clock: number | undefined;

beforeAll(async () => {
  api = await startTestApi({
    authenticate: (request) => authenticate(request),
    now: () => new Date(clock ?? Date.now()),
  });
  authenticate = createAuthenticate(api.services);
});
afterAll(() => api.close());
afterEach(async () => {
  clock = undefined;
  await api.services.db.execute(sql`DELETE FROM login_attempts`);
});

async function loggedIn(role: 'customer' | 'admin' = 'customer') {
  const account = await createAccount(api.services, { role });
  const own = new TestBrowser(api.url);
  await own.login(account.email);
  return { ...account, own };
}

const rowsOf = async (statement: SQL) => (await api.services.db.execute(statement)).rows;
const verify = (token: string) => new TestBrowser(api.url).call('POST /api/auth/verify-email', { token });
const address = { firstName: 'Zoé', lastName: 'Martin', line1: '4 rue du Port', postalCode: '29200', city: 'Brest' };

function createOrder(userId: string | null, email: string, status: 'en_attente' | 'termine') {
  const paid = status === 'termine' ? 'paid' : 'pending';
  return api.services.db.execute(sql`INSERT INTO orders (id, number, user_id, email, phone, status, payment_status, subtotal_cents,
      total_cents, shipping_method, shipping_address)
    VALUES (${uuidv7()}, ${`PM-26-${Math.random().toString().slice(2, 12)}`}, ${userId}, ${email}, '06 00 00 00 00', ${status},
      ${paid}, 1000, 1000, 'standard', '{"line1": "4 rue du Port"}')`);
}

describe('the profile', () => {
  it('is read with its addresses, and changed', async () => {
    const { own, email } = await loggedIn();
    const before = (await own.call('GET /api/users/profile')).body;
    expect(before).toMatchObject({ email, firstName: 'Zoé', addresses: [] });
    const after = await own.call('PUT /api/users/profile', {
      version: before.version,
      firstName: 'Zoëlle',
      locale: 'en',
    });
    expect(after).toMatchObject({ status: 200, body: { firstName: 'Zoëlle', lastName: 'Martin', locale: 'en' } });
  });

  it('refuses a change of an outdated version', async () => {
    const { own } = await loggedIn();
    await own.call('PUT /api/users/profile', { version: 1, firstName: 'Léa' });
    const late = await own.call('PUT /api/users/profile', { version: 1, firstName: 'Noé' });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', details: { current: { firstName: 'Léa' } } },
    });
  });

  it('becomes a company’s and a person’s again, which keeps nothing of the company', async () => {
    const { own } = await loggedIn();
    expect((await own.call('PUT /api/users/profile', { accountType: 'business' })).body.code).toBe(
      'COMPANY_NAME_MISSING',
    );
    const company = { accountType: 'business', companyName: 'Atelier', siret: '73282932000074' };
    expect((await own.call('PUT /api/users/profile', company)).body).toMatchObject(company);
    expect((await own.call('PUT /api/users/profile', { siret: '73282932000075' })).body.code).toBe('SIRET_INVALID');
    const person = (await own.call('PUT /api/users/profile', { accountType: 'personal' })).body;
    expect(person).toMatchObject({ accountType: 'personal', companyName: null, siret: null });
  });

  it.each([{ role: 'admin' }, { email: 'other@exemple.test' }, { isActive: true }, { id: uuidv7() }])(
    'refuses %j, which is not its owner’s to set',
    async (change) => {
      const { own } = await loggedIn();
      expect((await own.call('PUT /api/users/profile', change)).status).toBe(400);
      expect((await own.call('GET /api/users/profile')).body.role).toBe('customer');
    },
  );
});

describe('addresses', () => {
  it('are added, changed and deleted', async () => {
    const { own } = await loggedIn();
    const added = await own.call('POST /api/users/addresses', address);
    expect(added).toMatchObject({
      status: 201,
      body: { ...address, type: 'both', country: 'FR', isDefaultShipping: false },
    });
    const id = String(added.body.id);
    expect((await own.call(`PUT /api/users/addresses/${id}`, { city: 'Morlaix', line2: 'Bât. B' })).body).toMatchObject(
      {
        city: 'Morlaix',
        line2: 'Bât. B',
        line1: address.line1,
      },
    );
    expect((await own.call(`DELETE /api/users/addresses/${id}`)).status).toBe(200);
    expect((await own.call(`DELETE /api/users/addresses/${id}`)).body.code).toBe('ADDRESS_NOT_FOUND');
  });

  it('have one default of each kind, the one named last', async () => {
    const { own } = await loggedIn();
    await own.call('POST /api/users/addresses', { ...address, isDefaultShipping: true, isDefaultBilling: true });
    await own.call('POST /api/users/addresses', { ...address, city: 'Quimper', isDefaultShipping: true });
    const { addresses } = (await own.call<Profile>('GET /api/users/profile')).body;
    expect(
      addresses.map(({ city, isDefaultShipping, isDefaultBilling }) => [city, isDefaultShipping, isDefaultBilling]),
    ).toEqual([
      ['Quimper', true, false],
      ['Brest', false, true],
    ]);
  });

  it('are twenty at most, also when forty are added at once', async () => {
    const { own, id } = await loggedIn();
    const tries = Array.from({ length: 40 }, () => own.call('POST /api/users/addresses', address));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(20);
    expect(await rowsOf(sql`SELECT count(*)::int AS n FROM addresses WHERE user_id = ${id}`)).toEqual([{ n: 20 }]);
  });

  it('of another customer are answered like missing ones', async () => {
    const [one, two] = [await loggedIn(), await loggedIn()];
    const foreign = (await two.own.call('POST /api/users/addresses', address)).body.id;
    const missing = (await one.own.call(`PUT /api/users/addresses/${uuidv7()}`, { city: 'Lyon' })).body;
    const theirs = await one.own.call(`PUT /api/users/addresses/${foreign}`, { city: 'Lyon' });
    expect(theirs).toMatchObject({ status: 404, body: { ...missing, requestId: expect.anything() } });
    expect((await one.own.call(`DELETE /api/users/addresses/${foreign}`)).status).toBe(404);
  });

  it('have a postal code that an order would take', async () => {
    const { own } = await loggedIn();
    expect((await own.call('POST /api/users/addresses', { ...address, postalCode: '2920' })).body.code).toBe(
      'POSTAL_CODE_INVALID',
    );
    for (const elsewhere of [{ postalCode: '99000' }, { country: 'BE', postalCode: '10000' }])
      expect((await own.call('POST /api/users/addresses', { ...address, ...elsewhere })).status).toBe(400);
    const belgian = await own.call('POST /api/users/addresses', { ...address, country: 'BE', postalCode: '1000' });
    expect(belgian.status).toBe(201);
    expect((await own.call(`PUT /api/users/addresses/${belgian.body.id}`, { country: 'FR' })).status).toBe(400);
  });
});

describe('another e-mail address', () => {
  const change = (own: TestBrowser, email: string, password = testPassword) =>
    own.call('PUT /api/users/email', { email, password });

  it('counts once its link was opened, and the old address is notified', async () => {
    const { own, email } = await loggedIn();
    const next = `next-${uuidv7()}@exemple.test`;
    expect((await change(own, next)).status).toBe(202);
    expect(await lastMail(api.services, email)).toMatchObject({
      kind: 'email-change-asked',
      payload: { newEmail: next },
    });
    expect((await own.call('GET /api/users/profile')).body.email).toBe(email);
    expect((await verify((await lastMail(api.services, next)).token)).status).toBe(200);
    expect(await lastMail(api.services, email)).toMatchObject({ kind: 'email-changed' });
    expect((await own.call('GET /api/users/profile')).status).toBe(401);
    expect((await own.login(email)).status).toBe(401);
    expect((await own.login(next)).status).toBe(200);
  });

  it('needs the password', async () => {
    const { own } = await loggedIn();
    expect((await change(own, 'x@exemple.test', 'Wrong-1')).body.code).toBe('WRONG_PASSWORD');
  });

  it('that is taken is answered the same, and no mail is sent', async () => {
    const { own } = await loggedIn();
    const { email: taken } = await createAccount(api.services);
    const answers = [await change(own, taken), await change(own, `free-${uuidv7()}@exemple.test`)];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await rowsOf(sql`SELECT 1 FROM outbox WHERE recipient = ${taken}`)).toEqual([]);
  });

  it('confirmed by two accounts at once belongs to one of them', async () => {
    const [one, two] = [await loggedIn(), await loggedIn()];
    const wanted = `wanted-${uuidv7()}@exemple.test`;
    await change(one.own, wanted);
    const first = await lastMail(api.services, wanted);
    await change(two.own, wanted);
    const second = await lastMail(api.services, wanted);
    const answers = await Promise.all([verify(first.token), verify(second.token)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('adds the guest orders of its address', async () => {
    const { own, id } = await loggedIn();
    const next = `guest-${uuidv7()}@exemple.test`;
    await createOrder(null, next, 'termine');
    await change(own, next);
    await verify((await lastMail(api.services, next)).token);
    expect(await rowsOf(sql`SELECT user_id FROM orders WHERE email = ${next}`)).toEqual([{ user_id: id }]);
  });
});

describe('an account', () => {
  it('is deactivated with a reason, is unusable until its owner reactivates it, and is then unchanged', async () => {
    const { own, id, email } = await loggedIn();
    const other = new TestBrowser(api.url);
    await other.login(email);
    expect((await own.call('POST /api/user/deactivate', { reason: 'Une pause' })).status).toBe(200);
    expect(own.cookies.has('aimante-refresh')).toBe(false);
    expect((await other.call('GET /api/users/profile')).status).toBe(401);
    expect(await rowsOf(sql`SELECT deactivation_reason FROM users WHERE id = ${id}`)).toEqual([
      { deactivation_reason: 'Une pause' },
    ]);
    expect((await own.login(email)).body.user).toMatchObject({ isActive: false });
    expect((await own.call('GET /api/users/profile')).body.code).toBe('ACCOUNT_DEACTIVATED');
    expect((await own.call('POST /api/user/reactivate')).status).toBe(200);
    expect((await own.call('GET /api/users/profile')).status).toBe(200);
  });

  it('is exported completely: every row about its owner, no secret, with a link that expires after a week', async () => {
    const { own, id, email } = await loggedIn();
    await own.call('POST /api/users/addresses', address);
    await createOrder(id, email, 'termine');
    const photo = { id: uuidv7(), sha256: id.replaceAll('-', '').repeat(2) };
    await api.services.storage.put(originalKey(photo.sha256, 'image/jpeg'), Buffer.from('a photo'));
    await api.services.db.execute(sql`INSERT INTO photos (id, owner_key, sha256, file_name, mime, bytes, width, height)
      VALUES (${photo.id}, ${userKey(id)}, ${photo.sha256}, '../été.jpg', 'image/jpeg', 7, 10, 10)`);
    expect((await own.call('POST /api/users/export')).status).toBe(202);
    const { link = '' } = await lastMail(api.services, email);
    const path = new URL(link).pathname;
    const answer = await fetch(link.replace(api.services.config.apiUrl, api.url));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.zip"$/);
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    const text = files.get('donnees.json')?.toString() ?? '';
    expect(JSON.parse(text)).toMatchObject({
      account: [{ id, email }],
      addresses: [{ line1: '4 rue du Port' }],
      orders: [{ email }],
      sessions: [expect.anything()],
      photos: [{ id: photo.id, file_name: '../été.jpg' }],
    });
    expect(files.get(`photos/${photo.id}-.._été.jpg`)?.toString()).toBe('a photo');
    expect(text).not.toMatch(/argon2|_hash/);
    expect((await own.call(`GET ${path.slice(0, -1)}_`)).status).toBe(404);
    clock = Date.now() + 8 * 86_400_000;
    expect((await own.call(`GET ${path}`)).body.code).toBe('EXPORT_NOT_FOUND');
  });

  it('is deleted by a link, and leaves only what the law keeps', async () => {
    const { own, id, email } = await loggedIn();
    await own.call('PUT /api/users/profile', { firstName: 'Ondine', lastName: 'Kerbrat', phone: '06 11 22 33 44' });
    await own.call('POST /api/users/addresses', { ...address, line1: '9 venelle du Gouffre' });
    await createOrder(id, email, 'termine');
    await api.services.db.execute(sql`UPDATE orders SET shipping_address = '{"line1": "9 venelle du Gouffre"}',
      phone = '06 11 22 33 44', customer_note = 'Pour Ondine', gift_message = 'Pour Ondine Kerbrat' WHERE user_id = ${id}`);
    expect((await own.call('POST /api/users/delete-request', { password: 'Wrong-1' })).body.code).toBe(
      'WRONG_PASSWORD',
    );
    expect((await own.call('POST /api/users/delete-request', { password: testPassword })).status).toBe(202);
    expect((await own.call('GET /api/users/profile')).status).toBe(200);
    expect((await verify((await lastMail(api.services, email)).token)).body.message).toMatch(/supprimé/);
    expect((await own.call('GET /api/users/profile')).status).toBe(401);
    expect((await own.login(email)).status).toBe(401);
    const personal = `${email}|Ondine|Kerbrat|Gouffre|06 11`;
    for (const table of ['users', 'addresses', 'orders', 'sessions', 'mail_tokens']) {
      const found = await rowsOf(sql`SELECT 1 FROM ${sql.identifier(table)} t WHERE t::text ~ ${personal}`);
      expect({ table, found }).toEqual({ table, found: [] });
    }
    expect(await rowsOf(sql`SELECT total_cents FROM orders WHERE user_id = ${id}`)).toEqual([{ total_cents: 1000 }]);
    expect(await lastMail(api.services, email)).toMatchObject({ kind: 'account-deleted' });
  });

  it('is not deleted while an order is open, even one placed after the link was sent', async () => {
    const { own, id, email } = await loggedIn();
    await own.call('POST /api/users/delete-request', { password: testPassword });
    const { token } = await lastMail(api.services, email);
    await createOrder(id, email, 'en_attente');
    expect((await verify(token)).body.code).toBe('ACCOUNT_HAS_OPEN_ORDERS');
    expect((await own.call('POST /api/users/delete-request', { password: testPassword })).status).toBe(409);
    await api.services.db.execute(sql`UPDATE orders SET status = 'annule' WHERE user_id = ${id}`);
    // Ordered as a guest with the same address: it counts as the account's order.
    await createOrder(null, email, 'en_attente');
    expect((await verify(token)).body.code).toBe('ACCOUNT_HAS_OPEN_ORDERS');
    await api.services.db.execute(sql`UPDATE orders SET status = 'annule' WHERE email = ${email}`);
    expect((await verify(token)).status).toBe(200);
  });
});
