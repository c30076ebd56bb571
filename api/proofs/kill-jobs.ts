import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/platform/config/config.ts';
import { migrate } from '../src/platform/database/connection/migrate.ts';
import { runJobs } from '../src/platform/jobs/run-jobs.ts';
import { jobs } from '../src/start/jobs.ts';
import { createServices } from '../src/start/services.ts';
import { createTestDatabase } from '../testing/postgres/test-database.ts';

/** A process is killed in each job, before or after its work: another process continues the job within 15 seconds. */
const withinMs = 15_000;
const [role, wanted = '', url = '', dataDir = '', moment = ''] = process.argv.slice(2);
if (role === 'victim') await dieIn(wanted);
else await prove();

/** Runs only the given job, and hangs instead of its work or after it. */
async function dieIn(name: string): Promise<void> {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`No job is named ${name}`);
  const services = await open();
  const block = () => new Promise<void>(() => process.send?.('hangs'));
  const run = async () => {
    if (moment === 'after') await job.run(services);
    await block();
  };
  await runJobs(services, { url, jobs: [{ ...job, wakesOn: 'outbox', run }], log: () => {} });
}

function open(databaseUrl = url, folder = dataDir) {
  const environment = { NODE_ENV: 'test', DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'silent' };
  return createServices(readConfig(environment), databaseUrl);
}

async function prove(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
  const database = await createTestDatabase({ migrate: (to) => migrate(to).then(() => {}) });
  const services = await open(database.url, folder);
  const proof = 'kill -9 in each job: another process goes on with it within 15 s';
  let lost = 0;
  const trials = jobs.flatMap((job) => ['before', 'after'].map((moment) => ({ job, moment })));
  for (const [place, { job, moment }] of trials.entries()) {
    const args = ['victim', job.name, database.url, folder, moment];
    const victim = fork(import.meta.filename, args, { execArgv: [] });
    const hangs = await Promise.race([
      once(victim, 'message').then(() => true),
      once(victim, 'exit').then(() => false),
    ]);
    const ms = hangs ? await resumesAfter(victim) : Number.POSITIVE_INFINITY;
    if (ms > withinMs) lost += 1;
    console.log(`${job.name}, killed ${moment} its work: ${Math.round(ms)} ms`);
    process.send?.({ type: 'proof', proof, tried: place + 1, lost });

    async function resumesAfter(process: ChildProcess): Promise<number> {
      process.kill('SIGKILL');
      await once(process, 'exit');
      const died = performance.now();
      const { promise: done, resolve } = Promise.withResolvers<number>();
      const run = async () => {
        await job.run(services);
        resolve(performance.now() - died);
      };
      const successor = { name: job.name, schedule: job.schedule, run };
      const running = await runJobs(services, {
        url: database.url,
        jobs: [successor],
        log: ({ error }) => console.log(error),
      });
      const timeout = setTimeout(resolve, 60_000, Number.POSITIVE_INFINITY);
      const ms = await done;
      clearTimeout(timeout);
      await running.stop();
      return ms;
    }
  }
  await services.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
