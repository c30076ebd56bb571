import type { FactorChallenge, SecondFactors } from '@aimante/api-contract/second-factor';
import { describe, expect, it } from '@jest/globals';
import { testIdentity } from '../../../testing/people/identity.ts';
import { addCodeApp, addPasskey, stepUp } from '../../../testing/people/second-factor.ts';
import { TestAuthenticator } from '../../../testing/people/test-authenticator.ts';
import { createAccount, lastMail, TestBrowser, testPassword } from '../../../testing/people/test-browser.ts';
import { sql } from '../../platform/sql/sql.ts';

const shop = testIdentity();

async function signedIn(role: 'customer' | 'admin' = 'admin') {
  const account = await createAccount(shop.api.services, { role });
  const browser = new TestBrowser(shop.api.url);
  await browser.login(account.email);
  return { ...account, browser };
}

/** What the password alone answers. */
async function askToLogIn(email: string) {
  const browser = new TestBrowser(shop.api.url);
  const { status, body } = await browser.login(email);
  return { browser, status, code: body.code, asked: body.details as FactorChallenge };
}

const finish = (browser: TestBrowser, ticket: string, proof: object) =>
  browser.call('POST /api/auth/second-factor', { ticket, proof });
const now = () => shop.api.services.now();
const team = 'GET /api/admin/team';
const refund = 'POST /api/admin/orders/01a1f866-0d00-7a69-9d44-0d43683a9f3e/refunds';
const money = { amountCents: 100, reason: 'Geste' };

