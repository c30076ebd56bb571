import { spawn } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { birthOf } from '../../src/platform/postgres/running-process.ts';

/** A file system in memory: files of a new database cost half as much there as on a disk. */
const MEMORY = '/dev/shm';
/** More than the databases and files of a run need. */
const ROOM = 4 * 1024 ** 3;

/** The same in each process of a run, so it depends on the size and not on what is free. */
function fastFolder(): string {
  try {
    const { blocks, bsize } = statfsSync(MEMORY);
    return blocks * bsize >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Prefix of the folders of test clusters. The test run is the rest of the name. */
export const testFolderPrefix = join(fastFolder(), 'aimante-test-cluster-');

export type KeeperReport = { url: string } | { error: string };

const timeoutMs = 60_000;

/**
 * The cluster of this test run. The first test file that asks for it starts a keeper process, which stops and removes
 * the cluster when the run is over, however it ends. So parallel runs do not interfere, and a run without database
 * tests has no cluster.
 */
export async function testCluster(): Promise<string> {
  const folder = await testFolder();
  if (await isFirst(folder)) startKeeper(folder, testRun());
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const report = await readReport(folder);
    if (report && 'url' in report) return report.url;
    if (report) throw new Error(`The test database did not start: ${report.error}`);
    await sleep(20);
  }
  throw new Error(`The test database in ${folder} did not start within ${timeoutMs / 1000} s.`);
}

/** The folder of the cluster and of what test files share. */
export async function testFolder(): Promise<string> {
  return `${testFolderPrefix}${testRun()}-${await birthOf(testRun())}`;
}

const testRun = (): number => (process.send ? process.ppid : process.pid);

async function isFirst(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

function startKeeper(folder: string, run: number): void {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const keeper = fileURLToPath(new URL('./test-keeper.ts', import.meta.url));
  spawn(process.execPath, [keeper, folder, String(run)], {
    detached: true,
    windowsHide: true,
    stdio: 'ignore',
    env,
  }).unref();
}

async function readReport(folder: string): Promise<KeeperReport | undefined> {
  const text = await readFile(join(folder, 'report.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as KeeperReport);
}
