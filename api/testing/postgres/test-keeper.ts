import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf } from '../../src/platform/postgres/running-process.ts';
import { type Postgres, startPostgres } from '../../src/platform/postgres/start-postgres.ts';
import { type KeeperReport, testFolderPrefix } from './test-cluster.ts';

/** A separate process, see `testCluster`: `node test-keeper.ts <folder> <pid of the test run>`. */
const [folder = '', run = ''] = process.argv.slice(2);
const birth = await birthOf(Number(run));
let isAskedToEnd = false;
process.on('SIGTERM', () => {
  isAskedToEnd = true;
});

/** Test data may be lost in a power cut. Without waiting for the disk, a test database is made ten times as fast. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

try {
  const postgres = await startPostgres({ dataDir: folder, log: () => {}, settings });
  await report({ url: postgres.url });
  await removeForgotten();
  while (!isAskedToEnd && birth !== undefined && (await birthOf(Number(run))) === birth) await sleep(300);
  await end(postgres, folder);
} catch (error) {
  await report({ error: error instanceof Error ? error.message : String(error) });
}

async function report(content: KeeperReport): Promise<void> {
  await writeFile(join(folder, 'report.draft'), JSON.stringify(content), { mode: 0o600 });
  await rename(join(folder, 'report.draft'), join(folder, 'report.json'));
}

async function end(postgres: Postgres, dataDir: string): Promise<void> {
  await postgres.stop();
  await rm(postgres.home, { recursive: true, force: true, maxRetries: 5 });
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** Removes clusters of runs that were killed together with their keeper, before they could clean up. */
async function removeForgotten(): Promise<void> {
  const parent = dirname(testFolderPrefix);
  for (const name of await readdir(parent)) {
    const [, prefix, pid, born] = /^(.*-)(\d+)-(\w+)$/.exec(name) ?? [];
    if (prefix !== basename(testFolderPrefix) || (await birthOf(Number(pid))) === born) continue;
    await removeCluster(join(parent, name)).catch(() => {});
  }
}

async function removeCluster(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'postgres', 'cluster')))
    await end(await startPostgres({ dataDir, log: () => {} }), dataDir);
  else await rm(dataDir, { recursive: true, force: true });
}