describe('a member of the team without a second factor', () => {
  it('may read, and do nothing that moves money', async () => {
    const { browser } = await signedIn();
    expect((await browser.call(team)).status).toBe(200);
    const refused = await browser.call(refund, money, { 'idempotency-key': 'a' });
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_MISSING']);
    const { body } = await browser.call('GET /api/admin/team/rights');
    expect(body).toMatchObject({ secondFactor: 'missing', levels: { refunds: 'read', team: 'read', orders: 'all' } });
  });

  it('gets the rights of the roles with the first passkey, and recovery codes once', async () => {
    const { browser, email } = await signedIn();
    const { added } = await addPasskey(browser);
    expect(added.status).toBe(201);
    expect(added.body.recoveryCodes).toHaveLength(10);
    const asked = await browser.call(refund, money, { 'idempotency-key': 'a' });
    expect([asked.status, asked.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    const { body } = await browser.call<SecondFactors>('GET /api/auth/second-factors');
    expect(body).toMatchObject({ passkeys: [{ name: 'Clé de test' }], recoveryCodesLeft: 10, isNeeded: true });
    expect(body.recoveryCodes).toBeUndefined();
    expect(await lastMail(shop.api.services, email)).toMatchObject({ kind: 'second-factor-changed' });
  });

  it('cannot add one with a stolen session alone', async () => {
    const { browser } = await signedIn();
    const without = await browser.call('POST /api/auth/second-factors/passkeys/start', {});
    expect([without.status, without.body.code]).toEqual([403, 'WRONG_PASSWORD']);
    const wrong = await browser.call('POST /api/auth/second-factors/code-app/start', { password: 'Autre-Chose-1' });
    expect(wrong.body.code).toBe('WRONG_PASSWORD');
  });
});

describe('a second factor', () => {
  it('is no passkey that answers another challenge', async () => {
    const { browser } = await signedIn();
    const start = 'POST /api/auth/second-factors/passkeys/start';
    const { body } = await browser.call<FactorChallenge>(start, { password: testPassword });
    const passkey = new TestAuthenticator().create({ challenge: 'x'.repeat(43) });
    const refused = await browser.call('POST /api/auth/second-factors/passkeys', {
      ticket: body.ticket,
      name: 'Clé',
      passkey,
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'PASSKEY_REFUSED']);
  });

  it('of an app can be removed', async () => {
    const { browser } = await signedIn();
    await addCodeApp(browser, { now: now() });
    const { status, body } = await browser.call<SecondFactors>('DELETE /api/auth/second-factors/code-app');
    expect([status, body.hasCodeApp]).toEqual([200, false]);
  });
});

describe('a login with a second factor', () => {
  it('opens no session with the password alone, and one with the passkey', async () => {
    const { email, browser: first } = await signedIn('customer');
    const { authenticator } = await addPasskey(first);
    const { browser, status, code, asked } = await askToLogIn(email);
    expect([status, code, browser.token, browser.cookies.size]).toEqual([403, 'SECOND_FACTOR_NEEDED', undefined, 0]);
    const passkey = authenticator.sign(asked.passkey as { challenge: string });
    expect((await finish(browser, asked.ticket, { passkey })).status).toBe(200);
    expect((await browser.call('GET /api/users/profile')).status).toBe(200);
    // The same answer opens nothing again.
    const again = await finish(new TestBrowser(shop.api.url), asked.ticket, { passkey });
    expect(again.body.code).toBe('CHALLENGE_EXPIRED');
  });

  it('is still asked after a new password by mail', async () => {
    const { email, browser: first } = await signedIn('customer');
    await addPasskey(first);
    await first.call('POST /api/auth/forgot-password', { email });
    const { token } = await lastMail(shop.api.services, email);
    const password = 'Tournesol-Orange-88';
    expect((await first.call('POST /api/auth/reset-password', { token, password })).status).toBe(200);
    const answer = await new TestBrowser(shop.api.url).login(email, password);
    expect([answer.status, answer.body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('needs no password with a passkey', async () => {
    const { browser: first, id } = await signedIn();
    const { authenticator } = await addPasskey(first);
    const browser = new TestBrowser(shop.api.url);
    const { body } = await browser.call<FactorChallenge>('POST /api/auth/passkey-login', {});
    const passkey = authenticator.sign(body.passkey as { challenge: string });
    const answer = await finish(browser, body.ticket, { passkey });
    expect([answer.status, answer.body.user?.id]).toEqual([200, id]);
    expect((await browser.call('GET /api/admin/team/rights')).body).toMatchObject({ secondFactor: 'proved' });
  });

  it('refuses a passkey of another account, of another site and of another challenge', async () => {
    const { email, browser: first } = await signedIn();
    const { authenticator } = await addPasskey(first);
    const { authenticator: theirs } = await addPasskey((await signedIn()).browser);
    const { browser, asked } = await askToLogIn(email);
    const { challenge } = asked.passkey as { challenge: string };
    const stranger = new TestAuthenticator('http://localhost:3000');
    const elsewhere = new TestAuthenticator('https://aimante.example');
    const wrong = [
      theirs.sign({ challenge }),
      stranger.sign({ challenge }),
      elsewhere.sign({ challenge }),
      authenticator.sign({ challenge: 'x'.repeat(43) }),
    ];
    for (const passkey of wrong)
      expect((await finish(browser, asked.ticket, { passkey })).body.code).toBe('SECOND_FACTOR_WRONG');
    const right = await finish(browser, asked.ticket, { passkey: authenticator.sign({ challenge }) });
    expect(right.status).toBe(200);
  });

  it('takes each code of an app once', async () => {
    const { email, browser: first } = await signedIn();
    const { app } = await addCodeApp(first, { now: now() });
    shop.later(1);
    const proof = { code: app.generate({ timestamp: now().getTime() }) };
    const one = await askToLogIn(email);
    expect((await finish(one.browser, one.asked.ticket, proof)).status).toBe(200);
    const other = await askToLogIn(email);
    expect((await finish(other.browser, other.asked.ticket, proof)).body.code).toBe('SECOND_FACTOR_WRONG');
  });

  it('takes each recovery code once', async () => {
    const { email, browser: first } = await signedIn();
    const { added } = await addPasskey(first);
    const code = added.body.recoveryCodes?.[3]?.toUpperCase() ?? '';
    const one = await askToLogIn(email);
    expect((await finish(one.browser, one.asked.ticket, { code })).status).toBe(200);
    const other = await askToLogIn(email);
    expect((await finish(other.browser, other.asked.ticket, { code })).body.code).toBe('SECOND_FACTOR_WRONG');
  });

  it('slows down a person who guesses codes', async () => {
    const { email, browser: first } = await signedIn();
    await addCodeApp(first, { now: now() });
    const { browser, asked } = await askToLogIn(email);
    const codes = [];
    for (let guess = 0; guess < 6; guess += 1)
      codes.push((await finish(browser, asked.ticket, { code: `00000${guess}` })).body.code);
    expect(codes.at(-1)).toBe('LOGIN_THROTTLED');
  });
});

describe('a step-up', () => {
  it('is asked for ten minutes after the proof, and given by the passkey', async () => {
    const { browser } = await signedIn();
    const { authenticator } = await addPasskey(browser);
    shop.later(11);
    await browser.call('POST /api/auth/refresh', {});
    const old = await browser.call(refund, money, { 'idempotency-key': 'a' });
    expect([old.status, old.body.code]).toEqual([403, 'STEP_UP_NEEDED']);
    // Rights without a step-up remain.
    expect((await browser.call('GET /api/admin/settings')).status).toBe(200);
    const done = await stepUp(browser, ({ passkey }) => ({ passkey: authenticator.sign(passkey as never) }));
    expect(done.status).toBe(200);
    expect((await browser.call(refund, money, { 'idempotency-key': 'a' })).body.code).toBe('ORDER_NOT_FOUND');
  });

  it('of one session does nothing for another', async () => {
    const { email, browser: one } = await signedIn();
    const { authenticator } = await addPasskey(one);
    const other = await askToLogIn(email);
    const passkey = authenticator.sign(other.asked.passkey as { challenge: string });
    await finish(other.browser, other.asked.ticket, { passkey });
    const { body } = await one.call<FactorChallenge>('POST /api/auth/step-up/start', {});
    const proof = { passkey: authenticator.sign(body.passkey as { challenge: string }) };
    const answer = await other.browser.call('POST /api/auth/step-up', { ticket: body.ticket, proof });
    expect(answer.body.code).toBe('CHALLENGE_EXPIRED');
  });

  it('is needed to remove a factor, and the rights go with the last one', async () => {
    const { browser } = await signedIn();
    const { added } = await addPasskey(browser);
    const path = `DELETE /api/auth/second-factors/passkeys/${added.body.passkeys[0]?.id}`;
    shop.later(11);
    await browser.call('POST /api/auth/refresh', {});
    expect((await browser.call(path)).body.code).toBe('STEP_UP_NEEDED');
    await stepUp(browser, () => ({ code: added.body.recoveryCodes?.[0] }));
    expect((await browser.call('POST /api/auth/second-factors/recovery-codes', {})).body.recoveryCodes).toHaveLength(
      10,
    );
    expect((await browser.call<SecondFactors>(path)).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await browser.call('DELETE /api/auth/second-factors/code-app')).body.code).toBe('FACTOR_NOT_FOUND');
    expect((await browser.call('GET /api/admin/team/rights')).body).toMatchObject({ secondFactor: 'missing' });
  });
});

describe('the devices of the team', () => {
  it('are announced by mail when they are new, and not again', async () => {
    const { email, browser } = await signedIn();
    expect(await lastMail(shop.api.services, email)).toMatchObject({ kind: 'new-device' });
    const mails = () => shop.count(sql`SELECT count(*) AS n FROM outbox WHERE recipient = ${email}`);
    await browser.login(email);
    expect(await mails()).toBe(1);
    await new TestBrowser(shop.api.url).login(email);
    expect(await mails()).toBe(2);
  });

  it('of a customer are not announced', async () => {
    const { email } = await signedIn('customer');
    expect(await shop.count(sql`SELECT count(*) AS n FROM outbox WHERE recipient = ${email}`)).toBe(0);
  });

  it('are listed and ended by an owner, who also resets lost factors', async () => {
    const owner = await signedIn();
    await addPasskey(owner.browser);
    const member = await signedIn();
    await addPasskey(member.browser);
    const path = `/api/admin/team/members/${member.id}`;
    const { body } = await owner.browser.call<{ sessions: { id: string }[]; passkeys: object[] }>(`GET ${path}`);
    expect([body.sessions.length, body.passkeys.length]).toEqual([1, 1]);
    const ended = await owner.browser.call<{ sessions: object[] }>(`DELETE ${path}/sessions/${body.sessions[0]?.id}`);
    expect(ended.body.sessions).toEqual([]);
    expect((await member.browser.call(team)).status).toBe(401);
    expect((await owner.browser.call(`DELETE ${path}/second-factors`)).body).toMatchObject({ passkeys: [] });
    expect((await askToLogIn(member.email)).status).toBe(200);
    const own = await owner.browser.call(`DELETE /api/admin/team/members/${owner.id}/second-factors`);
    expect(own.body.code).toBe('NOT_ONESELF');
  });
});
