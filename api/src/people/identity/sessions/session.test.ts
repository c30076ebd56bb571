import type { Session } from '@aimante/api-contract/identity';
import { describe, expect, it } from '@jest/globals';
import { testIdentity } from '../../../../testing/people/identity.ts';
import { createAccount, TestBrowser, testPassword } from '../../../../testing/people/test-browser.ts';

const running = testIdentity();
const { backToNow, later } = running;
const browser = () => new TestBrowser(running.api.url);
const sessions = (one: TestBrowser) => one.call<Session[]>('GET /api/auth/sessions');

describe('a session', () => {
  it('is worth nothing in another browser: the token is bound to a cookie', async () => {
    const { email } = await createAccount(running.api.services);
    const own = browser();
    await own.login(email);
    expect((await sessions(own)).status).toBe(200);
    const thief = browser();
    thief.token = own.token;
    expect((await sessions(thief)).status).toBe(401);
    const other = browser();
    await other.login((await createAccount(running.api.services)).email);
    other.token = own.token;
    expect((await sessions(other)).status).toBe(401);
  });

  it('ends when another account logs in in the same browser', async () => {
    const own = browser();
    await own.login((await createAccount(running.api.services)).email);
    const before = own.cookieHeader();
    await own.login((await createAccount(running.api.services)).email);
    expect((await browser().call('POST /api/auth/refresh', undefined, { cookie: before })).status).toBe(401);
    expect((await sessions(own)).status).toBe(200);
  });

  it('is no longer listed once it expires', async () => {
    const { email } = await createAccount(running.api.services);
    await browser().login(email);
    later(31);
    const own = browser();
    await own.login(email);
    expect((await sessions(own)).body).toHaveLength(1);
  });

  it('is first in its own list, also after later ones', async () => {
    const { email } = await createAccount(running.api.services);
    const own = browser();
    await own.login(email);
    later(1);
    await browser().login(email);
    expect((await sessions(own)).body.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('is renewed by rotating its refresh cookie', async () => {
    const own = browser();
    await own.login((await createAccount(running.api.services)).email);
    const first = own.cookies.get('aimante-refresh');
    later(11);
    expect((await sessions(own)).status).toBe(401);
    expect((await own.call('POST /api/auth/refresh')).status).toBe(200);
    expect(own.cookies.get('aimante-refresh')).not.toBe(first);
    expect((await sessions(own)).status).toBe(200);
  });

  it('gives tabs that renew at once the same successor', async () => {
    const own = browser();
    await own.login((await createAccount(running.api.services)).email);
    const before = own.cookieHeader();
    const renew = () => browser().call('POST /api/auth/refresh', undefined, { cookie: before });
    const answers = await Promise.all([renew(), renew(), renew(), renew()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const successors = new Set(
      answers.map(
        ({ headers }) =>
          headers
            .getSetCookie()
            .find((line) => line.includes('refresh'))
            ?.split(';')[0],
      ),
    );
    expect(successors.size).toBe(1);
  });

  it('ends completely when a used refresh cookie is sent later', async () => {
    const own = browser();
    await own.login((await createAccount(running.api.services)).email);
    const stolen = own.cookieHeader();
    await own.call('POST /api/auth/refresh');
    later(0.2);
    const replay = await browser().call('POST /api/auth/refresh', undefined, { cookie: stolen });
    expect(replay).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
    expect((await own.call('POST /api/auth/refresh')).status).toBe(401);
    expect((await sessions(own)).status).toBe(401);
  });

  it('needs both cookies to be renewed', async () => {
    const own = browser();
    await own.login((await createAccount(running.api.services)).email);
    own.cookies.delete('aimante-binding');
    expect((await own.call('POST /api/auth/refresh')).status).toBe(401);
  });

  it.each([
    ['customer', 30, 12],
    ['admin', 15, 8],
  ] as const)(
    'of a %s ends after %d idle minutes and after %d hours',
    async (role, idle, hours) => {
      const { email } = await createAccount(running.api.services, { role });
      const idler = browser();
      await idler.login(email);
      later(idle);
      expect((await idler.call('POST /api/auth/refresh')).status).toBe(401);
      backToNow();
      const worker = browser();
      await worker.login(email);
      for (let passed = 0; passed + 8 < hours * 60; passed += 8) {
        later(8);
        expect((await worker.call('POST /api/auth/refresh')).status).toBe(200);
      }
      later(8);
      expect((await worker.call('POST /api/auth/refresh')).status).toBe(401);
      expect((await sessions(worker)).status).toBe(401);
    },
    30_000,
  );

  it('does not count as idle while pages are read', async () => {
    const own = browser();
    await own.login((await createAccount(running.api.services)).email);
    later(9);
    await sessions(own);
    later(25);
    expect((await own.call('POST /api/auth/refresh')).status).toBe(200);
  });

  it('lasts longer at a shopper’s request, never for an administrator', async () => {
    const shopper = browser();
    const answer = await shopper.login((await createAccount(running.api.services)).email, testPassword, {
      remember: true,
    });
    expect(answer.headers.getSetCookie().filter((line) => /Expires=/.test(line))).toHaveLength(2);
    const administrator = browser();
    await administrator.login((await createAccount(running.api.services, { role: 'admin' })).email, testPassword, {
      remember: true,
    });
    later(5 * 24 * 60);
    expect((await shopper.call('POST /api/auth/refresh')).status).toBe(200);
    expect((await administrator.call('POST /api/auth/refresh')).status).toBe(401);
  });

  it('ends at once after a logout, also without a valid token', async () => {
    const own = browser();
    await own.login((await createAccount(running.api.services)).email);
    const copy = own.cookieHeader();
    const token = own.token;
    later(11);
    own.token = undefined;
    expect((await own.call('POST /api/auth/logout')).status).toBe(200);
    expect(own.cookies.has('aimante-refresh')).toBe(false);
    expect((await browser().call('POST /api/auth/refresh', undefined, { cookie: copy })).status).toBe(401);
    backToNow();
    const late = await browser().call('GET /api/auth/sessions', undefined, {
      cookie: copy,
      authorization: `Bearer ${token}`,
    });
    expect(late.status).toBe(401);
  });

  it('is listed with the others, and ended from another browser', async () => {
    const { email } = await createAccount(running.api.services);
    const [one, two] = [browser(), browser()];
    await one.login(email);
    await two.login(email);
    const list = (await sessions(one)).body;
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(list).toHaveLength(2);
    const other = list.find(({ isCurrent }) => !isCurrent);
    expect((await one.call(`DELETE /api/auth/sessions/${other?.id}`)).status).toBe(200);
    expect((await sessions(two)).status).toBe(401);
    expect((await one.call(`DELETE /api/auth/sessions/${other?.id}`)).status).toBe(404);
  });

  it('of another user cannot be ended and is answered like a missing one', async () => {
    const [one, two] = [browser(), browser()];
    await one.login((await createAccount(running.api.services)).email);
    await two.login((await createAccount(running.api.services)).email);
    const [foreign] = (await sessions(two)).body;
    const refused = await one.call(`DELETE /api/auth/sessions/${foreign?.id}`);
    expect(refused).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    expect((await sessions(two)).status).toBe(200);
  });

  it('outlives the others when they are all ended', async () => {
    const { email } = await createAccount(running.api.services);
    const [one, two] = [browser(), browser()];
    await one.login(email);
    await two.login(email);
    await one.call('DELETE /api/auth/sessions');
    expect((await sessions(one)).status).toBe(200);
    expect((await sessions(two)).status).toBe(401);
  });
});
