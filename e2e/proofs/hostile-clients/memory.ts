import { readFileSync, writeFileSync } from 'node:fs';
import { familyOf, isAlive } from '../../commands/shop-process.ts';

const GROWTH = 1.25;
const GROWTH_MB = 60;

export interface Memory {
  readonly pid: number;
  readonly name: string;
  readonly megabytes: number;
}

/** What each of our processes has in memory, below this one. PostgreSQL shares its buffers. */
export function memoryOf(pid: number): Memory[] {
  return membersOf(pid).map((member) => ({ ...member, megabytes: megabytesOf(member.pid, 'VmRSS') }));
}

/** Starts a new high-water mark, which Linux keeps for each process: nothing is missed between two looks. */
export function forgetPeaks(pid: number): void {
  for (const member of membersOf(pid)) writeFileSync(`/proc/${member.pid}/clear_refs`, '5');
}

/** The most that each of our processes had in memory since `forgetPeaks`. */
export function peaksOf(pid: number): Memory[] {
  return membersOf(pid).map((member) => ({ ...member, megabytes: megabytesOf(member.pid, 'VmHWM') }));
}

/** The processes that have more memory than with full caches. */
export function grownOf(warm: readonly Memory[], later: readonly Memory[]): string[] {
  return later.flatMap(({ pid, name, megabytes }) => {
    const before = warm.find((process) => process.pid === pid)?.megabytes ?? megabytes;
    console.log(`${name} (${pid}): ${before} MB with full caches, ${megabytes} MB at the end`);
    return megabytes > before * GROWTH && megabytes > before + GROWTH_MB
      ? [`${name}: ${before} to ${megabytes} MB`]
      : [];
  });
}

export function membersOf(pid: number): { pid: number; name: string }[] {
  return familyOf(pid)
    .filter(isAlive)
    .map((member) => ({ pid: member, name: commandOf(member) }))
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

function megabytesOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
