import { setTimeout as wait } from 'node:timers/promises';
import { inSpan } from '@aimante/telemetry';
import { PgBoss } from 'pg-boss';
import type { Services } from '../services/services.ts';
import { sql } from '../sql/sql.ts';
import type { Job } from './job.ts';

export interface RunningJobs {
  stop(): Promise<void>;
}

interface Options {
  url: string;
  jobs: readonly Job[];
  log: (problem: { job: string; error: unknown }) => void;
}

/** Seconds between two checks for dead runs and new queues. The default of pg-boss is a minute. */
const LOOKS_OFTEN = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1, queueCacheIntervalSeconds: 1 } as const;

/**
 * A run writes a heartbeat each second. After five seconds without one, any process that checks declares the run dead
 * and retries it: about 7 s after a kill (5 s, up to 1 s for the check, up to 1 s for the worker's poll). The database
 * compares its own times. If the event loop blocks for more than 5 s, the run is declared dead while it is alive: two
 * runs overlap, which every job allows. Ten minutes (`expireInSeconds`) are for a run that hangs in a live process.
 */
const deadAfterSeconds = 5;

const QUEUE = {
  expireInSeconds: 600,
  retryLimit: 3,
  retryDelay: 0,
  retryBackoff: false,
  deleteAfterSeconds: 3600,
} as const;
const HEARTBEAT = { pollingIntervalSeconds: 1, heartbeatRefreshSeconds: 1 } as const;

const STARTS = { most: 10, pauseMs: 1000 };

/**
 * However many servers there are, a job has one active run and at most one waiting. A database that is too busy to
 * answer, as after an outage, is asked again: the server goes on with its requests.
 */
export async function runJobs(services: Services, options: Options): Promise<RunningJobs> {
  for (let start = 1; ; start += 1) {
    const { url, log } = options;
    const boss = new PgBoss({ connectionString: url, application_name: 'aimante-jobs', max: 4, ...LOOKS_OFTEN });
    boss.on('error', (error) => log({ job: 'pg-boss', error }));
    try {
      return await startJobs(boss, services, options);
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      if (start === STARTS.most) throw error;
      log({ job: 'pg-boss', error });
      await wait(STARTS.pauseMs);
    }
  }
}

async function startJobs(boss: PgBoss, services: Services, { jobs, log }: Options): Promise<RunningJobs> {
  await boss.start();
  const wake = ({ name }: Job) => void boss.send(name, null).catch((error: unknown) => log({ job: name, error }));
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'stately', ...QUEUE });
    // A queue created by an older release still has the settings of that release.
    await boss.updateQueue(job.name, QUEUE);
    // pg-boss accepts no value below ten seconds in its options.
    await services.db.execute(
      sql`UPDATE pgboss.queue SET heartbeat_seconds = ${deadAfterSeconds} WHERE name = ${job.name}`,
    );
    await boss.schedule(job.name, job.schedule);
    await boss.work(job.name, HEARTBEAT, async () => {
      await inSpan(`job ${job.name}`, {}, () => job.run(services)).catch((error: unknown) => {
        log({ job: job.name, error });
        throw error;
      });
    });
    // No job was woken for changes made while no server was running, so each of these jobs runs once now.
    if (job.wakesOn) wake(job);
  }
  const stopListening = services.changes.onChange((subject) => {
    for (const job of jobs) if (job.wakesOn === subject) wake(job);
  });
  const timers = jobs.flatMap((job) =>
    job.everySeconds === undefined ? [] : [setInterval(wake, job.everySeconds * 1000, job)],
  );
  return {
    async stop() {
      stopListening();
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 1500 });
    },
  };
}
