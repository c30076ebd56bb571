import { withoutSecrets } from '@aimante/api-contract/core/without-secrets';
import { startTelemetry } from '@aimante/telemetry';
import { buildApp } from './app.ts';
import { createAuthenticate } from './people/index.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { closeGracefully } from './start/close-gracefully.ts';
import { startDatabase } from './start/database.ts';
import { jobs } from './start/jobs.ts';
import { listen } from './start/listen.ts';
import { createServices } from './start/services.ts';
import { StartError } from './start/start-error.ts';
import { stopOnSignals } from './start/stop.ts';

/** Started parts, in order of their start. They are stopped in reverse order. */
const started: (() => Promise<unknown>)[] = [];
/** A terminal expects a quick end. In production, a busy server answers what it has accepted. */
const patienceMs = process.env.NODE_ENV === 'production' ? 6500 : 1000;
const stop = stopOnSignals(started, patienceMs + 2800);

try {
  const config = readConfig(process.env);
  started.push(await startTelemetry(config.role === 'jobs' ? 'aimante-jobs' : 'aimante-api', process.env));
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  const database = await startDatabase(config, log);
  started.push(database.stop);
  const services = await createServices(config, database.url);
  started.push(services.close);
  const app = await buildApp(services, { authenticate: createAuthenticate(services) });
  started.push(closeGracefully(app, patienceMs));
  await listen(app, config);
  if (config.role !== 'api') {
    const log = ({ job, error }: { job: string; error: unknown }) => app.log.error({ err: error, job }, 'job failed');
    const running = await runJobs(services, { url: database.url, jobs, log });
    started.push(running.stop);
  }
  log(`listening on ${config.apiUrl}`);
  process.send?.({ type: 'ready', url: config.apiUrl });
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof StartError;
  const text = isPlain ? error.message : error instanceof Error ? describe(error) : String(error);
  process.stderr.write(`${withoutSecrets(text)}\n`);
  await stop(error instanceof StartError ? error.exitCode : 1);
}

function describe(error: Error): string {
  const cause = error.cause instanceof Error ? `\n  because ${describe(error.cause)}` : '';
  return (error.stack ?? error.message) + cause;
}
