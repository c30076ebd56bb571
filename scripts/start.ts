import { dirname } from 'node:path';
import { readConfig } from './config.ts';
import { createChildProcesses } from './system/child-processes.ts';
import { startSystem } from './system/start-system.ts';
import { stopOnSignal } from './system/stop-on-signal.ts';

const root = dirname(import.meta.dirname);
const begun = performance.now();
const children = createChildProcesses(root, console.log);
const stop = stopOnSignal(() => children.stopAll());

try {
  const config = readConfig(process.env, root);
  const { siteUrl, apiUrl, fails } = await startSystem({
    root,
    config,
    env: process.env,
    children,
    print: console.log,
  });
  console.log(`\nSite      ${siteUrl}\nAPI       ${apiUrl}  (documentation: ${apiUrl}/docs)`);
  if (config.isDemo) {
    console.log('Customer  client@aimante.test  Demo-Client-2026');
    console.log(`Workshop  admin@aimante.test   Demo-Admin-2026   (${siteUrl}/admin)`);
    console.log(`Mails     ${apiUrl}/dev/mailbox`);
  }
  console.log(`\nready in ${((performance.now() - begun) / 1000).toFixed(1)} s. Ctrl-C stops everything.`);
  await fails;
} catch (error) {
  if (!stop.hasBegun()) await end(error);
}

async function end(error: unknown): Promise<never> {
  await children.stopAll();
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
