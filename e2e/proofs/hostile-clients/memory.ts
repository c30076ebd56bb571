import { readFileSync } from 'node:fs';
import { familyOf, isAlive } from '../../commands/shop-process.ts';

export interface Memory {
  readonly pid: number;
  readonly name: string;
  readonly megabytes: number;
}

/** What each of our processes has in memory, below this one. PostgreSQL shares its buffers. */
export function memoryOf(pid: number): Memory[] {
  return familyOf(pid)
    .filter(isAlive)
    .map((member) => ({ pid: member, name: commandOf(member), megabytes: megabytesOf(member) }))
    .filter(({ name }) => /server\.ts|keeper\.ts|child/.test(name));
}

export const totalOf = (processes: readonly Memory[]): number =>
  processes.reduce((sum, { megabytes }) => sum + megabytes, 0);

/** The script and what follows it. */
function commandOf(pid: number): string {
  const [, ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return words
    .map((word) => word.split('/').slice(-3).join('/'))
    .join(' ')
    .trim();
}

function megabytesOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
