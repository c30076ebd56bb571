import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { birthOf, hasEnded, isAlive } from '../../src/platform/postgres/running-process.ts';
import { testFolderPrefix } from './test-cluster.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

// Test machines are busy, so the limit is generous; a hang still ends.
jest.setTimeout(90_000);

const migrate = (url: string) => query(url, 'CREATE TABLE magnet (name text PRIMARY KEY)').then(() => {});

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  let one: TestDatabase;
  let other: TestDatabase;
  beforeAll(async () => {
    [one, other] = await Promise.all([
      createTestDatabase({ migrate, template: 'magnets' }),
      createTestDatabase({ migrate, template: 'magnets' }),
    ]);
  });
  afterAll(async () => {
    await one.drop();
    await other.drop();
  });

  it('gives a migrated database to each of several concurrent callers', async () => {
    expect(await query(one.url, 'SELECT * FROM magnet')).toEqual([]);
    expect(await query(other.url, 'SELECT * FROM magnet')).toEqual([]);
  });

  it('keeps what one test writes out of the others', async () => {
    await query(one.url, "INSERT INTO magnet VALUES ('chat')");
    expect(await query(other.url, 'SELECT * FROM magnet')).toEqual([]);
  });

  it('does not wait for the disk', async () => {
    expect(await query(one.url, 'SHOW fsync')).toEqual([{ fsync: 'off' }]);
  });

  it('sorts by code point and converts the case of accented letters', async () => {
    expect(await query(one.url, "SELECT lower('ÉTÉ') AS lower, 'Z' < 'a' AS by_code_point")).toEqual([
      { lower: 'été', by_code_point: true },
    ]);
  });

  it('gives no superuser', async () => {
    expect(await query(one.url, 'SELECT usesuper FROM pg_user WHERE usename = current_user')).toEqual([
      { usesuper: false },
    ]);
  });
});

describe('the keeper of a test cluster', () => {
  const folderOf = async (run: ChildProcess) => `${testFolderPrefix}${run.pid}-${await birthOf(run.pid ?? 0)}`;

  async function keep(run: ChildProcess) {
    const folder = await folderOf(run);
    await mkdir(folder);
    const keeper = spawn(process.execPath, [join(import.meta.dirname, 'test-keeper.ts'), folder, String(run.pid)], {
      stdio: 'ignore',
    });
    while (!existsSync(join(folder, 'report.json'))) await sleep(20);
    const [pid] = (await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
    return { folder, keeper, server: Number(pid) };
  }

  it('ends it when the run was killed, and clears away what a killed keeper left', async () => {
    const runs = [spawn('sleep', ['60']), spawn('sleep', ['60'])] as const;
    const left = await keep(runs[0]);
    left.keeper.kill('SIGKILL');
    runs[0].kill('SIGKILL');
    await hasEnded(runs[0].pid ?? 0, 2_000);
    expect(isAlive(left.server)).toBe(true);
    const next = await keep(runs[1]);
    while (existsSync(left.folder)) await sleep(20);
    expect(isAlive(left.server)).toBe(false);
    runs[1].kill('SIGKILL');
    expect(await hasEnded(next.keeper.pid ?? 0, 10_000)).toBe(true);
    expect(isAlive(next.server)).toBe(false);
    expect(existsSync(next.folder)).toBe(false);
  });
});
