import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/platform/config/config.ts';
import { migrate } from '../src/platform/database/connection/migrate.ts';
import type { Job } from '../src/platform/jobs/job.ts';
import { runJobs } from '../src/platform/jobs/run-jobs.ts';
import { jobs } from '../src/start/jobs.ts';
import { createServices } from '../src/start/services.ts';
import { createTestDatabase } from '../testing/postgres/test-database.ts';

/**
 * A process is killed while it is in all of its jobs, before or after their work: another process continues each of them
 * within 15 seconds.
 */
const withinMs = 15_000;
const patienceMs = 120_000;
const [role, url = '', dataDir = '', moment = ''] = process.argv.slice(2);
if (role === 'victim') await dieInJobs();
else await prove();

/** Runs all jobs. Each hangs instead of its work or after it. */
async function dieInJobs(): Promise<void> {
  process.once('disconnect', () => process.exit());
  const services = await open();
  const hanging = (job: Job): Job => ({
    ...job,
    wakesOn: 'outbox',
    async run() {
      if (moment === 'after') await job.run(services);
      await new Promise<void>(() => process.send?.(job.name));
    },
  });
  await runJobs(services, { url, jobs: jobs.map(hanging), log: ({ job, error }) => console.log(job, error) });
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
  let tried = 0;
  let lost = 0;
  for (const moment of ['before', 'after']) {
    const inJobs = await killInJobs(moment);
    const resumed = await resumeAll();
    for (const { name } of jobs) {
      const ms = inJobs.has(name) ? (resumed.get(name) ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
      tried += 1;
      if (ms > withinMs) lost += 1;
      console.log(`${name}, killed ${moment} its work: ${Math.round(ms)} ms`);
    }
    process.send?.({ type: 'proof', proof, tried, lost });
  }
  await services.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);

  /** The names of the jobs that the process was in. */
  async function killInJobs(moment: string): Promise<Set<string>> {
    const names = new Set<string>();
    const { promise: isInAll, resolve } = Promise.withResolvers<void>();
    const victim = fork(import.meta.filename, ['victim', database.url, folder, moment], { execArgv: [] });
    victim.on('message', (name) => {
      if (typeof name === 'string') names.add(name);
      if (names.size === jobs.length) resolve();
    });
    const timeout = setTimeout(resolve, patienceMs);
    const exit = once(victim, 'exit');
    await Promise.race([isInAll, exit]);
    clearTimeout(timeout);
    victim.kill('SIGKILL');
    await exit;
    return names;
  }

  /** Milliseconds until each job is done by another process, which nothing wakes. */
  async function resumeAll(): Promise<Map<string, number>> {
    const died = performance.now();
    const times = new Map<string, number>();
    const { promise: areAllDone, resolve } = Promise.withResolvers<void>();
    const successors = jobs.map((job) => ({
      name: job.name,
      schedule: job.schedule,
      async run() {
        await job.run(services);
        if (!times.has(job.name)) times.set(job.name, performance.now() - died);
        if (times.size === jobs.length) resolve();
      },
    }));
    const log = ({ job, error }: { job: string; error: unknown }) => console.log(job, error);
    const running = await runJobs(services, { url: database.url, jobs: successors, log });
    const timeout = setTimeout(resolve, patienceMs);
    await areAllDone;
    clearTimeout(timeout);
    await running.stop();
    return times;
  }
}
