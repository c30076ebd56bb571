import type { Subject } from '../database/connection/changes.ts';
import type { Services } from '../services/services.ts';

/**
 * Background work. A job finds its work in the database: the next run makes up for an interrupted one, and two runs at
 * once do no harm.
 */
export interface Job {
  name: string;
  /** Cron, in UTC. */
  schedule: string;
  /** Also runs as soon as this subject changes. */
  wakesOn?: Subject;
  /** Also runs at this interval, if a minute is too long. */
  everySeconds?: number;
  run(services: Services): Promise<void>;
}
