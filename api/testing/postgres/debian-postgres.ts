import { execFileSync, type SpawnSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chosenPort } from '../../src/platform/postgres/free-port.ts';

export interface DebianPostgres {
  readonly urlOf: (database: string) => string;
  /** Runs one of its programs (`psql`, `pg_dump`) and returns its output. */
  readonly run: (program: string, args: readonly string[]) => string;
  readonly stop: () => void;
}

const VERSIONS = '/usr/lib/postgresql';

/** PostgreSQL of Debian with its clients, which our own does not have. Root gets it where it is missing. */
export async function startDebianPostgres(folder: string): Promise<DebianPostgres> {
  if (!existsSync(VERSIONS)) execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql']);
  const [newest = 0] = readdirSync(VERSIONS)
    .map(Number)
    .sort((a, b) => b - a);
  const bin = join(VERSIONS, String(newest), 'bin');
  const isRoot = process.getuid?.() === 0;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  // PostgreSQL refuses to run as root.
  const user: SpawnSyncOptions = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const data = join(folder, 'debian-postgres');
  mkdirSync(data);
  if (isRoot) chownSync(data, Number(user.uid), Number(user.gid));
  const port = await chosenPort(0);
  const place = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  const start = (program: string, args: readonly string[]): void =>
    void execFileSync(join(bin, program), args, { ...user, cwd: data, stdio: ['ignore', 'ignore', 'inherit'] });
  start('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  start('pg_ctl', ['-D', data, '-w', '-l', join(data, 'log'), '-o', `-p ${port} -h 127.0.0.1 -k ${data}`, 'start']);
  const stop = () => start('pg_ctl', ['-D', data, '-m', 'fast', 'stop']);
  // It runs without a parent, and would outlive a program that is stopped.
  process.once('SIGTERM', () => {
    stop();
    process.exit(143);
  });
  return {
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    run: (program, args) =>
      execFileSync(join(bin, program), [...place, ...args], { encoding: 'utf8', maxBuffer: 1e9 }).trim(),
    stop,
  };
}
