import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '../../src/platform/database/connection/connect.ts';
import { migrate } from '../../src/platform/database/connection/migrate.ts';
import { chosenPort } from '../../src/platform/postgres/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.ts';
import type { TestServer } from '../selling/test-buyer.ts';

/** How many times the server may end before it is ready. */
const MOST_STARTS = 5;
const script = join(import.meta.dirname, '../../src/server.ts');

interface ServerToKill extends TestServer {
  db: Database;
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** The real server in a separate process, with a database that outlives it. */
export async function startServerToKill(
  environment: Record<string, string>,
  ownDatabase?: TestDatabase,
): Promise<ServerToKill> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
  const database = ownDatabase ?? (await createTestDatabase({ migrate: (url) => migrate(url).then(() => {}) }));
  const { db, pool } = connect({ url: database.url });
  const port = await chosenPort(0);
  let child: ChildProcess | undefined;
  const kill = async () => {
    const dying = child;
    child = undefined;
    if (!dying) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  };
  return {
    db,
    async send(path, init) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as object };
    },
    /** If the server ends before it is ready, it is started again, as a deployment does. */
    async start() {
      const env = {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'test',
        DEMO: 'false',
        LOG_LEVEL: 'silent',
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        API_PORT: String(port),
        ...environment,
      };
      for (let starts = 0; starts < MOST_STARTS; starts += 1) {
        child = fork(script, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
        const isReady = await Promise.race([
          once(child, 'message').then(() => true),
          once(child, 'exit').then(() => false),
        ]);
        if (isReady) return;
      }
      throw new Error(`The server ended ${MOST_STARTS} times before it was ready.`);
    },
    kill,
    async close() {
      await kill();
      await pool.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
