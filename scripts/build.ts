import { dirname } from 'node:path';
import { buildAll } from './system/build-all.ts';
import { createChildProcesses } from './system/child-processes.ts';
import { stopOnSignal } from './system/stop-on-signal.ts';

/** `npm run build` builds what changed, `npm run build -- mf-catalog` only this package. */
const root = dirname(import.meta.dirname);
const folders = process.argv.slice(2);
const children = createChildProcesses(root, console.log);
const stop = stopOnSignal(() => children.stopAll());

try {
  await buildAll({ root, children, print: console.log, ...(folders.length > 0 && { folders }) });
  console.log('Everything is built.');
  process.exit(0);
} catch (error) {
  if (!stop.hasBegun()) {
    await children.stopAll();
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
