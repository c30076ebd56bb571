import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { createAuthenticate } from '../../src/people/identity/sessions/authenticate.ts';
import type { Authenticate } from '../../src/platform/http/guards/access.ts';
import { type SQL, sql } from '../../src/platform/sql/sql.ts';
import { startTestApi, type TestApi } from '../platform/start-test-api.ts';
import { TestBrowser, testPassword } from './test-browser.ts';

// Test machines are busy, so the limit is generous; a hang still ends.
jest.setTimeout(60_000);

interface Running {
  api: TestApi;
  authenticate: Authenticate;
}

/** The API with its real authentication and a clock that tests control, for the tests of one file. */
export function testIdentity(environment: Record<string, string> = {}) {
  let clock: number | undefined;
  const running = {} as Running;
  beforeAll(async () => {
    running.api = await startTestApi({
      authenticate: (request) => running.authenticate(request),
      now: () => new Date(clock ?? Date.now()),
      environment,
    });
    running.authenticate = createAuthenticate(running.api.services);
  });
  afterAll(() => running.api.close());
  afterEach(async () => {
    clock = undefined;
    await running.api.services.db.execute(sql`DELETE FROM login_attempts`);
  });
  return Object.assign(running, {
    later(minutes: number) {
      clock = (clock ?? Date.now()) + minutes * 60_000;
    },
    backToNow() {
      clock = undefined;
    },
    count: async (statement: SQL) => Number((await running.api.services.db.execute(statement)).rows[0]?.n),
  });
}

/** Like `testIdentity`, but behind a proxy and with links to a separate site. */
export function testAccounts() {
  const running = testIdentity({ SITE_URL: 'https://aimante.test', TRUST_PROXY: '127.0.0.1' });
  let serial = 0;
  /** Each browser has its own IP address, because the limit on sign-ups is not under test here. */
  const browser = () => {
    serial += 1;
    return new TestBrowser(running.api.url, {
      origin: 'https://aimante.test',
      'x-forwarded-for': `2001:db8:${serial.toString(16)}::1`,
    });
  };
  const registration = (email: string, more: Record<string, unknown> = {}) => ({
    email,
    password: testPassword,
    firstName: 'Zoé',
    lastName: 'Martin',
    acceptTerms: true,
    ...more,
  });
  return Object.assign(running, {
    browser,
    newEmail: () => `person-${++serial}@exemple.test`,
    registration,
    register: (email: string, more = {}, headers = {}) =>
      browser().call('POST /api/auth/register', registration(email, more), headers),
    verify: (token: string) => browser().call('POST /api/auth/verify-email', { token }),
  });
}
