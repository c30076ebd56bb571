import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const folder = join(import.meta.dirname, '../../../../migrations');
const lock = 4_108_771;

/** Migrates a database. If several servers start at once, one migrates and the others wait. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    return await applyMissing(client);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client): Promise<string[]> {
  const known = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations');
  const checksums = new Map(known.rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const statements = await readFile(join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(statements).digest('hex');
    const before = checksums.get(name);
    if (before === checksum) continue;
    if (before) throw new Error(`Migration ${name} was changed after it had been applied: write a new one instead`);
    await applyOne(client, { name, statements, checksum });
    applied.push(name);
  }
  return applied;
}

async function applyOne(client: pg.Client, migration: { name: string; statements: string; checksum: string }) {
  await client.query('BEGIN');
  try {
    await client.query(migration.statements);
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [migration.name, migration.checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${migration.name} failed`, { cause: error });
  }
}
