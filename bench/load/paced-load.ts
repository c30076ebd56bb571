import { setTimeout as wait } from 'node:timers/promises';
import { openConnection, requestFor } from './http-load.ts';

export interface PacedLoad {
  /** The address of each request, in turn, all of one server. */
  readonly urls: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

export interface PacedResult {
  readonly sent: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Answers with a status other than 200. */
  readonly refused: number;
}

const CONNECTIONS = 64;

/**
 * Sends requests at a fixed rate, however slow the answers are. A time counts from when the request was due: waiting for
 * a free connection, or for this process, is part of it.
 */
export async function pacedLoad({ urls, perSecond, seconds }: PacedLoad): Promise<PacedResult> {
  const target = new URL(urls[0] ?? '');
  const requests = urls.map((url) => requestFor({ url }));
  const total = perSecond * seconds;
  const times: number[] = [];
  let refused = 0;
  let next = 0;
  const start = performance.now();
  const dueAt = (index: number) => start + (index / perSecond) * 1000;

  async function visitor(): Promise<void> {
    const ask = await openConnection(target);
    while (next < total) {
      const index = next;
      const early = dueAt(index) - performance.now();
      if (early > 0) {
        await wait(early);
        continue;
      }
      next += 1;
      if ((await ask(requests[index % requests.length] ?? Buffer.alloc(0))) !== 200) refused += 1;
      times.push(performance.now() - dueAt(index));
    }
    ask.close();
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  times.sort((a, b) => a - b);
  const at = (part: number) => Math.round((times[Math.floor(times.length * part)] ?? Number.NaN) * 10) / 10;
  return { sent: times.length, medianMs: at(0.5), p99Ms: at(0.99), refused };
}
