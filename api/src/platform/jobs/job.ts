import type { Subject } from '../database/changes.ts';
import type { Services } from '../services/services.ts';

/**
 * Background work. A job finds its work in the database: a run that is cut off is made up for by the next one, and two runs
 * at once do no harm.
 */
export interface Job {
  name: string;
  /** Cron, in UTC. */
  schedule: string;
  /** Also as soon as this changes. */
  wakesOn?: Subject;
  /** Also so often, where a minute is too long. */
  everySeconds?: number;
  run(services: Services): Promise<void>;
}
