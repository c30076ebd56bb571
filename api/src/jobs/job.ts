import type { Subject } from '../database/changes.ts';
import type { Services } from '../services.ts';

/** Work behind the scenes. It finds its work in the database, so that a run too many does no harm and a lost one is made up for. */
export interface Job {
  name: string;
  /** Cron, in UTC. */
  schedule: string;
  /** Also as soon as this changes. */
  wakesOn?: Subject;
  run(services: Services): Promise<void>;
}
