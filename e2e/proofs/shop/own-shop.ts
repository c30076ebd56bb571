import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShopProcess } from '../../commands/shop-process.ts';

export interface OwnShop {
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** Of `npm start`, the parent of all its processes. */
  readonly pid: number;
  /** Stops the shop and deletes its data. */
  readonly end: () => Promise<void>;
}

/**
 * A shop with a new database, for one proof only. Sets the URLs that the other modules of `e2e` read. `prepare` may
 * change the data: then the shop starts again, and remembers nothing of before.
 */
export async function openOwnShop(prepare?: (dataDir: string) => Promise<void>): Promise<OwnShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
  await chmod(dataDir, 0o755);
  let shop: ShopProcess | undefined;
  const end = async () => {
    await shop?.end();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
  };
  process.once('SIGTERM', () => void end().finally(() => process.exit(143)));
  const open = async () => {
    const opened = await ShopProcess.open(dataDir);
    shop = opened;
    const { pid, ports } = opened;
    const [siteUrl, apiUrl] = [`http://localhost:${ports.site}`, `http://localhost:${ports.api}`];
    Object.assign(process.env, { SITE_URL: siteUrl, API_URL: apiUrl });
    return { dataDir, siteUrl, apiUrl, pid, end };
  };
  const own = await open();
  if (!prepare) return own;
  await prepare(dataDir);
  await shop?.end();
  return open();
}
