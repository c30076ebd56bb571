import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { startTestApi } from '../../testing/platform/start-test-api.ts';

it('answers a busy caller on a connection that was idle for seconds', async () => {
  const api = await startTestApi();
  const list = async () => (await fetch(`${api.url}/api/products`)).status;
  await list();
  await wait(2500);
  // The process can close no connection, and forget none, until the next call is on its way.
  const end = performance.now() + 3500;
  while (performance.now() < end);
  const status = await list().catch(({ cause }: Error) => cause);
  await api.close();
  expect(status).toBe(200);
});
