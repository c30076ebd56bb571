import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Authenticate } from '../../http/access.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createAuthenticate } from './authenticate.ts';
import { createAccount, TestBrowser, testPassword } from './test-browser.ts';

// Machines that run tests are busy; a hang still ends.
jest.setTimeout(60_000);

let api: TestApi;
let authenticate: Authenticate;
let clock: number | undefined;
const minutes = (count: number) => {
  clock = (clock ?? Date.now()) + count * 60_000;
};

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

const browser = () => new TestBrowser(api.url);
const sessions = (one: TestBrowser) => one.call('GET /api/auth/sessions');

describe('POST /api/auth/login', () => {
  it('gives a token, its end and the user, and cookies that no script reads', async () => {
    const { email } = await createAccount(api.services);
    const answer = await browser().login(email);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ email, role: 'customer', firstName: 'Zoé' });
    expect(answer.body.user).not.toHaveProperty('passwordHash');
    const ends = new Date(String(answer.body.expiresAt)).getTime() - Date.now();
    expect(ends).toBeGreaterThan(9.5 * 60_000);
    expect(ends).toBeLessThanOrEqual(10 * 60_000);
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Lax/);
    }
  });

  it('marks its cookies Secure where the API is reached over TLS', async () => {
    const secure = await startTestApi({ environment: { API_URL: 'https://api.aimante.test' } });
    try {
      const { email } = await createAccount(secure.services);
      const answer = await new TestBrowser(secure.url).login(email);
      expect(answer.headers.getSetCookie()).toHaveLength(3);
      for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/^__Secure-.*; Secure/);
    } finally {
      await secure.close();
    }
  });

  it('says the same to an unknown address and to a wrong password, in French or English', async () => {
    const { email } = await createAccount(api.services);
    const wrong = await browser().login(email, 'Wrong-Password-1');
    const unknown = await browser().login('nobody@exemple.test', 'Wrong-Password-1');
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(wrong.body).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: expect.stringMatching(/^Identifiants incorrects/),
    });
    const english = await browser().call(
      'POST /api/auth/login',
      { email, password: 'x' },
      { 'accept-language': 'en-GB' },
    );
    expect(english.body.message).toMatch(/^Wrong e-mail address or password/);
  });

  it('takes an e-mail address in any case', async () => {
    const { email } = await createAccount(api.services);
    expect((await browser().login(` ${email.toUpperCase()} `)).status).toBe(200);
  });

  it('keeps passwords as Argon2id with 19 MiB, two passes, one lane', async () => {
    const { id } = await createAccount(api.services);
    const { rows } = await api.services.db.execute(sql`SELECT password_hash FROM users WHERE id = ${id}`);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('lets at most five of a hundred parallel wrong passwords reach the hash, whatever address they claim to come from', async () => {
    const { email } = await createAccount(api.services);
    const tries = Array.from({ length: 100 }, (_, n) =>
      browser().call(
        'POST /api/auth/login',
        { email, password: `Wrong-${n}` },
        { 'x-forwarded-for': `203.0.113.${n}` },
      ),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
    const right = await browser().login(email);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    minutes(16);
    expect((await browser().login(email)).status).toBe(200);
  });

  it('does not lock out whoever logged in from this browser before', async () => {
    const { email } = await createAccount(api.services);
    const own = browser();
    await own.login(email);
    for (let n = 0; n < 6; n++) await browser().login(email, `Wrong-${n}`);
    expect((await browser().login(email)).status).toBe(429);
    expect((await own.login(email)).status).toBe(200);
  });

  it('makes an address wait that fails on many accounts', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await browser().login(`somebody-${n}@exemple.test`, 'Wrong-1')).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  it('refuses an account closed by the shop, once the password is right', async () => {
    const { id, email } = await createAccount(api.services);
    await api.services.db.execute(sql`UPDATE users SET is_active = false, deactivated_by = 'admin' WHERE id = ${id}`);
    expect((await browser().login(email, 'Wrong-1')).body.code).toBe('INVALID_CREDENTIALS');
    expect((await browser().login(email)).body.code).toBe('ACCOUNT_CLOSED');
  });
});

describe('a session', () => {
  it('is worth nothing in another browser: the token is bound to a cookie', async () => {
    const { email } = await createAccount(api.services);
    const own = browser();
    await own.login(email);
    expect((await sessions(own)).status).toBe(200);
    const thief = browser();
    thief.token = own.token;
    expect((await sessions(thief)).status).toBe(401);
    const other = browser();
    await other.login((await createAccount(api.services)).email);
    other.token = own.token;
    expect((await sessions(other)).status).toBe(401);
  });

  it('ends when somebody logs in over it in the same browser', async () => {
    const own = browser();
    await own.login((await createAccount(api.services)).email);
    const before = own.cookieHeader();
    await own.login((await createAccount(api.services)).email);
    expect((await browser().call('POST /api/auth/refresh', undefined, { cookie: before })).status).toBe(401);
    expect((await sessions(own)).status).toBe(200);
  });

  it('is listed no longer once it fell asleep', async () => {
    const { email } = await createAccount(api.services);
    await browser().login(email);
    minutes(31);
    const own = browser();
    await own.login(email);
    expect((await sessions(own)).body).toHaveLength(1);
  });

  it('is renewed by rotating its refresh cookie', async () => {
    const own = browser();
    await own.login((await createAccount(api.services)).email);
    const first = own.cookies.get('aimante-refresh');
    minutes(11);
    expect((await sessions(own)).status).toBe(401);
    expect((await own.call('POST /api/auth/refresh')).status).toBe(200);
    expect(own.cookies.get('aimante-refresh')).not.toBe(first);
    expect((await sessions(own)).status).toBe(200);
  });

  it('gives tabs that renew at once the same successor', async () => {
    const own = browser();
    await own.login((await createAccount(api.services)).email);
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

  it('ends as a whole when a used refresh cookie comes back later', async () => {
    const own = browser();
    await own.login((await createAccount(api.services)).email);
    const stolen = own.cookieHeader();
    await own.call('POST /api/auth/refresh');
    minutes(0.2);
    const replay = await browser().call('POST /api/auth/refresh', undefined, { cookie: stolen });
    expect(replay).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
    expect((await own.call('POST /api/auth/refresh')).status).toBe(401);
    expect((await sessions(own)).status).toBe(401);
  });

  it('needs both cookies to be renewed', async () => {
    const own = browser();
    await own.login((await createAccount(api.services)).email);
    own.cookies.delete('aimante-binding');
    expect((await own.call('POST /api/auth/refresh')).status).toBe(401);
  });

  it.each([
    ['customer', 30, 12],
    ['admin', 15, 8],
  ] as const)(
    'of a %s ends after %d idle minutes and after %d hours',
    async (role, idle, hours) => {
      const { email } = await createAccount(api.services, { role });
      const idler = browser();
      await idler.login(email);
      minutes(idle);
      expect((await idler.call('POST /api/auth/refresh')).status).toBe(401);
      clock = undefined;
      const worker = browser();
      await worker.login(email);
      for (let passed = 0; passed + 8 < hours * 60; passed += 8) {
        minutes(8);
        expect((await worker.call('POST /api/auth/refresh')).status).toBe(200);
      }
      minutes(8);
      expect((await worker.call('POST /api/auth/refresh')).status).toBe(401);
      expect((await sessions(worker)).status).toBe(401);
    },
    30_000,
  );

  it('does not count as idle while pages are read', async () => {
    const own = browser();
    await own.login((await createAccount(api.services)).email);
    minutes(9);
    await sessions(own);
    minutes(25);
    expect((await own.call('POST /api/auth/refresh')).status).toBe(200);
  });

  it('lasts longer where a shopper asks for it, never for an administrator', async () => {
    const shopper = browser();
    const answer = await shopper.login((await createAccount(api.services)).email, testPassword, { remember: true });
    expect(answer.headers.getSetCookie().filter((line) => /Expires=/.test(line))).toHaveLength(2);
    const administrator = browser();
    await administrator.login((await createAccount(api.services, { role: 'admin' })).email, testPassword, {
      remember: true,
    });
    minutes(5 * 24 * 60);
    expect((await shopper.call('POST /api/auth/refresh')).status).toBe(200);
    expect((await administrator.call('POST /api/auth/refresh')).status).toBe(401);
  });

  it('is dead at once after a logout, also without a living token', async () => {
    const own = browser();
    await own.login((await createAccount(api.services)).email);
    const copy = own.cookieHeader();
    const token = own.token;
    minutes(11);
    own.token = undefined;
    expect((await own.call('POST /api/auth/logout')).status).toBe(200);
    expect(own.cookies.has('aimante-refresh')).toBe(false);
    expect((await browser().call('POST /api/auth/refresh', undefined, { cookie: copy })).status).toBe(401);
    clock = undefined;
    const late = await browser().call('GET /api/auth/sessions', undefined, {
      cookie: copy,
      authorization: `Bearer ${token}`,
    });
    expect(late.status).toBe(401);
  });

  it('is listed with the others, and ended from another browser', async () => {
    const { email } = await createAccount(api.services);
    const [one, two] = [browser(), browser()];
    await one.login(email);
    await two.login(email);
    const list = (await sessions(one)).body as unknown as { id: string; isCurrent: boolean; ip: string }[];
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(list).toHaveLength(2);
    const other = list.find(({ isCurrent }) => !isCurrent);
    expect((await one.call(`DELETE /api/auth/sessions/${other?.id}`)).status).toBe(200);
    expect((await sessions(two)).status).toBe(401);
    expect((await one.call(`DELETE /api/auth/sessions/${other?.id}`)).status).toBe(404);
  });

  it('of somebody else cannot be ended, and is said not to exist', async () => {
    const [one, two] = [browser(), browser()];
    await one.login((await createAccount(api.services)).email);
    await two.login((await createAccount(api.services)).email);
    const [foreign] = (await sessions(two)).body as unknown as { id: string }[];
    expect((await one.call(`DELETE /api/auth/sessions/${foreign?.id}`)).status).toBe(404);
    expect((await sessions(two)).status).toBe(200);
  });

  it('outlives the others when they are all ended', async () => {
    const { email } = await createAccount(api.services);
    const [one, two] = [browser(), browser()];
    await one.login(email);
    await two.login(email);
    await one.call('DELETE /api/auth/sessions');
    expect((await sessions(one)).status).toBe(200);
    expect((await sessions(two)).status).toBe(401);
  });
});
