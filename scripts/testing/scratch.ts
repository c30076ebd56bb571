import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ChildProcesses, createChildProcesses } from '../system/child-processes.ts';
import { stopOnSignal } from '../system/stop-on-signal.ts';
import type { StageOptions } from './test-system.ts';

export interface Scratch extends StageOptions {
  readonly children: ChildProcesses;
  readonly cleanUp: () => Promise<void>;
  readonly isStopping: () => boolean;
}

/** A line below the level `warn`: it is checked, but not shown. */
const isRequest = /^\w+ \| \{"level":[123]0,/;

/** A temporary folder and the processes that use it. Both are gone at the end, and after Ctrl-C. */
export async function openScratch(): Promise<Scratch> {
  const root = dirname(dirname(import.meta.dirname));
  const scratch = await mkdtemp(join(tmpdir(), 'aimante-test-'));
  // Under root, the database runs as another user, and that user needs access to the folder below.
  await chmod(scratch, 0o755);
  const logFile = join(scratch, 'system.log');
  const log = createWriteStream(logFile);
  const children = createChildProcesses(root, (line) => {
    log.write(`${line}\n`);
    if (!isRequest.test(line)) console.log(line);
  });
  const cleanUp = async () => {
    await children.stopAll();
    log.end();
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
  };
  const { hasBegun } = stopOnSignal(cleanUp);
  return { root, scratch, logFile, children, cleanUp, isStopping: hasBegun };
}
