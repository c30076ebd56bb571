import { setTimeout as pause } from 'node:timers/promises';
import { Buyer, type Shop } from '../cluster/buyers.ts';

const PAUSE_MS = 50;
/** What a migration may hold up a request, twice, and a busy machine. */
const LONGEST_MS = 5000;
const READ = ['/readyz', '/api/products'];

export interface Crowd {
  readonly tried: number;
  readonly orders: number;
  /** One line for each request or order that failed. */
  readonly lost: readonly string[];
  readonly longestMs: number;
}

/** People read and order at this API until `stop` is called. */
export function gather(shop: Shop): { stop: () => Promise<Crowd> } {
  const lost: string[] = [];
  let [tried, orders, longestMs, isOver] = [0, 0, 0, false];
  const timed = async (what: string, attempt: () => Promise<string | undefined>) => {
    const start = performance.now();
    const fault = await attempt().catch(String);
    const took = performance.now() - start;
    longestMs = Math.max(longestMs, took);
    tried += 1;
    if (fault || took > LONGEST_MS) lost.push(`${what}: ${fault ?? 'answered'} after ${took.toFixed(0)} ms`);
    await pause(PAUSE_MS);
  };
  const read = async (path: string) => {
    while (!isOver)
      await timed(path, async () => {
        const { status } = await fetch(shop.apiUrl + path, { signal: AbortSignal.timeout(2 * LONGEST_MS) });
        return status === 200 ? undefined : `answered ${status}`;
      });
  };
  const order = async () => {
    while (!isOver) {
      orders += 1;
      await timed('an order', () => new Buyer(shop, orders, () => {}).buy(false));
    }
  };
  const all = Promise.all([...READ.map(read), order()]);
  return {
    async stop() {
      isOver = true;
      await all;
      return { tried, orders, lost, longestMs };
    },
  };
}
