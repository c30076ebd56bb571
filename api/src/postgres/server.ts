import { spawn } from 'node:child_process';
import { chown, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import { serverEnvironment, superuser } from './initialise.ts';
import { type Postmaster, readPostmaster } from './postmaster-file.ts';
import { runCommand } from './run-command.ts';
import { hasEnded, isAlive, isServerOf } from './running-process.ts';

/** Replaying the log after a crash may take its time; a server that makes no progress ends by itself. */
const recoveryMs = 120_000;
const attempts = 8;

/** Starts the server on `port` where that is free, else on any other. */
export async function startServer(folder: DataFolder, binaries: Binaries, port: number): Promise<Postmaster> {
  let complaint = '';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const chosen = attempt === 0 && port !== 0 && (await isFree(port)) ? port : await freePort();
    const pid = await launch(folder, binaries, chosen);
    if (await becomesReady(folder, { pid, port: chosen })) return { pid, port: chosen };
    complaint = (await readFile(folder.serverLog, 'utf8')).trimEnd().split('\n').slice(-5).join('\n');
    // The port was taken under our hands, or the last processes of a killed server are still going.
    if (!/Address already in use|pre-existing shared memory|could not create any TCP/.test(complaint)) break;
    await sleep(250);
  }
  throw new Error(`PostgreSQL did not start:\n${complaint}`);
}

/** A session of its own: Ctrl-C in the terminal reaches us, and the server only through us. */
async function launch(folder: DataFolder, binaries: Binaries, port: number): Promise<number> {
  const logFile = await open(folder.serverLog, 'w', 0o600);
  if (folder.account) await chown(folder.serverLog, folder.account.uid, folder.account.gid);
  const child = spawn(binaries.postgres, serverArguments(folder.cluster, port), {
    cwd: folder.home,
    detached: true,
    windowsHide: true,
    env: serverEnvironment(),
    stdio: ['ignore', logFile.fd, logFile.fd],
    ...(folder.account && { uid: folder.account.uid, gid: folder.account.gid }),
  });
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('spawn', () => resolve(child.pid ?? 0));
    });
  } finally {
    child.unref();
    await logFile.close();
  }
}

function serverArguments(cluster: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    // Loopback only: a socket's path has a length limit that data folders exceed.
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 100,
    fsync: 'on',
    log_min_messages: 'warning',
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function becomesReady(folder: DataFolder, server: Postmaster): Promise<boolean> {
  const deadline = performance.now() + recoveryMs;
  while (isAlive(server.pid) && performance.now() < deadline) {
    if (await isHealthy(folder, server)) return true;
    await sleep(50);
  }
  return false;
}

/** Whether the server answers, to our password, from our cluster. */
export async function isHealthy(folder: DataFolder, { port }: Postmaster): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password: folder.password,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('SHOW data_directory');
    return rows[0]?.data_directory === folder.cluster;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The server that a killed parent left in this cluster, if it is in good health. Anything else in its place is cleared away. */
export async function adoptLeftover(folder: DataFolder, binaries: Binaries): Promise<Postmaster | undefined> {
  const left = await readPostmaster(folder.cluster);
  if (!left) return undefined;
  const isOurs = await isServerOf(folder.cluster, left.pid);
  if (isOurs && (await isHealthy(folder, left))) return left;
  if (isOurs) await stopServer(left.pid, binaries);
  // The number now belongs to somebody else: PostgreSQL would take that one for a running server.
  else await rm(join(folder.cluster, 'postmaster.pid'), { force: true });
  return undefined;
}

/** Asks for a fast shutdown, then for an immediate one: the log makes up for it at the next start. */
export async function stopServer(pid: number, binaries: Binaries): Promise<void> {
  await signal(pid, 'SIGINT', binaries);
  if (await hasEnded(pid, 2_500)) return;
  await signal(pid, 'SIGQUIT', binaries);
  if (await hasEnded(pid, 500)) return;
  await signal(pid, 'SIGKILL', binaries);
  await hasEnded(pid, 2_000);
}

async function signal(pid: number, name: 'SIGINT' | 'SIGQUIT' | 'SIGKILL', binaries: Binaries): Promise<void> {
  // Windows has no signals; PostgreSQL brings its own.
  if (process.platform === 'win32') await runCommand(binaries.pgCtl, ['kill', name.slice(3), String(pid)]);
  else if (isAlive(pid)) process.kill(pid, name);
}

function isFree(port: number): Promise<boolean> {
  return listen(port).then(
    () => true,
    () => false,
  );
}

const freePort = () => listen(0);

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
