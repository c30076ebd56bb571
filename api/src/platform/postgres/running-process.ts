import { readFileSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from './run-command.ts';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // A zombie still has its process number.
  return linuxStat(pid)?.[0] !== 'Z';
}

/** The fields after the process name, which is in parentheses and may contain spaces. The first is the state. */
function linuxStat(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

export async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** Distinguishes a process from a later one with the same number. Undefined: no such process. */
export async function birthOf(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'linux') return linuxStat(pid)?.[19];
  if (process.platform === 'win32') return 'alive';
  const { output } = await runCommand('ps', ['-p', String(pid), '-o', 'lstart=']);
  return output.trim() || undefined;
}

export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster;
  if (process.platform === 'win32') {
    const { output } = await runCommand('tasklist', ['/FI', `PID eq ${pid}`, '/NH']);
    return output.includes('postgres.exe');
  }
  const { output } = await runCommand('ps', ['-p', String(pid), '-o', 'command=']);
  return output.includes(cluster);
}
