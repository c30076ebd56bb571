import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testCluster } from './test-cluster.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Migrates an empty database. Runs once; every later database is a copy of the result. */
  migrate: (url: string) => Promise<void>;
  /** Name of the copied database, for tests that need more than one kind. */
  template?: string;
}

/** A database for one test file, on a cluster that the test run shares and removes at its end. */
export async function createTestDatabase({
  migrate,
  template = 'migrated',
}: TestDatabaseOptions): Promise<TestDatabase> {
  const url = await testCluster();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administrate(url, async (client) => {
    await ensureTemplate(client, template, (draft) => migrate(databaseUrl(url, draft)));
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  return {
    url: databaseUrl(url, name),
    drop: () => administrate(url, (client) => dropDatabase(client, name)),
  };
}

/** Test files start in parallel: one builds the template, the others wait for the lock. */
async function ensureTemplate(client: pg.Client, template: string, migrate: (draft: string) => Promise<void>) {
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
  const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (!known.rowCount) {
    const draft = `${template}_draft`;
    await dropDatabase(client, draft);
    await client.query(`CREATE DATABASE ${draft}`);
    await migrate(draft);
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  }
  await client.query('SELECT pg_advisory_unlock(hashtext($1))', [template]);
}

/** Without `FORCE`, which needs superuser rights while autovacuum works on the database. A plain drop waits for it. */
async function dropDatabase(client: pg.Client, name: string) {
  await client.query(
    'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user',
    [name],
  );
  await client.query(`DROP DATABASE IF EXISTS ${name}`);
}

async function administrate(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = database;
  return changed.href;
}
