import { existsSync } from 'node:fs';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { type DataFolder, prepareDataFolder, systemFolder } from './data-folder.ts';
import { initialise, majorOf, removeDrafts, superuser } from './initialise.ts';
import { ownFolder } from './owner-lock.ts';
import { adoptLeftover, startServer, stopServer } from './server.ts';

export interface PostgresOptions {
  dataDir: string;
  /** Gets one line per event that whoever runs the shop should know of. */
  log: (line: string) => void;
  /** Taken when free; any other free port otherwise. */
  port?: number;
}

export interface Postgres {
  url: string;
  /** Where cluster, password and log really lie. */
  home: string;
  stop(): Promise<void>;
}

const name = 'aimante';

/** Starts a PostgreSQL of our own in the data folder; the promise resolves when it takes connections. */
export async function startPostgres({ dataDir, log, port = 0 }: PostgresOptions): Promise<Postgres> {
  const folder = await prepareDataFolder(dataDir, log);
  const release = await ownFolder(folder.home);
  try {
    await removeDrafts(folder.home);
    const major = await majorOf(folder.cluster);
    const binaries = await findBinaries({
      ...(major !== undefined && { major }),
      ...(folder.account && { account: folder.account }),
      copies: systemFolder,
    });
    if (!existsSync(folder.cluster)) await initialise(folder, binaries);
    const server = (await adoptLeftover(folder, binaries)) ?? (await startServer(folder, binaries, port));
    await ensureDatabase(folder, server.port);
    log(`PostgreSQL ${binaries.version} on port ${server.port}, data in ${folder.cluster}`);
    return {
      url: `postgres://${name}:${folder.password}@127.0.0.1:${server.port}/${name}`,
      home: folder.home,
      async stop() {
        await stopServer(server.pid, binaries);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** The shop's own role: it owns its database and may clone it, and is no superuser. */
async function ensureDatabase(folder: DataFolder, port: number): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password: folder.password,
    database: 'postgres',
  });
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
    if (!role.rowCount) await client.query(`CREATE ROLE ${name} LOGIN CREATEDB PASSWORD '${folder.password}'`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!database.rowCount) await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
  } finally {
    await client.end();
  }
}
