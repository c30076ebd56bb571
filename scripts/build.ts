import { dirname } from 'node:path';
import { buildAll } from './system/build-all.ts';
import { createChildProcesses } from './system/child-processes.ts';
import { stopOnSignal } from './system/stop-on-signal.ts';

const root = dirname(import.meta.dirname);
const children = createChildProcesses(root, console.log);
const stop = stopOnSignal(() => children.stopAll());

try {
  await buildAll({ root, children, print: console.log });
  console.log('Everything is built.');
  process.exit(0);
} catch (error) {
  if (!stop.hasBegun()) {
    await children.stopAll();
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
