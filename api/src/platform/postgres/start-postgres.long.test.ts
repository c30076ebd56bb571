import { spawn } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { type Postgres, startPostgres } from './index.ts';
import { hasEnded, isAlive } from './running-process.ts';

// Test machines are busy, so the limit is generous; a hang still ends.
jest.setTimeout(90_000);

const asRoot = process.getuid?.() === 0 ? it : it.skip;
const cleanups: (() => Promise<unknown>)[] = [];
/**
 * Initialising takes a second, so most tests share one folder. Its path has spaces and exceeds the limit of a socket.
 */
let dataDir: string;

beforeAll(async () => {
  dataDir = await temporaryFolder(`a folder with a path that is ${'very '.repeat(20)}long `);
  cleanups.pop();
});

afterAll(() => discard(dataDir));

afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function temporaryFolder(name = 'aimante supervisor ', mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  await chmod(folder, mode);
  cleanups.push(() => discard(folder));
  return folder;
}

async function discard(folder: string): Promise<void> {
  const pid = await serverPid(join(folder, 'postgres')).catch(() => 0);
  if (pid && pid !== process.pid && isAlive(pid)) process.kill(pid, 'SIGQUIT');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function start(dataDir: string, port?: number): Promise<Postgres & { lines: string[] }> {
  const lines: string[] = [];
  const postgres = await startPostgres({ dataDir, log: (line) => lines.push(line), ...(port && { port }) });
  cleanups.push(() => postgres.stop());
  return { ...postgres, lines };
}

function startElsewhere(dataDir: string) {
  const index = new URL('./index.ts', import.meta.url).href;
  const program = `
    const { startPostgres } = await import(${JSON.stringify(index)});
    await startPostgres({ dataDir: process.argv[1], log: () => {} });
    console.log('started');
    setInterval(() => {}, 1000);`;
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(async () => child.kill('SIGKILL'));
  const started = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await hasEnded(child.pid ?? 0, 2_000);
  };
  return { pid: child.pid ?? 0, started, kill };
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = async (home: string) =>
  Number((await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
const portOf = (url: string) => Number(new URL(url).port);

async function eventually<T>(attempt: () => Promise<T>, withinMs: number): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(25);
    }
  }
}

