import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../src/platform/database/connection/migrate.ts';
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts';
import type { TestDatabase } from './test-database.ts';

interface PostgresToKill extends TestDatabase {
  /** kill -9 of the first process. Its others end when it is gone, and another first one is started. */
  kill(): Promise<void>;
}

/** PostgreSQL as a shop has it, which waits for the disk: the one of tests loses the last writes when it is killed. */
export async function startPostgresToKill(): Promise<PostgresToKill> {
  const folder = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
  // PostgreSQL has another account than root.
  await chmod(folder, 0o755);
  const { url, home, stop } = await startPostgres({ dataDir: folder, log: () => {} });
  await migrate(url);
  return {
    url,
    async kill() {
      const [pid] = (await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async drop() {
      await stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
