import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ProcessUsage {
  readonly memoryMb: number;
  /** CPU time since its start. */
  readonly cpuMs: number;
}

const TICK_MS = 10;
const PAGE_KB = 4;

/** What the kernel says, since the process itself may lie. Undefined on a system without `/proc`. */
export async function processUsage(pid: number): Promise<ProcessUsage | undefined> {
  const stat = await readFile(join('/', 'proc', String(pid), 'stat'), 'utf8').catch(() => undefined);
  // The second field is the name in parentheses, and may contain spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return undefined;
  const [userTicks = 0, systemTicks = 0, pages = 0] = [fields[11], fields[12], fields[21]].map(Number);
  return { memoryMb: (pages * PAGE_KB) / 1024, cpuMs: (userTicks + systemTicks) * TICK_MS };
}
