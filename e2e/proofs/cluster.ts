import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openClusterShop } from './cluster/cluster-shop.ts';
import { refuseMissingPrograms } from './cluster/machine.ts';
import { stopPrograms } from './cluster/program.ts';
import { runTrouble } from './cluster/trouble.ts';

/**
 * Two edges, three APIs and two job workers behind HAProxy, a primary and a standby under Patroni behind PgBouncer, and
 * a bucket. While buyers order, the primary dies, an API dies every five seconds, the edges are deployed anew, a release
 * goes live and the bucket is away for 20 s. `ORDERS=200 npm run proof -- cluster` is shorter.
 */
const ORDERS = Number(process.env.ORDERS ?? 2000);

refuseMissingPrograms();
const folder = await mkdtemp(join(tmpdir(), 'aimante-cluster-'));
await chmod(folder, 0o755);
const report = (proof: string, tried: number, lost: number) =>
  process.send?.({ type: 'proof', proof: `cluster: ${proof}`, tried, lost });
const end = async (code: number) => {
  await stopPrograms();
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  process.exit(code);
};
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => void end(1));
try {
  const shop = await openClusterShop(folder);
  await runTrouble(shop, { orders: ORDERS, report });
  await end(0);
} catch (error) {
  console.error(error);
  await end(1);
}
