import { setTimeout as pause } from 'node:timers/promises';
import { grownOf, memoryOf } from './memory.ts';

const AT_ONCE = 200;
/** More different pages and answers than the caches of edge and API keep. */
const WARM_CALLS = 5000;
const RUN_MS = 90_000;
const REST_MS = 15_000;
/** Longer than the limit of a call in the server. */
const HANGS_MS = 20_000;

export interface Overload {
  readonly asked: number;
  readonly faults: readonly string[];
  readonly statuses: Readonly<Record<string, number>>;
  readonly processes: number;
  readonly grown: readonly string[];
}

/**
 * Two hundred clients that ask at once for what no cache has. Each gets an answer, or 503 or 429 with the time to wait.
 * The first calls fill the caches, and in the 90 seconds after them no process may grow.
 */
export async function overload(addresses: readonly ((number: number) => string)[], pid: number): Promise<Overload> {
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let asked = 0;
  const ask = async () => {
    const number = asked++;
    const address = addresses[number % addresses.length]?.(number) ?? '';
    const headers = { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(HANGS_MS) }).catch(String);
    const isAnswer = typeof answer !== 'string';
    if (isAnswer) await answer.arrayBuffer().catch(() => undefined);
    const status = isAnswer ? answer.status : 'none';
    statuses[status] = (statuses[status] ?? 0) + 1;
    const waits = isAnswer && (status === 503 || status === 429) && answer.headers.has('retry-after');
    if (status !== 200 && !waits) faults.push(`${address}: ${isAnswer ? status : answer}`);
  };
  const run = async (goesOn: () => boolean) => {
    const client = async () => {
      while (goesOn()) await ask();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
    await pause(REST_MS);
    return memoryOf(pid);
  };
  const warm = await run(() => asked < WARM_CALLS);
  const end = performance.now() + RUN_MS;
  const later = await run(() => performance.now() < end);
  return { asked, faults, statuses, processes: later.length, grown: grownOf(warm, later) };
}
