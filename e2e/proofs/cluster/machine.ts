import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
} as const;
const POSTGRES = '/usr/lib/postgresql';

/** Throws one sentence that names every Debian package that is missing. */
export function refuseMissingPrograms(): void {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];
  const missing = Object.entries(PACKAGES)
    .filter(([program]) => !places.some((place) => existsSync(join(place, program))))
    .map(([, name]): string => name);
  if (!existsSync(POSTGRES)) missing.push('postgresql');
  if (missing.length > 0) throw new Error(`This proof needs Debian's packages. Install: ${missing.join(' ')}`);
}

/** The programs of the newest PostgreSQL of this machine. */
export function postgresPrograms(): string {
  const [newest] = readdirSync(POSTGRES)
    .map(Number)
    .sort((a, b) => b - a);
  return join(POSTGRES, String(newest), 'bin');
}

export function runSql(port: number, statement: string, database = 'postgres'): string {
  const args = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-Atqc', statement, database];
  return execFileSync(join(postgresPrograms(), 'psql'), args, { encoding: 'utf8' }).trim();
}
