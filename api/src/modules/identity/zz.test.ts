import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { startTestApi } from '../../testing/start-test-api.ts';
import { createAccount, TestBrowser } from './test-browser.ts';

it('x', async () => {
  const api = await startTestApi({ environment: { TRUST_PROXY: '127.0.0.1' } });
  const median = (xs: number[]) => xs.sort((a, b) => a - b)[xs.length >> 1] ?? 0;
  const out: Record<string, string> = {};
  const accounts = [];
  for (let i = 0; i < 200; i++) accounts.push(await createAccount(api.services));
  let n = 0;
  const time = async (line: string, body: object) => {
    n++;
    const b = new TestBrowser(api.url, { 'x-forwarded-for': `2001:db8::${n.toString(16)}` });
    const t = performance.now();
    const r = await b.call(line, body);
    if (r.status === 429) throw new Error('429');
    return performance.now() - t;
  };
  const kinds: Record<string, (email: string) => [string, object]> = {
    login: (email) => ['POST /api/auth/login', { email, password: 'Wrong-Password-1' }],
    forgot: (email) => ['POST /api/auth/forgot-password', { email }],
    register: (email) => [
      'POST /api/auth/register',
      { email, password: 'Grenouille-Verte-42', firstName: 'Zoé', lastName: 'Martin', acceptTerms: true },
    ],
  };
  for (const [name, make] of Object.entries(kinds)) {
    const known: number[] = [],
      unknown: number[] = [];
    for (let i = 0; i < 200; i++) {
      known.push(await time(...make(accounts[i]!.email)));
      unknown.push(await time(...make(`u-${name}-${i}@exemple.test`)));
    }
    out[name] = `known ${median(known).toFixed(2)} unknown ${median(unknown).toFixed(2)}`;
    await api.services.db.execute(sql`DELETE FROM login_attempts`);
  }
  await api.close();
  expect(out).toEqual({});
}, 120000);
