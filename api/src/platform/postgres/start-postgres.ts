import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.ts';
import { asSuperuser } from './connection.ts';
import { type DataFolder, prepareDataFolder, systemFolder } from './data-folder.ts';
import { chosenPort } from './free-port.ts';
import { initialise, majorOf, removeDrafts } from './initialise.ts';
import { adoptLeftover } from './leftover.ts';
import { ownFolder } from './owner-lock.ts';
import { isAlive } from './running-process.ts';
import { type Launch, type Server, startServer, stopServer } from './server.ts';

export interface PostgresOptions {
  dataDir: string;
  /** Called with one line per event that the operator should know about. */
  log: (line: string) => void;
  /** Used if it is free; otherwise another free port. */
  port?: number;
  /** Further settings of the server. */
  settings?: Readonly<Record<string, string>>;
}

export interface Postgres {
  url: string;
  /** The actual folder of cluster, password and log. */
  home: string;
  /** Takes under 3 seconds. */
  stop(): Promise<void>;
}

const name = 'aimante';
const watchMs = 500;

/** Starts PostgreSQL in the data folder. Resolves when it accepts connections. */
export async function startPostgres({ dataDir, log, port = 0, settings = {} }: PostgresOptions): Promise<Postgres> {
  const folder = await prepareDataFolder(dataDir, log);
  const release = await ownFolder(folder.home);
  try {
    await removeDrafts(folder.home);
    const binaries = await binariesFor(folder);
    if (!existsSync(folder.cluster)) await initialise(folder, binaries);
    const server =
      (await adoptLeftover(folder, binaries)) ??
      (await startServer({ folder, binaries, settings }, () => chosenPort(port)));
    await ensureDatabase(folder, server.port);
    log(`PostgreSQL ${binaries.version} on port ${server.port}, data in ${folder.cluster}`);
    const stopServing = keepRunning({ folder, binaries, settings, log }, server);
    let stopped: Promise<void> | undefined;
    return {
      url: `postgres://${name}:${folder.password}@127.0.0.1:${server.port}/${name}`,
      home: folder.home,
      stop() {
        stopped ??= stopServing().then(release);
        return stopped;
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function binariesFor(folder: DataFolder): Promise<Binaries> {
  const major = await majorOf(folder.cluster);
  return findBinaries({
    ...(major !== undefined && { major }),
    ...(folder.account && { account: folder.account }),
    copies: systemFolder,
  });
}

/** The shop's role owns its database and may clone it, but is no superuser. */
async function ensureDatabase(folder: DataFolder, port: number): Promise<void> {
  await asSuperuser(folder, port, async (client) => {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
    if (!role.rowCount) await client.query(`CREATE ROLE ${name} LOGIN CREATEDB PASSWORD '${folder.password}'`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!database.rowCount) await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
  });
}

interface Keeping extends Launch {
  log: (line: string) => void;
}

/** Restarts the server on the same port whenever it ends unasked. Returns the function that stops it for good. */
function keepRunning({ log, ...launch }: Keeping, first: Server): () => Promise<void> {
  let server = first;
  const halt = new AbortController();
  const watch = async () => {
    while (await hasPassed(watchMs, halt.signal)) {
      if (isAlive(server.pid)) continue;
      log('PostgreSQL ended by itself; starting it again.');
      const { port } = server;
      server = await startServer(launch, async () => port).catch((error: Error) => {
        log(error.message);
        return server;
      });
    }
  };
  const watching = watch();
  // If this process exits without a stop, for example by an error, it asks for a shutdown but cannot wait for it.
  const endToo = () => isAlive(server.pid) && process.platform !== 'win32' && process.kill(server.pid, 'SIGINT');
  process.once('exit', endToo);
  return async () => {
    process.off('exit', endToo);
    halt.abort();
    await watching;
    await stopServer(server.pid, launch.binaries);
  };
}

/** False: aborted before the time was over. */
function hasPassed(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { ref: false, signal }).catch(() => false);
}
