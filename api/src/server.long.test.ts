import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/postgres/test-database.ts';
import { migrate } from './platform/database/connection/migrate.ts';
import { chosenPort } from './platform/postgres/free-port.ts';

const script = join(import.meta.dirname, 'server.ts');
/** What a program of ours needs of this environment. With the cache it starts in half the time. */
const ours = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

describe('the server as a process', () => {
  let dataDir: string;
  let port: number;
  let child: ChildProcess;
  let output: string;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ migrate: (url) => migrate(url).then(() => {}) });
  }, 60_000);
  afterAll(() => database.drop());
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'aimante-server-'));
    port = await chosenPort(0);
    output = '';
  });
  afterEach(async () => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  function start(environment: Record<string, string> = {}) {
    child = fork(script, {
      env: { ...ours, DATA_DIR: dataDir, API_PORT: String(port), LOG_LEVEL: 'error', ...environment },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const ready = new Promise<{ type: string; url: string }>((resolve) => child.once('message', resolve as never));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { ready, ended };
  }

  it('starts from nothing, answers on both addresses of this machine, and ends in order while an upload is under way', async () => {
    const { ready, ended } = start();
    expect(await Promise.race([ready, ended])).toEqual({ type: 'ready', url: `http://localhost:${port}` });
    for (const host of ['127.0.0.1', 'localhost']) {
      expect(await (await fetch(`http://${host}:${port}/healthz`)).json()).toEqual({ status: 'ok' });
    }
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
    const upload = connect(port, 'localhost').on('error', () => undefined);
    upload.write('POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nhalf of it');
    await once(upload, 'connect');
    const stoppedAt = performance.now();
    child.disconnect();
    expect(await ended).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(15_000);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  }, 120_000);

  it('answers probes but no calls as a process for jobs', async () => {
    const { ready, ended } = start({ API_ROLE: 'jobs', DATABASE_URL: database.url });
    expect(await Promise.race([ready, ended])).toMatchObject({ type: 'ready' });
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect(await status('/readyz')).toBe(200);
    expect(await status('/api/products')).toBe(404);
    expect(await status('/docs')).toBe(404);
  }, 120_000);

  it('accepts no connection before the database has its schema', async () => {
    const migrating = new pg.Client({ connectionString: database.url });
    await migrating.connect();
    await migrating.query('SELECT pg_advisory_lock(4108771)');
    const { ready, ended } = start({ DATABASE_URL: database.url });
    while (!output.includes('another server migrates the database: this one waits'))
      await Promise.race([once(child.stdout ?? child, 'data'), ended.then(() => Promise.reject(new Error(output)))]);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    await migrating.end();
    expect(await Promise.race([ready, ended])).toMatchObject({ type: 'ready' });
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  }, 120_000);

  it('says in one line what is wrong with the environment', async () => {
    const { ended } = start({ API_PORT: 'eighty', SITE_URL: 'shop' });
    expect(await ended).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toMatch(/^Wrong configuration\. API_PORT: .*; SITE_URL: /);
  }, 120_000);

  it('refuses the demo and missing secrets in production', async () => {
    const demo = start({ NODE_ENV: 'production', DEMO: '1' });
    expect(await demo.ended).toBe(1);
    expect(output).toContain('DEMO: not allowed with NODE_ENV=production');
    const bare = start({ NODE_ENV: 'production' });
    expect(await bare.ended).toBe(1);
    expect(output).toContain('AUTH_SECRET, LINK_SECRET: needed in production');
  }, 120_000);

  it('says in one line that the given database cannot be used', async () => {
    const { ended } = start({ DATABASE_URL: `postgres://shop:very-secret@127.0.0.1:${port}/shop` });
    expect(await ended).toBe(1);
    expect(output.trim()).toMatch(/^The database of DATABASE_URL cannot be used: connect ECONNREFUSED [^\n]*$/);
    expect(output).not.toContain('very-secret');
  }, 120_000);

  it('gives a busy port two seconds, then says so', async () => {
    const holder = createServer().listen(port, 'localhost');
    const { ended } = start({ DATABASE_URL: database.url });
    expect(await ended).toBe(98);
    expect(output).toContain(`port ${port} is in use. Stop what uses it, or set API_PORT.`);
    holder.close();
  }, 120_000);
});