describe('startPostgres', () => {
  it('keeps its data, in a folder with spaces and a path too long for a socket', async () => {
    expect(dataDir.length).toBeGreaterThan(100);
    const first = await start(dataDir);
    await query(first.url, "CREATE TABLE magnet AS SELECT 'chat' AS name");
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second.url, 'SELECT * FROM magnet')).toEqual([{ name: 'chat' }]);
  });

  it('closes its folder and its password to other users, and listens on this machine only', async () => {
    const { home, url } = await start(dataDir);
    expect((await stat(home)).mode & 0o777).toBe(0o700);
    expect((await stat(join(home, 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(home, 'server.log'))).mode & 0o777).toBe(0o600);
    expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const withoutPassword = new URL(url);
    withoutPassword.password = 'guess';
    await expect(query(withoutPassword.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('takes the port it is given when that is free, and another when it is busy', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    cleanups.push(async () => busy.close());
    await new Promise((resolve) => busy.once('listening', resolve));
    const { port } = busy.address() as { port: number };
    const elsewhere = await start(dataDir, port);
    expect(portOf(elsewhere.url)).not.toBe(port);
    await elsewhere.stop();
    await new Promise((resolve) => busy.close(resolve));
    expect(portOf((await start(dataDir, port)).url)).toBe(port);
  });

  it('stops while a query runs and a transaction is open', async () => {
    const postgres = await start(dataDir);
    const pid = await serverPid(postgres.home);
    const broken = query(postgres.url, 'BEGIN; SELECT pg_sleep(60)').catch(() => 'broken');
    await eventually(async () => {
      const [row] = await query(
        postgres.url,
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event = 'PgSleep'",
      );
      expect(row?.n).toBe(1);
    }, 10_000);
    const before = performance.now();
    await postgres.stop();
    expect(performance.now() - before).toBeLessThan(20_000);
    expect(isAlive(pid)).toBe(false);
    expect(await broken).toBe('broken');
  });

  it('starts the server again on the same port when it was killed', async () => {
    const postgres = await start(dataDir);
    await query(postgres.url, "CREATE TABLE dog AS SELECT 'chien' AS name");
    process.kill(await serverPid(postgres.home), 'SIGKILL');
    const rows = await eventually(() => query(postgres.url, 'SELECT * FROM dog'), 10_000);
    expect(rows).toEqual([{ name: 'chien' }]);
    expect(postgres.lines).toContain('PostgreSQL ended by itself; starting it again.');
  });
});

describe('startPostgres after a parent that was killed', () => {
  it('continues with the healthy server it left', async () => {
    const parent = startElsewhere(dataDir);
    await parent.started;
    const left = await serverPid(join(dataDir, 'postgres'));
    await parent.kill();
    expect(isAlive(left)).toBe(true);
    const postgres = await start(dataDir);
    expect(await serverPid(postgres.home)).toBe(left);
    await postgres.stop();
    expect(isAlive(left)).toBe(false);
  });

  it('replaces a server that does not answer', async () => {
    const parent = startElsewhere(dataDir);
    await parent.started;
    const left = await serverPid(join(dataDir, 'postgres'));
    await parent.kill();
    process.kill(left, 'SIGSTOP');
    const postgres = await start(dataDir);
    expect(await serverPid(postgres.home)).not.toBe(left);
    expect(isAlive(left)).toBe(false);
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('recovers a server that was killed with it', async () => {
    const parent = startElsewhere(dataDir);
    await parent.started;
    await parent.kill();
    process.kill(await serverPid(join(dataDir, 'postgres')), 'SIGKILL');
    expect(await query((await start(dataDir)).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts again when the first initialisation was interrupted at any moment', async () => {
    for (const moment of ['cluster.new-', 'PG_VERSION', 'postmaster.pid']) {
      const fresh = await temporaryFolder();
      const parent = startElsewhere(fresh);
      await eventually(async () => {
        const names = await readdir(join(fresh, 'postgres'), { recursive: true });
        if (!names.some((name) => name.includes(moment))) throw new Error(`not yet at ${moment}`);
      }, 10_000);
      await parent.kill();
      const postgres = await start(fresh);
      expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await postgres.stop();
    }
  });

  it('detects another process that has the process id of the killed server', async () => {
    const first = await start(dataDir);
    const file = join(first.home, 'cluster', 'postmaster.pid');
    const { uid, gid } = await stat(file);
    const text = await readFile(file, 'utf8');
    await first.stop();
    const other = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' });
    cleanups.push(async () => other.kill('SIGKILL'));
    await writeFile(file, text.replace(/^\d+/, String(other.pid)));
    expect(await query((await start(dataDir)).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(isAlive(other.pid ?? 0)).toBe(true);
  });
});

describe('startPostgres on a folder in use', () => {
  it('waits for the one before to end', async () => {
    const parent = startElsewhere(dataDir);
    await parent.started;
    const second = start(dataDir);
    await sleep(300);
    await parent.kill();
    expect(await query((await second).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('says which process has it', async () => {
    const parent = startElsewhere(dataDir);
    await parent.started;
    await expect(start(dataDir)).rejects.toThrow(`is in use by process ${parent.pid}. Stop that one`);
    const pid = await serverPid(join(dataDir, 'postgres'));
    expect(isAlive(pid)).toBe(true);
    await parent.kill();
    await (await start(dataDir)).stop();
  });
});

describe('startPostgres on a cluster it cannot run', () => {
  it('says why, and starts once that is mended', async () => {
    const { home, stop } = await start(dataDir);
    await stop();
    const settings = join(home, 'cluster', 'postgresql.conf');
    const text = await readFile(settings, 'utf8');
    await appendFile(settings, 'no_such_setting = 1\n');
    await expect(start(dataDir)).rejects.toThrow(/PostgreSQL did not start:[\s\S]*no_such_setting/);
    await writeFile(settings, text);
    await start(dataDir);
  });

  it('names the version that wrote it', async () => {
    const { home, stop } = await start(dataDir);
    await stop();
    const file = join(home, 'cluster', 'PG_VERSION');
    const text = await readFile(file, 'utf8');
    await writeFile(file, '14\n');
    await expect(start(dataDir)).rejects.toThrow('The data was written by PostgreSQL 14; this machine has 18');
    await writeFile(file, text);
  });
});

describe('startPostgres as root', () => {
  asRoot(
    'runs the server as somebody else',
    async () => {
      const { home } = await start(dataDir);
      expect((await stat(`/proc/${await serverPid(home)}`)).uid).not.toBe(0);
      expect((await stat(home)).uid).not.toBe(0);
    },
    30_000,
  );

  asRoot(
    'moves a folder that this user cannot reach, says so once, and finds it again',
    async () => {
      const closed = await temporaryFolder('aimante closed ', 0o700);
      const first = await start(closed);
      cleanups.unshift(() => rm(first.home, { recursive: true, force: true }));
      expect(first.home).toMatch(/^\/var\/lib\/aimante\/[0-9a-f]{16}$/);
      expect(first.lines.filter((line) => line.includes('cannot access'))).toEqual([
        expect.stringContaining(`the database is in ${first.home}`),
      ]);
      await query(first.url, "CREATE TABLE magnet AS SELECT 'chat' AS name");
      await first.stop();
      const second = await start(closed);
      expect(await query(second.url, 'SELECT * FROM magnet')).toEqual([{ name: 'chat' }]);
    },
    30_000,
  );
});
