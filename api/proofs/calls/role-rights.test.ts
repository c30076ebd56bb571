import { isDeskAccess } from '@aimante/api-contract/core/endpoint';
import { type Area, areas, guardedAreas, type Level, levels } from '@aimante/api-contract/core/rights';
import { getTeam, type Role } from '@aimante/api-contract/team';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createAuthenticate } from '../../src/people/index.ts';
import type { Authenticate } from '../../src/platform/http/guards/access.ts';
import { sql } from '../../src/platform/sql/sql.ts';
import { spareSecondFactor } from '../../testing/people/second-factor.ts';
import { createAccount, TestBrowser } from '../../testing/people/test-browser.ts';
import { fillPath, type Operation, readOperations } from '../../testing/platform/operations.ts';
import { startTestApi, type TestApi } from '../../testing/platform/start-test-api.ts';
import { placeReadyOrder } from '../../testing/production/ready-order.ts';

// Test machines are busy, so the limit is generous; a hang still ends.
jest.setTimeout(240_000);

const roles = ['owner', 'workshop', 'market', 'accountant'] as const;

/** As the owner reads the table of rights: one line per role. */
const table: Record<(typeof roles)[number], Partial<Record<Area, Level>>> = {
  owner: Object.fromEntries(areas.map((area) => [area, 'all'])),
  workshop: { orders: 'change', production: 'all', catalogue: 'read' },
  market: { orders: 'read', till: 'all', catalogue: 'read' },
  accountant: { orders: 'read', till: 'read', books: 'change' },
};

