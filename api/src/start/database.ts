import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../platform/config/config.ts';
import { migrate } from '../platform/database/connection/migrate.ts';
import { startPostgres } from '../platform/postgres/index.ts';
import { StartError } from './start-error.ts';

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** A file with the running server's database URL, for the commands of this data folder. Readable by its owner only. */
const noteOf = ({ dataDir }: Place) => join(dataDir, 'database-url');

/** The configured database, else a PostgreSQL of our own in the data folder. Migrated in both cases. */
export async function startDatabase(config: Place, log: (line: string) => void): Promise<RunningDatabase> {
  const own = config.databaseUrl ? undefined : await startOwn(config.dataDir, log);
  if (config.databaseUrl) await refuseUnreachable(config.databaseUrl);
  const url = config.databaseUrl ?? own?.url ?? '';
  if (own) await writeFile(noteOf(config), url, { mode: 0o600 });
  const stop = async () => {
    if (own) await rm(noteOf(config), { force: true });
    await own?.stop();
  };
  try {
    const applied = await migrate(url, { log });
    if (applied.length > 0)
      log(`database brought up to date by ${applied.length} of its migrations, the last ${applied.at(-1)}`);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOwn(dataDir: string, log: (line: string) => void) {
  try {
    return await startPostgres({ dataDir, log });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function refuseUnreachable(url: string): Promise<void> {
  const fault = await faultOf(url);
  if (fault) throw new StartError(`The database of DATABASE_URL cannot be used: ${fault}.`);
}

/** For commands: the database of the server that runs on this folder, else one started for the command. */
export async function borrowDatabase(config: Place, log: (line: string) => void): Promise<RunningDatabase> {
  const url = config.databaseUrl ?? (await readFile(noteOf(config), 'utf8').catch(() => undefined));
  if (url && !(await faultOf(url))) return { url, stop: async () => {} };
  return startDatabase(config, log);
}

/** The reason why the database cannot be used, in the driver's words, which contain no password. */
async function faultOf(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const { message = '', code = '' } = error as { message?: string; code?: string };
    return message || code || 'it is not responding';
  } finally {
    await client.end().catch(() => {});
  }
}
