import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const SOON_MS = 100;

export interface Program {
  readonly pid: number;
  /** The first message over its channel, for our own programs. */
  readonly ready: Promise<unknown>;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
}

const running = new Set<ChildProcess>();

/** Starts a program that ends with this proof. Its output is shown if `PROOF_LOG` is set. */
export function startProgram(command: string, args: readonly string[], options: SpawnOptions = {}): Program {
  const output = process.env.PROOF_LOG ? 'inherit' : 'ignore';
  const isOurs = command === process.execPath;
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', output, output, ...(isOurs ? ['ipc' as const] : [])],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${command} ${args[0] ?? ''} ended with ${code}`);
  });
  const ready = isOurs ? Promise.race([once(child, 'message'), failed]) : Promise.resolve();
  for (const promise of [failed, ready]) promise.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    ready,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}

/** Stops what still runs, the newest first. */
export async function stopPrograms(): Promise<void> {
  for (const child of [...running].toReversed()) {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exit;
    clearTimeout(late);
  }
}

/** PostgreSQL, Patroni and PgBouncer refuse to run as root. */
export function databaseUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function until(isTrue: () => Promise<boolean>, { what, withinMs }: { what: string; withinMs: number }) {
  const end = performance.now() + withinMs;
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > end) throw new Error(`After ${withinMs / 1000} s: ${what}`);
    await pause(SOON_MS);
  }
}
