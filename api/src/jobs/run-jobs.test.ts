import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { queueMail } from '../mail/queue-mail.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
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

  it('go on within 15 seconds after their process is killed', async () => {
    const script = join(import.meta.dirname, 'hang-in-job.fixture.ts');
    const killed = fork(script, [api.databaseUrl, api.services.config.dataDir], { execArgv: [], stdio: 'inherit' });
    await once(killed, 'message');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const died = performance.now();
    const { promise: goesOn, resolve } = Promise.withResolvers<number>();
    const run = async () => resolve(performance.now() - died);
    const job = { name: 'test-hang', schedule: '0 0 1 1 *', run };
    const server = await runJobs(api.services, { url: api.databaseUrl, jobs: [job], log: () => {} });
    const after = await goesOn;
    await server.stop();
    expect(after).toBeLessThan(15_000);
  }, 60_000);
});
