import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createFrameReader, frameOf } from './child/frames.ts';
import type { MessageFromChild, MessageToChild, StartMessage } from './child/messages.ts';
import { processUsage } from './process-usage.ts';
import { readMessage } from './read-message.ts';

const FOLDER = fileURLToPath(new URL('./child/', import.meta.url));
const HEAP_MB = 192;
/** Heap, buffers and Node itself. The heap alone ends by its own limit. */
const MEMORY_MB = 512;
const MAX_FRAME_BYTES = 8_000_000;
const WATCH_MS = 250;
/** A process without a request may use a fiftieth of a core, and this much more at once. */
const IDLE_SHARE = 0.02;
const IDLE_CPU_MS = 1500;

/** The arguments of Node for untrusted code: it reads this folder, and nothing else. */
export const CHILD_ARGUMENTS: readonly string[] = [
  '--permission',
  '--disallow-code-generation-from-strings',
  `--allow-fs-read=${FOLDER}`,
  `--max-old-space-size=${HEAP_MB}`,
  '--no-warnings',
];

export interface EntryProcess {
  /** `common` is JSON of what the request shares with others. It is sent only when it differs from the last one. */
  readonly send: (message: MessageToChild, common?: string) => void;
  readonly kill: () => void;
}

interface EntryProcessOptions {
  readonly start: StartMessage;
  readonly isBusy: () => boolean;
  readonly onMessage: (message: MessageFromChild) => void;
  /** At most once. The process is dead. */
  readonly onEnd: (what: string) => void;
}

/** Starts the process of a server entry: no files, no environment, and one channel, to the edge. */
export function startEntryProcess({ start, isBusy, onMessage, onEnd }: EntryProcessOptions): EntryProcess {
  const child = spawn(process.execPath, [...CHILD_ARGUMENTS, `${FOLDER}render-child.ts`], {
    cwd: FOLDER,
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let hasEnded = false;
  const end = (what: string) => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(watch);
    child.kill('SIGKILL');
    onEnd(what);
  };
  const watch = watchUsage(child, { isBusy, end });
  const read = createFrameReader({
    maxBytes: MAX_FRAME_BYTES,
    onTooLong: (bytes) => end(`sent ${bytes} bytes at once`),
    onFrame(json, html) {
      const message = hasEnded ? undefined : readMessage(json, html);
      if (message) onMessage(message);
      else end('wrote into the channel');
    },
  });
  child.stdout.on('data', (chunk: Buffer) => !hasEnded && read(chunk));
  child.on('exit', () => end('ended')).on('error', ({ message }) => end(`does not start: ${message}`));
  // The process ended while it was written to: `exit` follows.
  child.stdin.on('error', () => undefined);
  letTheEdgeStop(child);
  let known = '';
  const send = (message: MessageToChild, common = known) => {
    child.stdin.write(frameOf(JSON.stringify(message), common === known ? '' : common));
    known = common;
  };
  send(start);
  return { send, kill: () => end('stopped') };
}

/** Where the kernel shows them: memory outside the heap, and a loop that goes on after the last answer. */
function watchUsage(
  child: ChildProcess,
  { isBusy, end }: Pick<EntryProcessOptions, 'isBusy'> & { end: (what: string) => void },
) {
  let before = 0;
  let idleMs = 0;
  const look = async () => {
    const usage = child.pid === undefined ? undefined : await processUsage(child.pid);
    if (!usage) return;
    const used = usage.cpuMs - before;
    before = usage.cpuMs;
    idleMs = isBusy() ? 0 : Math.max(0, idleMs + used - WATCH_MS * IDLE_SHARE);
    if (usage.memoryMb > MEMORY_MB) end(`used ${Math.round(usage.memoryMb)} MB`);
    else if (idleMs > IDLE_CPU_MS) end(`used the processor for ${Math.round(idleMs)} ms without a request`);
  };
  return setInterval(() => void look(), WATCH_MS).unref();
}

/** A process that waits for nothing must not keep the edge alive. */
function letTheEdgeStop(child: ChildProcess): void {
  child.unref();
  // The types say streams. With `pipe`, both are sockets.
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.unref();
}
