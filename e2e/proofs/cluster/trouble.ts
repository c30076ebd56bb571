import { setTimeout as pause } from 'node:timers/promises';
import { addressOfBuyer, Buyer } from './buyers.ts';
import type { ClusterShop } from './cluster-shop.ts';
import { countFaults } from './count-faults.ts';
import { flipRelease, forgetPrice } from './edges.ts';

const AT_ONCE = 12;
/** Every twentieth order has a photo. */
const PHOTO_EVERY = 20;
const API_DIES_EVERY_MS = 5000;
const BUCKET_AWAY_MS = 20_000;
const PRIMARY_AWAY_MS = 8000;
/** HAProxy asks a server each 0.3 s, and waits 2 s for its answer. A deployment waits for both before the next server. */
const SEEN_BY_HAPROXY_MS = 3000;
const LONGEST_WITHOUT_WRITES_MS = 15_000;

interface Run {
  readonly orders: number;
  readonly report: (proof: string, tried: number, lost: number) => void;
}

/** Buyers order while the parts of the shop die one after the other. */
export async function runTrouble(cluster: ClusterShop, { orders, report }: Run): Promise<void> {
  let isOver = false;
  let longestGap = 0;
  let lastWrite = performance.now();
  const onWrite = () => {
    longestGap = Math.max(longestGap, performance.now() - lastWrite);
    lastWrite = performance.now();
  };
  const site = watchSite(cluster.shop.origin, () => isOver);
  const dying = killApis(cluster, () => isOver);
  const buying = buyAll(cluster, orders, onWrite);
  await pause(5000);
  await cluster.pair.killPrimary(PRIMARY_AWAY_MS);
  console.log('the primary died');
  await pause(LONGEST_WITHOUT_WRITES_MS);
  await cluster.bucket.goAway(BUCKET_AWAY_MS);
  console.log('the bucket is back');
  for (const edge of cluster.edges) {
    await edge.replace('SIGTERM');
    await pause(SEEN_BY_HAPROXY_MS);
  }
  console.log('both edges were deployed');
  const flips = await flipRelease(cluster);
  const prices = await forgetPrice(cluster);
  await cluster.pair.killPrimary(PRIMARY_AWAY_MS);
  console.log('the other primary died');
  const refused = await buying;
  isOver = true;
  const killed = await dying;
  const { tried, failed } = await site;
  for (const reason of refused.slice(0, 5)) console.log(reason);
  const faults = await countFaults(
    cluster,
    Array.from({ length: orders }, (_, index) => addressOfBuyer(index)),
  );
  for (const fault of faults.slice(0, 10)) console.log(fault);
  console.log(`${killed} APIs killed; longest time without a write ${(longestGap / 1000).toFixed(1)} s`);
  report('orders placed, paid and charged once', orders, refused.length + faults.length);
  report(
    `seconds without writes: ${(longestGap / 1000).toFixed(1)}, at most 15`,
    2,
    longestGap > LONGEST_WITHOUT_WRITES_MS ? 1 : 0,
  );
  report('pages while edges are deployed', tried, failed);
  report('every edge serves a flip within 2 s', flips.tried, flips.lost);
  report('every edge forgets a price within 1 s', prices.tried, prices.lost);
}

/** The reasons of those who could not buy. */
async function buyAll({ shop }: ClusterShop, orders: number, onWrite: () => void): Promise<string[]> {
  const refused: string[] = [];
  const numbers = Array.from({ length: orders }, (_, index) => index).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const number of numbers) {
        const reason = await new Buyer(shop, number, onWrite).buy(number % PHOTO_EVERY === 0);
        if (reason) refused.push(`buyer ${number}: ${reason}`);
        if (number % 100 === 99) console.log(`${number + 1} orders`);
      }
    }),
  );
  return refused;
}

async function killApis({ apis }: ClusterShop, isOver: () => boolean): Promise<number> {
  let killed = 0;
  while (!isOver()) {
    await pause(API_DIES_EVERY_MS);
    await apis[killed % apis.length]?.replace('SIGKILL');
    killed += 1;
  }
  return killed;
}

async function watchSite(origin: string, isOver: () => boolean): Promise<{ tried: number; failed: number }> {
  const counts = { tried: 0, failed: 0 };
  while (!isOver()) {
    counts.tried += 1;
    const answer = await fetch(origin, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    const text = await answer?.text().catch(() => '');
    if (!answer?.ok || !text?.includes('</html>')) {
      counts.failed += 1;
      console.log(`the site answered ${answer?.status}`);
    }
    await pause(200);
  }
  return counts;
}
