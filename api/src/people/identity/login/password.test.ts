import { describe, expect, it } from '@jest/globals';
import { testAccounts } from '../../../../testing/people/identity.ts';
import { createAccount, lastMail, type TestBrowser, testPassword } from '../../../../testing/people/test-browser.ts';
import { sql } from '../../../platform/sql/sql.ts';

const running = testAccounts();
const { browser, count, newEmail } = running;

describe('a forgotten password', () => {
  const forget = (email: string) => browser().call('POST /api/auth/forgot-password', { email });
  const reset = (token: string, password: string) =>
    browser().call('POST /api/auth/reset-password', { token, password });

  it('is replaced by a link that ends every session', async () => {
    const { email } = await createAccount(running.api.services);
    const own = browser();
    await own.login(email);
    await forget(email);
    const mail = await lastMail(running.api.services, email);
    expect(mail.link).toMatch(/^https:\/\/aimante\.test\/auth\/reset-password#token=/);
    expect((await reset(mail.token, 'Tournesol-Orange-88')).status).toBe(200);
    expect((await own.call('GET /api/auth/sessions')).status).toBe(401);
    expect((await browser().login(email)).status).toBe(401);
    expect((await browser().login(email, 'Tournesol-Orange-88')).status).toBe(200);
    expect(await lastMail(running.api.services, email)).toMatchObject({ kind: 'password-changed' });
    expect((await reset(mail.token, 'Encore-Un-Autre-9')).body.code).toBe('LINK_INVALID');
  });

  it('keeps its link when the new password is refused', async () => {
    const { email } = await createAccount(running.api.services);
    await forget(email);
    const { token } = await lastMail(running.api.services, email);
    expect((await reset(token, 'Password123')).body.code).toBe('PASSWORD_LEAKED');
    expect((await reset(token, email)).body.code).toBe('PASSWORD_TOO_WEAK');
    expect((await reset(token, 'Tournesol-Orange-88')).status).toBe(200);
  });

  it('is answered the same for an unknown address', async () => {
    const { email } = await createAccount(running.api.services);
    const [known, unknown] = [await forget(email), await forget(newEmail())];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(202);
  });

  it('limits the mails to one mailbox', async () => {
    const { email } = await createAccount(running.api.services);
    for (let n = 0; n < 5; n++) expect((await forget(email)).status).toBe(202);
    expect(await count(sql`SELECT count(*) AS n FROM outbox WHERE recipient = ${email}`)).toBe(3);
  });
});

describe('POST /api/auth/change-password', () => {
  const change = (own: TestBrowser, currentPassword: string, newPassword = 'Tournesol-Orange-88') =>
    own.call('POST /api/auth/change-password', { currentPassword, newPassword });

  it('continues here with a new token, and ends every other session and the old token', async () => {
    const { email } = await createAccount(running.api.services);
    const [own, other] = [browser(), browser()];
    await own.login(email);
    await other.login(email);
    const before = { token: own.token, cookie: own.cookieHeader() };
    expect((await change(own, testPassword)).status).toBe(200);
    expect((await own.call('GET /api/auth/sessions')).status).toBe(200);
    expect((await other.call('GET /api/auth/sessions')).status).toBe(401);
    const old = await browser().call('GET /api/auth/sessions', undefined, {
      authorization: `Bearer ${before.token}`,
      cookie: before.cookie,
    });
    expect(old.status).toBe(401);
  });

  it('asks for the current password, five times at most', async () => {
    const { email } = await createAccount(running.api.services);
    const own = browser();
    await own.login(email);
    for (let n = 0; n < 5; n++) expect((await change(own, `Wrong-${n}`)).body.code).toBe('WRONG_PASSWORD');
    expect((await change(own, testPassword)).status).toBe(429);
  });

  it('refuses a common password and one made of the owner’s name', async () => {
    const { email } = await createAccount(running.api.services);
    const own = browser();
    await own.login(email);
    expect((await change(own, testPassword, 'Azerty12345')).body.code).toBe('PASSWORD_LEAKED');
    expect((await change(own, testPassword, 'Martin2026')).body.code).toBe('PASSWORD_LEAKED');
    expect((await change(own, testPassword, email)).body.code).toBe('PASSWORD_TOO_WEAK');
    expect((await change(own, testPassword, 'court1A')).body.code).toBe('VALIDATION_FAILED');
  });
});
