import { spawn } from 'node:child_process';
import { chown, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { askServer } from './connection.ts';
import type { DataFolder } from './data-folder.ts';
import { serverEnvironment } from './initialise.ts';
import { runCommand } from './run-command.ts';
import { hasEnded, isAlive } from './running-process.ts';

export interface Server {
  pid: number;
  port: number;
}

export interface Launch {
  folder: DataFolder;
  binaries: Binaries;
  /** Beside or instead of ours. */
  settings: Readonly<Record<string, string>>;
}

/** Replaying the log after a crash may take long. */
const recoveryMs = 120_000;
const attempts = 20;

const ownSettings = {
  listen_addresses: '127.0.0.1',
  // Loopback only: the path of a socket has a length limit that data folders exceed.
  unix_socket_directories: '',
  max_connections: 100,
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Error details quote customer data, so they are not logged.
  log_error_verbosity: 'terse',
  // The load is many short queries over a small database in memory.
  jit: 'off',
  random_page_cost: 1.1,
};

/** `nextPort` is called before every attempt. */
export async function startServer(launch: Launch, nextPort: () => Promise<number>): Promise<Server> {
  const { folder, binaries } = launch;
  let complaint = '';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = await nextPort();
    await disownPidFile(folder.cluster);
    const pid = await spawnServer(launch, port);
    if (await becomesReady(folder, { pid, port })) return { pid, port };
    await stopServer(pid, binaries);
    complaint = (await readFile(folder.serverLog, 'utf8')).trimEnd().split('\n').slice(-5).join('\n');
    if (!isPassing(complaint)) break;
    await sleep(250);
  }
  throw new Error(`PostgreSQL did not start:\n${complaint}`);
}

/**
 * The process number in a dead server's file may now belong to another process or a zombie, which PostgreSQL would take
 * for a running server. The file itself must stay, because PostgreSQL uses it to find processes of the dead server that
 * still write. PostgreSQL ignores the number of its own parent, so ours is written instead.
 */
async function disownPidFile(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text) await writeFile(file, text.replace(/^\d+/, String(process.pid)));
}

/** Another program uses the port, or processes of a killed server have not ended yet. */
function isPassing(complaint: string): boolean {
  return /Address already in use|could not create any TCP|pre-existing shared memory/.test(complaint);
}

/** Runs in a session of its own: Ctrl-C in the terminal reaches this process, which then stops the server. */
async function spawnServer({ folder, binaries, settings }: Launch, port: number): Promise<number> {
  await rename(folder.serverLog, `${folder.serverLog}.previous`).catch(() => {});
  const logFile = await open(folder.serverLog, 'w', 0o600);
  if (folder.account) await chown(folder.serverLog, folder.account.uid, folder.account.gid);
  const options = Object.entries({ ...ownSettings, ...settings, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(binaries.postgres, ['-D', folder.cluster, ...options], {
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

async function becomesReady(folder: DataFolder, server: Server): Promise<boolean> {
  const deadline = performance.now() + recoveryMs;
  while (isAlive(server.pid) && performance.now() < deadline) {
    if ((await askServer(folder, server.port)) === 'ready') return true;
    await sleep(25);
  }
  return false;
}

/** Tries a fast shutdown, then an immediate one, which the next start recovers from: under 3 seconds in all. */
export async function stopServer(pid: number, binaries: Binaries): Promise<void> {
  await signal(pid, 'SIGINT', binaries);
  if (await hasEnded(pid, 2_000)) return;
  await endServer(pid, binaries);
}

/** Ends a server that does not respond. */
export async function endServer(pid: number, binaries: Binaries): Promise<void> {
  await signal(pid, 'SIGQUIT', binaries);
  if (await hasEnded(pid, 500)) return;
  await signal(pid, 'SIGKILL', binaries);
  await hasEnded(pid, 400);
}

async function signal(pid: number, name: 'SIGINT' | 'SIGQUIT' | 'SIGKILL', binaries: Binaries): Promise<void> {
  // Windows has no signals, so PostgreSQL's own tool sends them.
  if (process.platform === 'win32') await runCommand(binaries.pgCtl, ['kill', name.slice(3), String(pid)]);
  else if (isAlive(pid)) process.kill(pid, name);
}
