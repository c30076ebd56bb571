import { PgBoss } from 'pg-boss';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';

export interface RunningJobs {
  stop(): Promise<void>;
}

interface Options {
  url: string;
  jobs: readonly Job[];
  log: (problem: { job: string; error: unknown }) => void;
}

/** A queue whose run was under way when pg-boss looked last fetches nothing until it looks again: by default, a minute or two. */
const FRESH = { superviseIntervalSeconds: 2, monitorIntervalSeconds: 1, queueCacheIntervalSeconds: 2 } as const;

/** However many servers there are, a job has one run at a time and at most one more waiting. */
export async function runJobs(services: Services, { url, jobs, log }: Options): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'aimante-jobs', max: 4, ...FRESH });
  boss.on('error', (error) => log({ job: 'pg-boss', error }));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'stately', retryLimit: 3, retryBackoff: true, expireInSeconds: 600 });
    await boss.schedule(job.name, job.schedule);
    await boss.work(job.name, { pollingIntervalSeconds: 1 }, async () => {
      await job.run(services).catch((error: unknown) => {
        log({ job: job.name, error });
        throw error;
      });
    });
  }
  const stopListening = services.changes.onChange((subject) => {
    for (const job of jobs.filter(({ wakesOn }) => wakesOn === subject)) {
      boss.send(job.name, null).catch((error: unknown) => log({ job: job.name, error }));
    }
  });
  return {
    async stop() {
      stopListening();
      await boss.stop({ graceful: true, timeout: 1500 });
    },
  };
}
