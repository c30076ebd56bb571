import { setTimeout as pause } from 'node:timers/promises';
import { flipChannels, openReleaseStore, readChannels, restoreRemote, retireRemote } from '@aimante/releases';
import type { ClusterShop } from './cluster-shop.ts';

const FLIP_MS = 2000;
const PRICE_MS = 1000;
const ROUNDS = 3;
const REMOTE = 'mf-inspector';

interface Counted {
  readonly tried: number;
  readonly lost: number;
}

/** Takes a remote away and brings it back, and measures how long each edge takes to follow. */
export async function flipRelease({ dataDir, edges }: ClusterShop): Promise<Counted> {
  const store = await openReleaseStore({ dataDir });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const decision of [retireRemote(REMOTE), restoreRemote(REMOTE)]) {
      await flipChannels(store, decision);
      const number = (await readChannels(store))?.number;
      times.push(...(await Promise.all(edges.map(({ url }) => timeUntil(() => servesState(url, number))))));
    }
  }
  console.log(`the edges followed after ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  return { tried: times.length, lost: times.filter((ms) => ms > FLIP_MS).length };
}

/** Changes a price, and measures how long each edge still shows the former one. */
export async function forgetPrice({ shop, admin, edges }: ClusterShop): Promise<Counted> {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const price = 5 + round / 10;
    const body = JSON.stringify({ price });
    const address = `${shop.apiUrl}/api/products/${shop.products.plain}`;
    const answer = await fetch(address, { method: 'PUT', headers: admin, body });
    if (!answer.ok) throw new Error(`the price was answered ${answer.status}: ${await answer.text()}`);
    const text = price.toFixed(2).replace('.', ',');
    const path = `/products/${shop.products.plain}`;
    const shows = async (url: string) => (await (await fetch(url + path)).text()).includes(text);
    times.push(...(await Promise.all(edges.map(({ url }) => timeUntil(() => shows(url))))));
  }
  console.log(`the edges forgot a price after ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  return { tried: times.length, lost: times.filter((ms) => ms > PRICE_MS).length };
}

async function servesState(url: string, number: number | undefined): Promise<boolean> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^aimante_edge_release_state\S* (\d+)/m.exec(text)?.[1]) === number;
}

async function timeUntil(isTrue: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() - start > 30_000) return Number.POSITIVE_INFINITY;
    await pause(25);
  }
  return performance.now() - start;
}
