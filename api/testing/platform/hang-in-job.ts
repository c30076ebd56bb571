import { readConfig } from '../../src/platform/config/config.ts';
import { runJobs } from '../../src/platform/jobs/run-jobs.ts';
import { createServices } from '../../src/start/services.ts';

/** A process that hangs in a job until it is killed: `node hang-in-job.ts <database> <folder>`. */
const [url = '', dataDir = ''] = process.argv.slice(2);
const services = await createServices(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'false' }), url);
const job = {
  name: 'test-hang',
  schedule: '0 0 1 1 *',
  wakesOn: 'outbox',
  run: () => new Promise<void>(() => process.send?.('hangs')),
} as const;
await runJobs(services, { url, jobs: [job], log: () => {} });