describe('the calls of the back office, by role', () => {
  let api: TestApi;
  let authenticate: Authenticate;
  let operations: Operation[];
  beforeAll(async () => {
    api = await startTestApi({ authenticate: (request) => authenticate(request) });
    authenticate = createAuthenticate(api.services);
    operations = (await readOperations(api)).filter(({ access }) => isDeskAccess(access));
  });
  afterAll(() => api.close());

  async function memberWithPassword(...own: string[]) {
    const account = await createAccount(api.services, { roles: own });
    const browser = new TestBrowser(api.url);
    await browser.login(account.email);
    return { ...account, browser };
  }

  async function member(...own: string[]) {
    const account = await memberWithPassword(...own);
    await spareSecondFactor(api.services, account.id);
    await api.services.db.execute(sql`DELETE FROM login_attempts`);
    return account;
  }

  const refusalOf = async (browser: TestBrowser, { method, path }: Operation): Promise<string | undefined> => {
    const answer = await api.app.inject({
      method: method as 'GET',
      url: fillPath(path),
      headers: {
        authorization: `Bearer ${browser.token}`,
        cookie: browser.cookieHeader(),
        origin: 'http://localhost:3000',
      },
      ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload: {} }),
      remoteAddress: `203.0.113.${Math.floor(Math.random() * 250)}`,
    });
    return answer.statusCode === 403 ? answer.json<{ code: string }>().code : undefined;
  };

  const isRefused = async (browser: TestBrowser, operation: Operation): Promise<boolean> =>
    (await refusalOf(browser, operation)) === 'RIGHT_MISSING';

  const mayCall = (given: Partial<Record<Area, Level>>, access: string): boolean => {
    if (access === 'staff') return true;
    const [area, level] = access.split(':') as [Area, Level];
    return levels.indexOf(given[area] ?? 'none') >= levels.indexOf(level);
  };

  it.each(roles)('are open to the role %s exactly as its levels say', async (role) => {
    const { browser } = await member(role);
    const wrong: string[] = [];
    for (const operation of operations) {
      const { method, path, access } = operation;
      if ((await isRefused(browser, operation)) === mayCall(table[role], access))
        wrong.push(`${method} ${path} (${access})`);
    }
    expect(operations.length).toBeGreaterThan(110);
    expect(wrong).toEqual([]);
  });

  it('move no money, right or release without a second factor', async () => {
    const { browser } = await memberWithPassword('owner');
    const wrong: string[] = [];
    for (const operation of operations) {
      const { method, path, access, stepUp } = operation;
      const [area, level] = access.split(':') as [Area, Level];
      const isGuarded = stepUp || (guardedAreas.includes(area) && level !== 'read');
      const isClosed = (await refusalOf(browser, operation)) === 'SECOND_FACTOR_MISSING';
      if (isClosed !== isGuarded) wrong.push(`${method} ${path} (${access})`);
    }
    expect(operations.filter(({ stepUp }) => stepUp).length).toBeGreaterThan(9);
    expect(wrong).toEqual([]);
  });

  it('ask again for a second factor that was proved long ago, where they are marked', async () => {
    const { browser, id } = await member('owner');
    await api.services.db.execute(
      sql`UPDATE sessions SET second_factor_at = now() - interval '11 minutes' WHERE user_id = ${id}`,
    );
    const wrong: string[] = [];
    for (const operation of operations) {
      const isAsked = (await refusalOf(browser, operation)) === 'STEP_UP_NEEDED';
      if (isAsked !== operation.stepUp) wrong.push(`${operation.method} ${operation.path}`);
    }
    expect(wrong).toEqual([]);
  });

  it('give no money back to a role that may change orders only, by no call', async () => {
    const { id } = await placeReadyOrder(api.services, { copies: [2] });
    const { rows } = await api.services.db.execute<{ id: string }>(
      sql`SELECT id FROM order_lines WHERE order_id = ${id}`,
    );
    const { browser } = await member('workshop');
    const lines = [{ lineId: rows[0]?.id, quantity: 1 }];
    const edit = (refundCents: number) => ({ version: 1, lines, refundCents, reason: 'Un de trop' });
    const codeOf = async (call: string, body: object) => (await browser.call<{ code: string }>(call, body)).body.code;
    expect(await codeOf(`PATCH /api/admin/orders/${id}`, { status: 'annule' })).toBe('RIGHT_MISSING');
    expect(await codeOf(`PUT /api/admin/orders/${id}/lines`, edit(100))).toBe('RIGHT_MISSING');
    expect(await codeOf(`PUT /api/admin/orders/${id}/lines`, edit(0))).toBe('REFUND_AMOUNT_DIFFERS');
    expect(await codeOf(`POST /api/orders/${id}/cancel`, {})).toBe('ORDER_NOT_FOUND');
  });

  it('are closed to an administrator without a role', async () => {
    const { browser, id } = await member('owner');
    await api.services.db.execute(sql`DELETE FROM staff_members WHERE user_id = ${id}`);
    const open: string[] = [];
    for (const operation of operations.filter(({ access }) => access !== 'staff')) {
      if (!(await isRefused(browser, operation))) open.push(operation.path);
    }
    expect(open).toEqual([]);
  });

  it('are open to a member with two roles as to a member with either', async () => {
    const { browser } = await member('market', 'accountant');
    const till = operations.find(({ access }) => access === 'till:all');
    const books = operations.find(({ access }) => access === 'books:change');
    const releases = operations.find(({ access }) => access === 'releases:read');
    if (!till || !books || !releases) throw new Error('The sample is not there');
    expect([await isRefused(browser, till), await isRefused(browser, books)]).toEqual([false, false]);
    expect(await isRefused(browser, releases)).toBe(true);
  });

  it('follow the levels that the owner reads', async () => {
    const { browser } = await member('owner');
    const { body } = await browser.call<{ roles: Role[] }>(`GET ${getTeam.path}`);
    const shown = body.roles.map(({ id, levels: own }) => [id, own]);
    const whole = (own: Partial<Record<Area, Level>>) =>
      Object.fromEntries(areas.map((area) => [area, own[area] ?? 'none']));
    expect(shown).toEqual(roles.map((role) => [role, whole(table[role])]));
  });
});
