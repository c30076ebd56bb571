import type { FactorChallenge, SecondFactors } from '@aimante/api-contract/second-factor';
import { Secret, TOTP } from 'otpauth';
import type { Services } from '../../src/platform/services/services.ts';
import { TestAuthenticator } from './test-authenticator.ts';
import { type TestBrowser, testPassword } from './test-browser.ts';

/** Adds a passkey to the account of the browser. */
export async function addPasskey(browser: TestBrowser, password: string | undefined = testPassword) {
  const authenticator = new TestAuthenticator();
  const asked = await browser.call<FactorChallenge>('POST /api/auth/second-factors/passkeys/start', { password });
  const { ticket, passkey } = asked.body;
  const answer = passkey && authenticator.create(passkey);
  const body = { ticket, name: 'Clé de test', passkey: answer };
  const added = await browser.call<SecondFactors>('POST /api/auth/second-factors/passkeys', body);
  return { authenticator, asked, added };
}

export async function addCodeApp(
  browser: TestBrowser,
  { now, password = testPassword }: { now: Date; password?: string },
) {
  const { body } = await browser.call<{ ticket: string; secret: string }>(
    'POST /api/auth/second-factors/code-app/start',
    { password },
  );
  const app = new TOTP({ secret: Secret.fromBase32(body.secret) });
  const code = app.generate({ timestamp: now.getTime() });
  const added = await browser.call<SecondFactors>('POST /api/auth/second-factors/code-app', {
    ticket: body.ticket,
    code,
  });
  return { app, added };
}

export async function stepUp(browser: TestBrowser, prove: (asked: FactorChallenge) => object) {
  const { body } = await browser.call<FactorChallenge>('POST /api/auth/step-up/start', {});
  return browser.call('POST /api/auth/step-up', { ticket: body.ticket, proof: prove(body) });
}

/** For tests of other things: the session counts as proved, and the account as one with a passkey. */
export async function spareSecondFactor({ pool, now }: Pick<Services, 'pool' | 'now'>, userId: string): Promise<void> {
  await pool.query(
    `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, is_synced, name)
     VALUES (gen_random_uuid(), $1, gen_random_uuid()::text, 'none', 0, false, 'test') ON CONFLICT DO NOTHING`,
    [userId],
  );
  await pool.query('UPDATE sessions SET second_factor_at = $2 WHERE user_id = $1', [userId, now()]);
}
