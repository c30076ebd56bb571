import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const ownFolder = join(import.meta.dirname, '../../../../migrations');
const lock = 4_108_771;
/** While a migration waits for a table, every request for that table waits behind it. */
const HOLDS_UP_MS = 1000;
const PAUSE_MS = 2000;
/** The codes of PostgreSQL for a lock that was not free in time, and for a deadlock. */
const HELD_UP = ['55P03', '40P01'];

export interface MigrateOptions {
  /** Told when the migration has to wait. */
  log?: (line: string) => void;
  folder?: string;
}

type Step = { readonly client: pg.Client } & Required<MigrateOptions>;

/**
 * Migrates a database. If several servers start at once, one migrates and the others wait. Servers of the version before
 * go on: a table that they use is tried again and again, until it is free.
 */
export async function migrate(
  url: string,
  { log = () => {}, folder = ownFolder }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // A limit of the database for requests would end a long migration, and the wait for another server.
    await client.query('SET statement_timeout = 0');
    await takeTurn(client, log);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    return await applyMissing({ client, log, folder });
  } finally {
    await client.end();
  }
}

async function takeTurn(client: pg.Client, log: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [lock]);
  if (rows[0]?.free) return;
  log('another server migrates the database: this one waits');
  await client.query('SELECT pg_advisory_lock($1)', [lock]);
}

async function applyMissing(step: Step): Promise<string[]> {
  const { client, folder } = step;
  const known = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations');
  const checksums = new Map(known.rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const statements = await readFile(join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(statements).digest('hex');
    const before = checksums.get(name);
    if (before === checksum) continue;
    if (before) throw new Error(`Migration ${name} was changed after it had been applied: write a new one instead`);
    await applyWhenFree(step, { name, statements, checksum });
    applied.push(name);
  }
  return applied;
}

interface Migration {
  readonly name: string;
  readonly statements: string;
  readonly checksum: string;
}

async function applyWhenFree({ client, log }: Step, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const error = await applyOne(client, migration).then(
      () => undefined,
      (error: { code?: string }) => error,
    );
    if (!error) return;
    if (!HELD_UP.includes(error.code ?? '')) throw new Error(`Migration ${migration.name} failed`, { cause: error });
    if (tries === 1) log(`migration ${migration.name} waits until a table is free: nothing is served before`);
    await pause(PAUSE_MS);
  }
}

async function applyOne(client: pg.Client, { name, statements, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${HOLDS_UP_MS}`);
    await client.query(statements);
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
