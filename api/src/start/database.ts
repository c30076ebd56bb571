import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { startPostgres } from '../postgres/index.ts';

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Tells the commands of this data folder where the running server's database is. For its owner's eyes only. */
const noteOf = ({ dataDir }: Place) => join(dataDir, 'database-url');

/** The database of the environment, else one of our own in the data folder; up to date either way. */
export async function startDatabase(config: Place, log: (line: string) => void): Promise<RunningDatabase> {
  const own = config.databaseUrl ? undefined : await startPostgres({ dataDir: config.dataDir, log });
  const url = config.databaseUrl ?? own?.url ?? '';
  if (own) await writeFile(noteOf(config), url, { mode: 0o600 });
  const stop = async () => {
    if (own) await rm(noteOf(config), { force: true });
    await own?.stop();
  };
  try {
    const applied = await migrate(url);
    if (applied.length > 0) log(`database brought up to date: ${applied.join(', ')}`);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** For commands: the database of a server that runs on this folder, else a server started for the while. */
export async function borrowDatabase(config: Place, log: (line: string) => void): Promise<RunningDatabase> {
  const url = config.databaseUrl ?? (await readFile(noteOf(config), 'utf8').catch(() => undefined));
  if (url && (await answers(url))) return { url, stop: async () => {} };
  return startDatabase(config, log);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
