import { describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { testIdentity } from '../../../../testing/people/identity.ts';
import { createAccount, TestBrowser, testPassword } from '../../../../testing/people/test-browser.ts';
import { startTestApi } from '../../../../testing/platform/start-test-api.ts';
import { sql } from '../../../platform/sql/sql.ts';

const running = testIdentity();
const { later } = running;
const browser = () => new TestBrowser(running.api.url);

describe('POST /api/auth/login', () => {
  it('gives a token, its end and the user, and cookies that no script reads', async () => {
    const { email } = await createAccount(running.api.services);
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

  it('hashes a password again that was hashed at another cost', async () => {
    const { db } = running.api.services;
    const { id, email } = await createAccount(running.api.services);
    const cheap = await hash(testPassword, { memoryCost: 8192, timeCost: 1 });
    await db.execute(sql`UPDATE users SET password_hash = ${cheap} WHERE id = ${id}`);
    expect((await browser().login(email)).status).toBe(200);
    const { rows } = await db.execute<{ hash: string }>(sql`SELECT password_hash AS hash FROM users WHERE id = ${id}`);
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await browser().login(email)).status).toBe(200);
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

  it('is logged by account and factor, a wrong password by its code, and neither with the address', async () => {
    const lines: object[] = [];
    const watch = (app: FastifyInstance) =>
      app.setChildLoggerFactory((logger, bindings, options) =>
        Object.assign(logger.child(bindings, options), { info: (line: object) => lines.push(line) }),
      );
    const logged = await startTestApi({ watch });
    try {
      const { id, email } = await createAccount(logged.services);
      await new TestBrowser(logged.url).login(email, 'Wrong-Password-1');
      await new TestBrowser(logged.url).login(email);
      const own = lines.filter((line) => 'account' in line);
      expect(own).toEqual([
        { code: 'INVALID_CREDENTIALS', account: undefined },
        { account: id, by: 'password' },
      ]);
    } finally {
      await logged.close();
    }
  });

  it('says the same to an unknown address and to a wrong password, in French or English', async () => {
    const { email } = await createAccount(running.api.services);
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
    const { email } = await createAccount(running.api.services);
    expect((await browser().login(` ${email.toUpperCase()} `)).status).toBe(200);
  });

  it('keeps passwords as Argon2id with 19 MiB, two passes, one lane', async () => {
    const { id } = await createAccount(running.api.services);
    const { rows } = await running.api.services.db.execute(sql`SELECT password_hash FROM users WHERE id = ${id}`);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('hashes at most five of a hundred parallel wrong passwords, whatever their claimed address', async () => {
    const { email } = await createAccount(running.api.services);
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
    later(16);
    expect((await browser().login(email)).status).toBe(200);
  });

  it('does not lock out users that logged in from this browser before', async () => {
    const { email } = await createAccount(running.api.services);
    const own = browser();
    await own.login(email);
    for (let n = 0; n < 6; n++) await browser().login(email, `Wrong-${n}`);
    expect(await browser().login(email)).toMatchObject({ status: 429, body: { code: 'LOGIN_THROTTLED' } });
    expect((await own.login(email)).status).toBe(200);
  });

  it('makes an address wait that fails on many accounts', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await browser().login(`somebody-${n}@exemple.test`, 'Wrong-1')).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  it('refuses an account closed by the shop, once the password is right', async () => {
    const { id, email } = await createAccount(running.api.services);
    await running.api.services.db.execute(
      sql`UPDATE users SET is_active = false, deactivated_by = 'admin' WHERE id = ${id}`,
    );
    expect((await browser().login(email, 'Wrong-1')).body.code).toBe('INVALID_CREDENTIALS');
    expect((await browser().login(email)).body.code).toBe('ACCOUNT_CLOSED');
  });
});
