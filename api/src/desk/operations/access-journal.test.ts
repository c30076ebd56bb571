import type { AuditRow } from '@aimante/api-contract/operations';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spareSecondFactor } from '../../../testing/people/second-factor.ts';
import { createAccount, testPassword as password, TestBrowser } from '../../../testing/people/test-browser.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { createAuthenticate } from '../../people/index.ts';
import type { Authenticate } from '../../platform/http/guards/access.ts';

// Test machines are busy, so the limit is generous; a hang still ends.
jest.setTimeout(60_000);

const device = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1';

describe('the access journal', () => {
  let api: TestApi;
  let authenticate: Authenticate;
  beforeAll(async () => {
    api = await startTestApi({ authenticate: (request) => authenticate(request) });
    authenticate = createAuthenticate(api.services);
  });
  afterAll(() => api.close());

  async function member(...roles: string[]) {
    const account = await createAccount(api.services, { roles });
    const own = new TestBrowser(api.url, { 'user-agent': device });
    await own.login(account.email);
    await spareSecondFactor(api.services, account.id);
    return { ...account, own };
  }

  const read = async (own: TestBrowser, query = '') =>
    (await own.call<{ items: AuditRow[]; total: number }>(`GET /api/admin/access-journal?${query}`)).body;

  it('says who signed in, when and from which device', async () => {
    const { own, email, id } = await member('owner');
    const { items } = await read(own, `topic=sign-in&actorId=${id}`);
    expect(items).toMatchObject([{ action: 'session.start', actor: { email }, userAgent: device, entityId: id }]);
    expect(Date.parse(items[0]?.at ?? '')).not.toBeNaN();
  });

  it('does not follow customers', async () => {
    const { id } = await member();
    const { own } = await member('owner');
    expect((await read(own, `actorId=${id}`)).items).toEqual([]);
  });

  it('has a change of rights, an export and what moves money, each under its topic', async () => {
    const { own, id } = await member('owner');
    const helper = await member('market');
    await own.call(`PUT /api/admin/team/members/${helper.id}`, { roles: ['workshop'], password });
    const headers = { authorization: `Bearer ${own.token}`, cookie: own.cookieHeader() };
    for (const path of ['/api/admin/accounting/fec?from=2026-01-01&to=2026-11-30', '/api/market/journal/export'])
      expect((await fetch(api.url + path, { headers })).status).toBe(200);
    const actionsOf = async (topic: string) =>
      (await read(own, `topic=${topic}&actorId=${id}`)).items.map(({ action }) => action);
    expect(await actionsOf('rights')).toEqual(['team.set-roles']);
    expect(await actionsOf('exports')).toEqual(['till.export', 'books.export-fec']);
    expect(await actionsOf('money')).toEqual([]);
    expect((await own.call('GET /api/admin/access-journal?topic=weather')).status).toBe(400);
  });

  it('has each list that a browser writes to a file, and by whom', async () => {
    const { own, id } = await member('workshop');
    const answer = await own.call('POST /api/admin/list-exports', { list: 'orders', rows: 12 });
    expect(answer.status).toBe(204);
    expect((await own.call('POST /api/admin/list-exports', { list: 'Orders!', rows: 1 })).status).toBe(400);
    const customer = new TestBrowser(api.url);
    expect((await customer.call('POST /api/admin/list-exports', { list: 'orders', rows: 1 })).status).toBe(401);
    const owner = await member('owner');
    const { items } = await read(owner.own, `topic=exports&actorId=${id}`);
    expect(items).toMatchObject([{ action: 'list.export', entity: 'list', entityId: 'orders', userAgent: device }]);
  });

  it('leaves out what only the audit log records', async () => {
    const { own, id } = await member('owner');
    await own.call('POST /api/admin/product-categories', { name: 'Journal' });
    await own.call('GET /api/users');
    expect((await read(own, `actorId=${id}`)).items.map(({ action }) => action)).toEqual(['session.start']);
  });

  it('is open to a role that reads the team, and to no other', async () => {
    expect((await (await member('market')).own.call('GET /api/admin/access-journal')).body.code).toBe('RIGHT_MISSING');
    const { own } = await member('owner');
    expect((await own.call('GET /api/admin/access-journal')).status).toBe(200);
  });
});
