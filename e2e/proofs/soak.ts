import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accounts } from '../fixtures/accounts.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { forgetPeaks, grownOf, type Memory, memoryOf, peaksOf, totalOf } from './hostile-clients/memory.ts';
import { openOwnShop } from './shop/own-shop.ts';
import { sell } from './shop/sell.ts';
import { Crowd } from './soak/crowd.ts';
import { moreThan, type OpenResources, openResourcesOf } from './soak/open-resources.ts';
import { reportFaults } from './tools/report-faults.ts';

/**
 * People look, buy, upload and work in the back office for half an hour; `npm run proof -- soak 10` for ten minutes. The
 * first half fills the caches. In the second half, nothing that a process holds may grow: memory, open descriptors,
 * connections of the database, temporary files.
 */
const minutes = Number(process.argv[2] ?? 30);
/** More than the caches of edge and API keep: a busy machine needs longer than half of the time for them. */
const WARM_CALLS = 5000;
/** Longer than idle connections are kept. */
const REST_MS = 70_000;
const SLACK = 10;

// Holds the temporary files of this shop alone, and its data.
const temporary = await mkdtemp(join(tmpdir(), 'aimante-soak-'));
await chmod(temporary, 0o755);
process.env.TMPDIR = temporary;
// Each person has an address.
process.env.TRUST_PROXY = 'loopback';
const shop = await openOwnShop();
try {
  const admin = { ...(await signIn(shop.apiUrl, shop.siteUrl, accounts.admin)), 'content-type': 'application/json' };
  const stock = 1_000_000;
  const plain = await sell(shop.apiUrl, admin, { name: 'Boîte', isPersonalised: false, stock });
  const photo = await sell(shop.apiUrl, admin, { name: 'Carré', magnetWidth: 50, magnetHeight: 50, stock });
  const crowd = new Crowd({ apiUrl: shop.apiUrl, origin: shop.siteUrl, products: { plain, photo } });
  const warm = await use(crowd, WARM_CALLS);
  const later = await use(crowd);
  reportFaults('soak: calls and orders of the mixed load', crowd.asked, crowd.faults.slice(0, 20));
  reportFaults(
    'soak: no process grows once its caches are full',
    later.memory.length,
    grownOf(warm.memory, later.memory),
  );
  const more = moreThan(warm.open, later.open, SLACK);
  reportFaults('soak: descriptors, connections and temporary files do not grow', later.open.size, more);
} finally {
  await shop.end();
  await rm(temporary, { recursive: true, force: true, maxRetries: 20 });
}
process.disconnect?.();

/**
 * Half of the time and as many calls: the most memory that it took, and what the shop has open at rest. At rest, a process
 * returns its free memory in one run and keeps it in the next.
 */
async function use(crowd: Crowd, calls = 0): Promise<{ memory: Memory[]; open: OpenResources }> {
  forgetPeaks(shop.pid);
  for (let left = minutes / 2; left > 0 || crowd.asked < calls; left -= 1) {
    await crowd.visitFor(left > 0 && left < 1 ? left * 60_000 : 60_000);
    console.log(`${crowd.asked} calls and orders, ${totalOf(memoryOf(shop.pid))} MB`);
  }
  const memory = peaksOf(shop.pid);
  await pause(REST_MS);
  const folders = { 'temporary files': temporary, 'unfinished uploads': join(shop.dataDir, 'uploads') };
  return { memory, open: openResourcesOf(shop.pid, folders) };
}
