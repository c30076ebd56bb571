import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { startPostgres } from '@aimante/api/postgres';
import pg from 'pg';
import { installOnce, type Place, run, serve } from './programs.ts';

export const NAME = 'EverShop 2.2.1';
const VERSION = '2.2.1';
const PROGRAM = 'node_modules/@evershop/evershop/dist/bin/evershop.js';
const SEEDS = 'node_modules/@evershop/evershop/dist/bin/seed/data';
const PICTURES = join(dirname(dirname(import.meta.dirname)), 'api/seeds/pictures');

export interface Peer {
  readonly url: string;
  readonly pages: { readonly category: string; readonly product: string };
  readonly close: () => Promise<void>;
}

/** Another shop, installed from the registry into a cache folder and filled with its own demo products. */
export async function openEverShop(folder: string, port: number): Promise<Peer> {
  await installOnce(folder, { '@evershop/evershop': VERSION, 'concat-stream': '2.0.0' });
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), log: () => undefined });
  const url = `http://localhost:${port}`;
  const place = { cwd: folder, env: { ...process.env, ...databaseOf(postgres.url), PORT: String(port) } };
  if (!existsSync(join(folder, 'built'))) {
    await run(process.execPath, [PROGRAM, 'build'], place);
    await writeFile(join(folder, 'built'), '');
  }
  const stop = await serve([PROGRAM, 'start'], place, url);
  if (!existsSync(join(folder, 'filled'))) await fill(place, postgres.url);
  return {
    url,
    pages: { category: '/men', product: '/ceramic-coffee-cup-white' },
    async close() {
      await stop();
      await postgres.stop();
    },
  };
}

function databaseOf(address: string) {
  const { hostname, port, username, password, pathname } = new URL(address);
  return {
    NODE_ENV: 'production',
    SUPPRESS_NO_CONFIG_WARNING: 'true',
    DB_HOST: hostname,
    DB_PORT: port,
    DB_USER: username,
    DB_PASSWORD: password,
    DB_NAME: pathname.slice(1),
    DB_SSLMODE: 'disable',
  };
}

/** Its demo products with our pictures, which its seed loads from an address, all in one category. */
async function fill(place: Place, database: string): Promise<void> {
  const server = createServer(({ url = '' }, answer) => createReadStream(join(PICTURES, url.slice(1))).pipe(answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const pictures = (await readdir(PICTURES)).filter((file) => file.endsWith('.jpg'));
  for (const name of ['products', 'pages']) {
    const file = join(place.cwd, SEEDS, `${name}.json`);
    let next = 0;
    const local = () => `"url": "http://127.0.0.1:${port}/${pictures[next++ % pictures.length]}"`;
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/"url": "https?:\/\/[^"]*"/g, local));
  }
  await run(process.execPath, [PROGRAM, 'seed', '--all'], place);
  server.close();
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(`UPDATE product SET category_id =
    (SELECT category_description_category_id FROM category_description WHERE url_key = 'men')`);
  await client.end();
  await writeFile(join(place.cwd, 'filled'), '');
}
