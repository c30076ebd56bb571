import { createHash } from 'node:crypto';
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { BackupError, type Manifest } from './manifest.ts';
import { readRows, readSequences, type TableDigest, tablesInOrder } from './tables.ts';

const compress = promisify(gzip);

interface Options {
  url: string;
  dataDir: string;
  /** A folder that is not there yet. */
  target: string;
  now: Date;
}

/**
 * Everything of a moment: all rows as of one snapshot, the files and the secrets that signed the links in people's mails.
 * The shop may go on meanwhile. The folder appears under its name only when it is whole.
 */
export async function createBackup({ url, dataDir, target, now }: Options): Promise<Manifest> {
  if (await exists(target)) throw new BackupError(`${target} is there already`);
  const draft = `${target}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const manifest = await dump(client, draft, now);
    await client.query('COMMIT');
    // After the rows: a file that a row of the snapshot names is there, one too many does no harm.
    for (const name of ['files', 'secrets.json']) {
      if (await exists(join(dataDir, name))) await cp(join(dataDir, name), join(draft, name), { recursive: true });
    }
    await writeFile(join(draft, 'manifest.json'), JSON.stringify(manifest, null, 2));
    await rename(draft, target);
    return manifest;
  } finally {
    await client.end();
  }
}

async function dump(client: pg.Client, folder: string, now: Date): Promise<Manifest> {
  const migrations = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations ORDER BY name',
  );
  const tables: Record<string, TableDigest> = {};
  for (const table of await tablesInOrder(client)) tables[table] = await dumpTable(client, table, folder);
  return {
    format: 1,
    createdAt: now.toISOString(),
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
    // Members of one gzip file, one after the other: no more than a batch is in memory uncompressed.
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
