import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import pg from 'pg';
import { migrate } from '../database/connection/migrate.ts';
import { BackupError, type Manifest, manifestSchema } from './manifest.ts';
import { restoreShopFiles } from './restore-shop-files.ts';
import type { ShopPlace } from './shop-place.ts';
import { digestOf, tablesInOrder, writeRows, writeSequences } from './tables.ts';

const decompress = promisify(gunzip);

interface Options {
  /** The database must have no customer, product or order. A database without tables is migrated first. */
  shop: ShopPlace;
  source: string;
}

export interface Restored extends Manifest {
  /** What was not restored, one sentence each. */
  notRestored: string[];
}

/** Restores all of a backup or nothing: every table is compared with its digest from the time of the backup. */
export async function restoreBackup({ shop, source }: Options): Promise<Restored> {
  const manifest = await readManifest(source);
  await migrate(shop.url);
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  try {
    await client.query('BEGIN');
    await refuseOtherVersion(client, manifest);
    const tables = await tablesInOrder(client);
    await refuseFull(client);
    for (const table of tables.toReversed()) await client.query(`DELETE FROM "${table}"`);
    for (const table of tables) await writeRows(client, table, await readLines(source, table));
    await writeSequences(client, manifest.sequences);
    for (const table of tables) await compare(client, table, manifest);
    const { left } = await restoreShopFiles(shop, source);
    await client.query('COMMIT');
    return { ...manifest, notRestored: [...manifest.left, ...left] };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    await client.end();
  }
}

async function readManifest(source: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(source, 'manifest.json'), 'utf8')));
  } catch (cause) {
    throw new BackupError(`${source} is not a complete backup of this shop`, { cause });
  }
}

async function refuseOtherVersion(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const found = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations');
  const here = new Map(found.rows.map(({ name, checksum }) => [name, checksum]));
  const isSame =
    here.size === Object.keys(migrations).length &&
    Object.entries(migrations).every(([name, sum]) => here.get(name) === sum);
  if (!isSame)
    throw new BackupError('The backup was made by another version of the shop: restore it with that one, then update');
}

/** A restore never mixes with existing data. */
async function refuseFull(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ full: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM products) OR EXISTS (SELECT 1 FROM orders) AS "full"',
  );
  if (rows[0]?.full) throw new BackupError('The database is not empty: restore into a new one');
}

async function readLines(source: string, table: string): Promise<string[]> {
  const packed = await readFile(join(source, 'tables', `${table}.jsonl.gz`));
  const text = packed.length === 0 ? '' : (await decompress(packed)).toString('utf8');
  return text.split('\n').filter(Boolean);
}

async function compare(client: pg.Client, table: string, { tables }: Manifest): Promise<void> {
  const { rows, sha256 } = await digestOf(client, table);
  const wanted = tables[table];
  if (wanted?.rows !== rows || wanted.sha256 !== sha256) {
    throw new BackupError(`Table ${table} differs from the backup: nothing was restored`);
  }
}
