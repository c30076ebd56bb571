import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFlakyProxy } from '../../../testing/platform/flaky-proxy.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { queueMail } from '../mail/sending/queue-mail.ts';
import type { Job } from './job.ts';
import { runJobs } from './run-jobs.ts';

describe('jobs', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 60_000);
  afterAll(() => api.close());

  it('wake on a change, and one process at a time does them', async () => {
    const { promise: done, resolve } = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const problems: unknown[] = [];
    const job = {
      name: 'test-mails',
      schedule: '0 0 1 1 *',
      wakesOn: 'outbox',
      async run() {
        running += 1;
        most = Math.max(most, running);
        await new Promise((next) => setTimeout(next, 50));
        running -= 1;
        resolve();
      },
    } as const;
    const start = () =>
      runJobs(api.services, { url: api.databaseUrl, jobs: [job], log: ({ error }) => problems.push(error) });
    const servers = [await start(), await start()];
    const mail = { kind: 'contact-reply', to: 'a@exemple.test', locale: 'fr', payload: {} } as const;
    for (let n = 0; n < 5; n += 1) await queueMail(api.services.db, mail);
    await done;
    for (const server of servers) await server.stop();
    expect(most).toBe(1);
    expect(problems).toEqual([]);
  }, 60_000);

  it('start as soon as the database accepts connections', async () => {
    const proxy = await startFlakyProxy();
    const url = proxy.through(api.databaseUrl);
    proxy.meet('refuse');
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const problems: unknown[] = [];
    const job = {
      name: 'test-late-start',
      schedule: '0 0 1 1 *',
      wakesOn: 'outbox',
      run: async () => resolve(),
    } as const;
    const starting = runJobs(api.services, {
      url,
      jobs: [job],
      log({ error }) {
        problems.push(error);
        proxy.meet('none');
      },
    });
    await Promise.all([starting, done]);
    expect(problems.length).toBeGreaterThan(0);
    await (await starting).stop();
    await proxy.close();
  }, 60_000);

  it('resume after their process is killed, and a live run is not started twice', async () => {
    const start = (jobs: readonly Job[]) => runJobs(api.services, { url: api.databaseUrl, jobs, log: () => {} });
    const { promise: goesOn, resolve } = Promise.withResolvers<void>();
    let runs = 0;
    const alive = {
      name: 'test-alive',
      schedule: '0 0 1 1 *',
      wakesOn: 'outbox',
      async run() {
        runs += 1;
        await goesOn;
      },
    } as const;
    const other = await start([alive]);
    const script = join(import.meta.dirname, '../../../testing/platform/hang-in-job.ts');
    const killed = fork(script, [api.databaseUrl, api.services.config.dataDir], { execArgv: [], stdio: 'inherit' });
    await once(killed, 'message');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const killedAt = performance.now();
    const server = await start([{ name: 'test-hang', schedule: '0 0 1 1 *', run: async () => resolve() }]);
    await goesOn;
    expect(performance.now() - killedAt).toBeLessThan(15_000);
    await server.stop();
    await other.stop();
    expect(runs).toBe(1);
  }, 60_000);
});
