import { createHash } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { BackupError, type Manifest } from './manifest.ts';
import { saveShopFiles } from './save-shop-files.ts';
import { writeList } from './saved-files.ts';
import type { ShopPlace } from './shop-place.ts';
import { readRows, readSequences, type TableDigest, tablesInOrder } from './tables.ts';

const compress = promisify(gzip);

interface Options {
  shop: ShopPlace;
  /** A folder that does not exist yet. */
  target: string;
  now: Date;
}

export interface Backup extends Manifest {
  files: number;
}

/**
 * Saves the shop at one moment: all rows of one snapshot, the files, the secrets that signed the links in mails, and
 * the releases. The shop may keep running. The folder gets its final name only when it is complete.
 */
export async function createBackup({ shop, target, now }: Options): Promise<Backup> {
  if (await exists(target)) throw new BackupError(`${target} is there already`);
  const draft = `${target}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await refuseWithoutShop(client);
    const rows = await dump(client, draft);
    await client.query('COMMIT');
    // After the rows: every file that a row of the snapshot names exists by now, and an extra file does no harm.
    const files = await saveShopFiles(shop, draft);
    await writeList(draft, files);
    const manifest: Manifest = { format: 1, createdAt: now.toISOString(), ...rows, left: [...shop.left] };
    await writeFile(join(draft, 'manifest.json'), JSON.stringify(manifest, null, 2));
    await rename(draft, target);
    return { ...manifest, files: files.size };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function refuseWithoutShop(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS found`,
  );
  if (!rows[0]?.found) throw new BackupError('There is no shop in this database: check DATABASE_URL and DATA_DIR');
}

async function dump(client: pg.Client, folder: string): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const migrations = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations ORDER BY name',
  );
  const tables: Record<string, TableDigest> = {};
  for (const table of await tablesInOrder(client)) tables[table] = await dumpTable(client, table, folder);
  return {
    migrations: Object.fromEntries(migrations.rows.map(({ name, checksum }) => [name, checksum])),
    tables,
    sequences: await readSequences(client),
  };
}

async function dumpTable(client: pg.Client, table: string, folder: string): Promise<TableDigest> {
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  let rows = 0;
  for await (const lines of readRows(client, table)) {
    const text = lines.map((line) => `${line}\n`).join('');
    hash.update(text);
    rows += lines.length;
    // Each batch is one member of the same gzip file, so only one batch is in memory uncompressed.
    parts.push(await compress(text));
  }
  await writeFile(join(folder, 'tables', `${table}.jsonl.gz`), Buffer.concat(parts));
  return { rows, sha256: hash.digest('hex') };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
