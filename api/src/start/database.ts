import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { startPostgres } from '../postgres/index.ts';

/** The database of the environment, else one of our own in the data folder; up to date either way. */
export async function startDatabase(config: Config, log: (line: string) => void) {
  const own = config.databaseUrl ? undefined : await startPostgres({ dataDir: config.dataDir, log });
  const url = config.databaseUrl ?? own?.url ?? '';
  const stop = async () => own?.stop();
  try {
    const applied = await migrate(url);
    if (applied.length > 0) log(`database brought up to date: ${applied.join(', ')}`);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
