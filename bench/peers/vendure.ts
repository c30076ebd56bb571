import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '@aimante/api/postgres';
import { installOnce, run, serve } from './programs.ts';

const VERSION = '3.7.3';
export const VENDURE = `Vendure ${VERSION}`;
const PROGRAM = join(import.meta.dirname, 'vendure-shop.mjs');

export interface VendureShop {
  /** Takes GraphQL. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Vendure from the registry in a cache folder, without a shop front, filled with its own demo products. */
export async function openVendure(folder: string, port: number): Promise<VendureShop> {
  await installOnce(folder, { '@vendure/core': VERSION, '@vendure/create': VERSION, pg: '8.23.1' });
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), log: () => undefined });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE: postgres.url,
    PORT: String(port),
    VENDURE_DISABLE_TELEMETRY: 'true',
  };
  const url = `http://localhost:${port}`;
  const place = { cwd: folder, env };
  if (!existsSync(join(folder, 'filled'))) {
    // In a process of its own: Vendure does not serve again what it has closed.
    await run(process.execPath, [PROGRAM, 'fill'], place);
    await writeFile(join(folder, 'filled'), '');
  }
  const stop = await serve([PROGRAM], place, `${url}/health`);
  return {
    url: `${url}/shop-api`,
    async close() {
      await stop();
      await postgres.stop();
    },
  };
}
