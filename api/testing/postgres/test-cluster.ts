import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { birthOf } from '../../src/platform/postgres/running-process.ts';

/** Prefix of the folders of test clusters. The test run is the rest of the name. */
export const testFolderPrefix = join(tmpdir(), 'aimante-test-cluster-');

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
