import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A message from a child over its channel. Only its parent receives it. */
export type ChildMessage = { readonly type: string } & Readonly<Record<string, unknown>>;

export interface ChildOptions {
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** A third-party tool: it writes to our own output and uses no channel. */
  readonly isForeign?: boolean;
}

export interface Child {
  readonly name: string;
  /** The first message of this type. Rejects when the child ends before it. */
  readonly messageOfType: (type: string) => Promise<ChildMessage>;
  readonly onMessage: (listener: (message: ChildMessage) => void) => void;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  readonly stop: () => Promise<void>;
}

export interface ChildProcesses {
  readonly start: (options: ChildOptions) => Child;
  /** Ends all of them. No child can start afterwards. */
  readonly stopAll: () => Promise<void>;
}

/** Longer than any of our programs takes to stop, and within the five seconds that a stop may take in total. */
const TIMEOUT_MS = 4200;
const LAST_OUTPUT_MS = 200;

/** Node programs that never outlive this process: each watches its channel and stops when the channel closes. */
export function createChildProcesses(root: string, print: (line: string) => void): ChildProcesses {
  const children = new Set<Child>();
  let isStopped = false;
  return {
    start(options) {
      if (isStopped) throw new Error(`${options.name} was not started: the system is stopping.`);
      const child = startChild(root, options, print);
      children.add(child);
      void child.ended.then(() => children.delete(child));
      return child;
    },
    async stopAll() {
      isStopped = true;
      await Promise.all([...children].map((child) => child.stop()));
    },
  };
}

function startChild(root: string, options: ChildOptions, print: (line: string) => void): Child {
  const { name, script, args = [], env = process.env, isForeign = false } = options;
  const stdio: StdioOptions = isForeign ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe', 'ipc'];
  // The workers of a tool are in its process group and end with it, even when they are busy.
  const detached = isForeign && process.platform !== 'win32';
  const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio, detached });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => print(`${name} | ${line}`));
  }
  const messages: ChildMessage[] = [];
  child.on('message', (message) => messages.push(message as ChildMessage));
  const ended = new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => {
      const end = () => resolve(code ?? signal ?? 'unknown');
      // The last output may still be in the pipe. A grandchild that keeps the pipe open must not block this process.
      child.once('close', end);
      setTimeout(end, LAST_OUTPUT_MS).unref();
    });
  });
  return {
    name,
    ended,
    onMessage: (listener) => child.on('message', (message) => listener(message as ChildMessage)),
    messageOfType: (type) => messageOf(child, { name, type, ended, messages }),
    stop: () => stopChild(child, { ended, isGroup: detached }),
  };
}

interface Awaited {
  readonly name: string;
  readonly type: string;
  readonly ended: Promise<number | string>;
  readonly messages: readonly ChildMessage[];
}

function messageOf(child: ChildProcess, { name, type, ended, messages }: Awaited): Promise<ChildMessage> {
  const messageOfType = messages.find((message) => message.type === type);
  if (messageOfType) return Promise.resolve(messageOfType);
  return new Promise((resolve, reject) => {
    child.on('message', (message) => (message as ChildMessage).type === type && resolve(message as ChildMessage));
    void ended.then((end) => reject(new ChildEnded(name, end)));
  });
}

export class ChildEnded extends Error {
  /** The exit code, or the signal that ended it. */
  readonly end: number | string;

  constructor(name: string, end: number | string) {
    super(`${name} stopped by itself (${typeof end === 'number' ? `exit ${end}` : end}). Its last lines are above.`);
    this.end = end;
  }
}

interface Stopping {
  readonly ended: Promise<unknown>;
  readonly isGroup: boolean;
}

async function stopChild(child: ChildProcess, { ended, isGroup }: Stopping): Promise<void> {
  const signal = (name: NodeJS.Signals) => (isGroup && child.pid ? killGroup(child.pid, name) : child.kill(name));
  // The closed channel is the request to stop, on every system. The signal reaches a child that does not listen yet.
  if (child.connected) child.disconnect();
  if (process.platform !== 'win32') signal('SIGTERM');
  const last = setTimeout(() => signal('SIGKILL'), TIMEOUT_MS);
  await ended;
  clearTimeout(last);
  if (isGroup) signal('SIGKILL');
}

function killGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // The group is already empty.
  }
}
