import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createAccount, TestBrowser } from '../../../testing/people/test-browser.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Authenticate } from '../../platform/http/guards/access.ts';
import { sql } from '../../platform/sql/sql.ts';
import { createAuthenticate } from '../identity/sessions/authenticate.ts';

// Test machines are busy, so the limit is generous; a hang still ends.
jest.setTimeout(60_000);

let api: TestApi;
let authenticate: Authenticate;
let admin: TestBrowser;
let adminId: string;

beforeAll(async () => {
  api = await startTestApi({ authenticate: (request) => authenticate(request) });
  authenticate = createAuthenticate(api.services);
  ({ own: admin, id: adminId } = await loggedIn('admin'));
});
afterAll(() => api.close());
afterEach(() => api.services.db.execute(sql`DELETE FROM login_attempts`));

async function loggedIn(role: 'customer' | 'admin' = 'customer') {
  const account = await createAccount(api.services, { role });
  const own = new TestBrowser(api.url);
  await own.login(account.email);
  return { ...account, own };
}

const auditOf = async (entityId: string) =>
  (
    await api.services.db.execute(
      sql`SELECT action, actor_id, before, after FROM audit_log WHERE entity_id = ${entityId} ORDER BY id`,
    )
  ).rows;

describe('GET /api/users', () => {
  it('finds people by name, address or company, and counts them', async () => {
    const { id, email } = await createAccount(api.services, { email: `Findme-${uuidv7()}@exemple.test`.toLowerCase() });
    const found = await admin.call(`GET /api/users?search=${email.slice(0, 12)}`);
    expect(found.body).toMatchObject({
      total: 1,
      next: null,
      items: [{ id, email, orderCount: 0, spentCents: 0, loyaltyPoints: 0 }],
    });
    expect((await admin.call('GET /api/users?search=%25')).body.total).toBe(0);
    const everybody = (await admin.call('GET /api/users')).body.total;
    expect((await admin.call('GET /api/users?search=ZOE%20martin')).body.total).toBe(everybody);
    expect((await admin.call('GET /api/users?role=admin')).body.items).toEqual([
      expect.objectContaining({ id: adminId }),
    ]);
  });

  it('filters by the type and the state of the account', async () => {
    const { id } = await createAccount(api.services);
    await api.services.db.execute(
      sql`UPDATE users SET account_type = 'business', company_name = 'Essai', is_active = false WHERE id = ${id}`,
    );
    const found = async (filter: string) => (await admin.call(`GET /api/users?${filter}`)).body.items;
    expect(await found('type=business')).toEqual([expect.objectContaining({ id })]);
    expect(await found('active=false')).toEqual([expect.objectContaining({ id })]);
    expect(await found('type=business&active=true')).toEqual([]);
  });

  it.each(['-createdAt', 'name', '-spent', '-lastLogin'])(
    'pages by %s without losing or repeating anybody',
    async (sort) => {
      for (let n = 0; n < 7; n++) await createAccount(api.services);
      const whole = (await admin.call(`GET /api/users?sort=${sort}&limit=200`)).body.items as { id: string }[];
      const paged: { id: string }[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const page = (await admin.call(`GET /api/users?sort=${sort}&limit=3${next ? `&cursor=${next}` : ''}`)).body;
        paged.push(...(page.items as { id: string }[]));
        next = page.next as string | null;
      }
      expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    },
  );

  it('is noted in the audit log', async () => {
    await admin.call('GET /api/users?search=zoe');
    const { rows } = await api.services.db.execute(
      sql`SELECT actor_id, action, after FROM audit_log WHERE action = 'user.list' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]).toEqual({ actor_id: adminId, action: 'user.list', after: { search: 'zoe' } });
  });

  it('is closed to customers and to visitors', async () => {
    const { own } = await loggedIn();
    expect((await own.call('GET /api/users')).body.code).toBe('FORBIDDEN');
    expect((await new TestBrowser(api.url).call('GET /api/users')).status).toBe(401);
  });
});

describe('PUT /api/users/{id}', () => {
  it('closes an account at once; its owner cannot open it again, an administrator can', async () => {
    const { own, id, email } = await loggedIn();
    expect((await admin.call(`PUT /api/users/${id}`, { isActive: false })).body.isActive).toBe(false);
    expect((await own.call('GET /api/users/profile')).status).toBe(401);
    expect((await own.login(email)).body.code).toBe('ACCOUNT_CLOSED');
    await admin.call(`PUT /api/users/${id}`, { isActive: true });
    expect((await own.login(email)).status).toBe(200);
  });

  it('changes the own name, but not the own activity', async () => {
    expect((await admin.call(`PUT /api/users/${adminId}`, { isActive: false })).body.code).toBe('NOT_ONESELF');
    expect((await admin.call(`PUT /api/users/${adminId}`, { firstName: 'Alix' })).body.firstName).toBe('Alix');
  });

  it('refuses an old version and an unknown account', async () => {
    const { id } = await createAccount(api.services);
    await admin.call(`PUT /api/users/${id}`, { version: 1, firstName: 'Léa' });
    expect((await admin.call(`PUT /api/users/${id}`, { version: 1, firstName: 'Noé' })).body.code).toBe(
      'VERSION_CONFLICT',
    );
    expect((await admin.call(`PUT /api/users/${uuidv7()}`, { firstName: 'Noé' })).body.code).toBe('USER_NOT_FOUND');
  });

  it.each([{ email: 'other@exemple.test' }, { passwordHash: 'x' }, { emailVerified: true }, { role: 'admin' }])(
    'refuses %j',
    async (change) => {
      const { id } = await createAccount(api.services);
      expect((await admin.call(`PUT /api/users/${id}`, change)).status).toBe(400);
    },
  );
});

describe('DELETE /api/users/{id}', () => {
  it('anonymises an account and notes it', async () => {
    const { own, id, email } = await loggedIn();
    expect((await admin.call(`DELETE /api/users/${id}`)).status).toBe(200);
    expect((await own.call('GET /api/users/profile')).status).toBe(401);
    const { rows } = await api.services.db.execute(
      sql`SELECT email, first_name, is_active FROM users WHERE id = ${id}`,
    );
    expect(rows).toEqual([{ email: `anonyme-${id}@supprime.invalid`, first_name: '', is_active: false }]);
    expect(await auditOf(id)).toMatchObject([{ action: 'user.anonymise', actor_id: adminId }]);
    expect((await own.login(email)).status).toBe(401);
    expect((await admin.call(`DELETE /api/users/${id}`)).status).toBe(404);
  });

  it('does not remove oneself', async () => {
    expect((await admin.call(`DELETE /api/users/${adminId}`)).body.code).toBe('NOT_ONESELF');
  });
});
