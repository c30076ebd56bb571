import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a'.repeat(32),
  LINK_SECRET: 'b'.repeat(32),
  TRUST_PROXY: '127.0.0.1',
  DEMO_PAYMENTS: 'false',
  DEMO_CARRIERS: 'false',
};

describe('two processes of the API with one database', () => {
  let one: TestApi;
  let other: TestApi;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  beforeAll(async () => {
    one = await startTestApi({ environment: production, now });
    other = await startTestApi({ environment: production, now, through: () => one.databaseUrl });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  const ask = async (api: TestApi, path: string, from: string) =>
    (
      await api.app.inject({
        method: 'POST',
        url: path,
        payload: { email: 'personne@exemple.test' },
        headers: { origin: 'http://localhost:3000', 'x-forwarded-for': from },
        remoteAddress: '127.0.0.1',
      })
    ).statusCode;

  const isRefused = async (api: TestApi): Promise<boolean> => {
    for (let call = 0; call < 90; call += 1) {
      if ((await ask(api, '/nowhere', '203.0.113.9')) === 429) return true;
      // The processes add up behind the answer. A busy database takes longer than 90 calls.
      await pause(20);
    }
    return false;
  };

  it('count the limit of a route together', async () => {
    const path = '/api/auth/forgot-password';
    const statuses = [];
    for (let call = 0; call < 12; call += 1) statuses.push(await ask(call % 2 ? one : other, path, '203.0.113.7'));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429, 429]);
    expect(await ask(one, path, '203.0.113.8')).toBe(202);
  });

  it('add up the limit over all calls within a second', async () => {
    for (let call = 0; call < 200; call += 1) await ask(one, '/nowhere', '203.0.113.9');
    for (let call = 0; call < 200; call += 1) await ask(other, '/nowhere', '203.0.113.9');
    ahead = 1500;
    await ask(one, '/nowhere', '203.0.113.9');
    await ask(other, '/nowhere', '203.0.113.9');
    ahead = 3000;
    // Neither process alone reaches its 300 calls.
    expect([await isRefused(one), await isRefused(other)]).toEqual([true, true]);
  });
});
