import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import pg from 'pg';
import { migrate } from '../database/connection/migrate.ts';
import { BackupError, type Manifest, manifestSchema } from './manifest.ts';
import { checkSavedFiles, restoreShopFiles, type Undo } from './restore-shop-files.ts';
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

/**
 * Restores all of a backup or nothing: every table is compared with its digest from the time of the backup, and files
 * are undone when a later step fails. The rows are committed last, so a restore that was killed is started again.
 */
export async function restoreBackup({ shop, source }: Options): Promise<Restored> {
  const manifest = await readManifest(source);
  await checkSavedFiles(source);
  await migrate(shop.url);
  const client = new pg.Client({ connectionString: shop.url });
  // A lost connection rejects the query in progress. Without a listener it would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  const undo: Undo = [];
  try {
    await client.query('BEGIN');
    // The entries of closed months come back as they were.
    await client.query(`SET LOCAL aimante.restore = 'on'`);
    await refuseOtherVersion(client, manifest);
    const tables = await tablesInOrder(client);
    await refuseFull(client);
    for (const table of tables.toReversed()) await client.query(`DELETE FROM "${table}"`);
    for (const table of tables) await writeRows(client, table, await readLines(source, table));
    await writeSequences(client, manifest.sequences);
    for (const table of tables) await compare(client, table, manifest);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    const { left } = await restoreShopFiles(shop, source, undo);
    await commit(client);
    return { ...manifest, notRestored: [...manifest.left, ...left] };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (!(error instanceof UnconfirmedRestore)) await takeBack(undo, error);
    throw error;
  } finally {
    await client.end();
  }
}

class UnconfirmedRestore extends BackupError {}

/** The database did not confirm the commit: the rows may exist. The files stay, because the rows need them. */
async function commit(client: pg.Client): Promise<void> {
  await client.query('COMMIT').catch((cause: unknown) => {
    throw new UnconfirmedRestore(
      'The database did not confirm the restore. Run the command again: if the database is not empty, all is restored',
      { cause },
    );
  });
}

async function takeBack(undo: Undo, cause: unknown): Promise<void> {
  let failed = 0;
  for (const step of undo.toReversed()) {
    await step().catch(() => {
      failed += 1;
    });
  }
  if (failed === 0) return;
  const why = cause instanceof Error ? cause.message : String(cause);
  throw new BackupError(
    `${why}. The database is as it was, but ${failed} restored files could not be removed: run the command again`,
    { cause },
  );
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
