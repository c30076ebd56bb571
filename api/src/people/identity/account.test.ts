import { describe, expect, it } from '@jest/globals';
import { testAccounts } from '../../../testing/people/identity.ts';
import { createAccount, lastMail, testPassword } from '../../../testing/people/test-browser.ts';
import { sql } from '../../platform/sql/sql.ts';

const running = testAccounts();
const { browser, count, later, newEmail, register, registration, verify } = running;

describe('POST /api/auth/register', () => {
  it('opens an account that can be used once its address is confirmed', async () => {
    const email = newEmail();
    expect((await register(email)).status).toBe(201);
    expect((await browser().login(email)).body.code).toBe('INVALID_CREDENTIALS');
    const mail = await lastMail(running.api.services, email);
    expect(mail).toMatchObject({ kind: 'verify-email', locale: 'fr' });
    expect(mail.link).toMatch(/^https:\/\/aimante\.test\/auth\/verify-email#token=[\w-]{43}$/);
    expect((await verify(mail.token)).body.message).toMatch(/est confirmée/);
    expect((await browser().login(email)).status).toBe(200);
  });

  it('answers the same for an address with an account, and mails its owner', async () => {
    const { email } = await createAccount(running.api.services);
    const known = await register(email, { password: 'Une-Autre-Phrase-7' });
    const unknown = await register(newEmail());
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await lastMail(running.api.services, email)).toMatchObject({ kind: 'account-exists' });
    expect((await browser().login(email, 'Une-Autre-Phrase-7')).status).toBe(401);
    expect((await browser().login(email)).status).toBe(200);
  });

  it('mails in English after a sign-up in English', async () => {
    const email = newEmail();
    const answer = await register(email, {}, { 'accept-language': 'en' });
    expect(answer.body.message).toMatch(/^Thank you/);
    const mail = await lastMail(running.api.services, email);
    expect(mail.locale).toBe('en');
    expect(mail.link).toMatch(/^https:\/\/aimante\.test\/en\/auth\/verify-email#/);
  });

  it('builds its links from its own address, for any host of the request', async () => {
    const email = newEmail();
    const { hostname, port } = new URL(running.api.url);
    const { request } = await import('node:http');
    await new Promise<void>((resolve, reject) => {
      const body = JSON.stringify(registration(email));
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      };
      const sent = request({ hostname, port, path: '/api/auth/register', method: 'POST', headers }, (answer) => {
        answer.resume().on('end', resolve);
      });
      sent.on('error', reject).end(body);
    });
    expect((await lastMail(running.api.services, email)).link).toMatch(/^https:\/\/aimante\.test\//);
  });

  it('asks for the password by mail when two sign up with one address', async () => {
    const email = newEmail();
    await register(email, { password: 'Premiere-Phrase-1' });
    const first = await lastMail(running.api.services, email);
    await register(email, { password: 'Seconde-Phrase-2' });
    const second = await lastMail(running.api.services, email);
    expect(second.kind).toBe('reset-password');
    expect((await verify(first.token)).body.code).toBe('LINK_INVALID');
    expect((await browser().login(email, 'Seconde-Phrase-2')).status).toBe(401);
    const choice = { token: second.token, password: 'Troisieme-Phrase-3' };
    expect((await browser().call('POST /api/auth/reset-password', choice)).status).toBe(200);
    for (const password of ['Premiere-Phrase-1', 'Seconde-Phrase-2'])
      expect((await browser().login(email, password)).status).toBe(401);
    expect((await browser().login(email, 'Troisieme-Phrase-3')).status).toBe(200);
  });

  it('keeps the latest of two sign-ups by its own link, for the same person or after the first link expired', async () => {
    const email = newEmail();
    await register(email, { password: 'Premiere-Phrase-1' });
    const first = await lastMail(running.api.services, email);
    await register(email, { password: 'Premiere-Phrase-1' });
    const again = await lastMail(running.api.services, email);
    expect((await verify(first.token)).body.code).toBe('LINK_INVALID');
    later(11);
    expect((await verify(again.token)).body.code).toBe('LINK_INVALID');
    await register(email, { password: 'Seconde-Phrase-2' });
    expect((await verify((await lastMail(running.api.services, email)).token)).status).toBe(200);
    expect((await browser().login(email, 'Premiere-Phrase-1')).status).toBe(401);
    expect((await browser().login(email, 'Seconde-Phrase-2')).status).toBe(200);
  });

  it('opens one account when the same person signs up several times at once', async () => {
    const email = newEmail();
    const own = { 'user-agent': 'twice' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(email, {}, own)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await count(sql`SELECT count(*) AS n FROM users WHERE email = ${email}`)).toBe(1);
    expect(await count(sql`SELECT count(*) AS n FROM outbox WHERE recipient = ${email}`)).toBeLessThanOrEqual(3);
  });

  it('sends the link again at a login before its use', async () => {
    const email = newEmail();
    await register(email);
    const first = await lastMail(running.api.services, email);
    later(11);
    expect((await verify(first.token)).body.code).toBe('LINK_INVALID');
    await browser().login(email);
    const second = await lastMail(running.api.services, email);
    expect(second.token).not.toBe(first.token);
    expect((await verify(second.token)).status).toBe(200);
  });

  it.each([
    ['an administrator', { role: 'admin' }],
    ['an account that is confirmed already', { emailVerified: true }],
    ['a chosen id', { id: '018f0000-0000-7000-8000-000000000000' }],
    ['terms that were not accepted', { acceptTerms: false }],
    ['a name of two hundred letters', { firstName: 'a'.repeat(200) }],
  ])('refuses %s', async (_, more) => {
    expect((await register(newEmail(), more)).body.code).toBe('VALIDATION_FAILED');
  });

  it.each([
    ['a company without a name', { accountType: 'business' }, 'COMPANY_NAME_MISSING'],
    [
      'a SIRET with a wrong digit',
      { accountType: 'business', companyName: 'Atelier', siret: '73282932000075' },
      'SIRET_INVALID',
    ],
    [
      'a VAT number with a wrong key',
      { accountType: 'business', companyName: 'Atelier', vatNumber: 'FR45732829320' },
      'VAT_NUMBER_INVALID',
    ],
  ])('refuses %s', async (_, more, code) => {
    expect((await register(newEmail(), more)).body).toMatchObject({ code });
  });

  it('keeps the particulars of a company', async () => {
    const email = newEmail();
    const company = {
      accountType: 'business',
      companyName: 'Atelier',
      siret: '732 829 320 00074',
      vatNumber: 'FR44732829320',
    };
    expect((await register(email, company)).status).toBe(201);
    const { rows } = await running.api.services.db.execute(
      sql`SELECT account_type, company_name, siret FROM users WHERE email = ${email}`,
    );
    expect(rows[0]).toEqual({ account_type: 'business', company_name: 'Atelier', siret: '73282932000074' });
  });

  it('subscribes to the newsletter after the address is confirmed', async () => {
    const email = newEmail();
    const subscribed = sql`SELECT count(*) AS n FROM newsletter_subscribers WHERE email = ${email} AND status = 'subscribed'`;
    await register(email, { newsletter: true });
    expect(await count(subscribed)).toBe(0);
    await verify((await lastMail(running.api.services, email)).token);
    expect(await count(subscribed)).toBe(1);
  });
});

describe('a link sent by mail', () => {
  it('works once, however many use it at once', async () => {
    const email = newEmail();
    await register(email);
    const { token } = await lastMail(running.api.services, email);
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => verify(token)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(9);
  });

  it('ends after ten minutes', async () => {
    const email = newEmail();
    await register(email);
    later(10);
    expect((await verify((await lastMail(running.api.services, email)).token)).body.code).toBe('LINK_INVALID');
  });

  it('is kept as a hash', async () => {
    const email = newEmail();
    await register(email);
    const { token } = await lastMail(running.api.services, email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await count(sql`SELECT count(*) AS n FROM mail_tokens WHERE strpos(mail_tokens::text, ${token}) > 0`)).toBe(
      0,
    );
  });

  it('of one kind does nothing of another', async () => {
    const { email } = await createAccount(running.api.services);
    await browser().call('POST /api/auth/forgot-password', { email });
    const { token } = await lastMail(running.api.services, email);
    expect((await verify(token)).body.code).toBe('LINK_INVALID');
  });

  it('refuses an address that another account has taken since', async () => {
    const { email } = await createAccount(running.api.services);
    const own = browser();
    await own.login(email);
    const wished = newEmail();
    await own.call('PUT /api/users/email', { email: wished, password: testPassword });
    const { token } = await lastMail(running.api.services, wished);
    await createAccount(running.api.services, { email: wished });
    expect(await verify(token)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await own.call('GET /api/users/profile')).body.email).toBe(email);
  });
});
