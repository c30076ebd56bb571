import { readConfig } from '../config.ts';
import { createServices } from '../start/services.ts';
import { runJobs } from './run-jobs.ts';

/** A process of its own that never comes back from a job, and is killed in it: `node hang-in-job.fixture.ts <database> <folder>`. */
const [url = '', dataDir = ''] = process.argv.slice(2);
const services = await createServices(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'false' }), url);
const job = {
  name: 'test-hang',
  schedule: '0 0 1 1 *',
  wakesOn: 'outbox',
  run: () => new Promise<void>(() => process.send?.('hangs')),
} as const;
await runJobs(services, { url, jobs: [job], log: () => {} });
